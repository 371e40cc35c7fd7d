import type { CDPSession } from 'playwright-core';
import { type Initiator, requestDepths } from './request-depth';

export type FileType = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

/** One request of a visit. */
export interface PageRequest {
  url: string;
  type: FileType;
  /** ms since the document was asked for. */
  start: number;
  /** Bytes over the wire, headers included; 0 from a cache. */
  bytes: number;
  /** The document is 1, what it names is 2, what that asks for is 3. */
  depth: number;
}

interface Entry {
  url: string;
  cdpType: string;
  startedAt: number;
  bytes: number;
  initiator: Initiator;
}

/** Notes all requests of a page, by the browser's own account. */
export class NetworkLog {
  private readonly entries = new Map<string, Entry>();

  /**
   * Starts noting.
   * @param isTracingCauses whether to follow promises back to the script that began them: exact, but slows scripts
   */
  static async of(session: CDPSession, { isTracingCauses = false } = {}): Promise<NetworkLog> {
    const log = new NetworkLog();
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
      if (!/^https?:/.test(request.url)) return;
      const { url } = request;
      log.entries.set(requestId, {
        url,
        cdpType: type ?? '',
        startedAt: timestamp,
        bytes: 0,
        initiator,
      });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const entry = log.entries.get(requestId);
      if (entry) entry.bytes = encodedDataLength;
    });
    await session.send('Network.enable');
    if (isTracingCauses) {
      await session.send('Debugger.enable');
      await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 32 });
    }
    return log;
  }

  /** The requests so far, in the order in which they were made. */
  requests(): PageRequest[] {
    const entries = [...this.entries.values()];
    const begin = entries[0]?.startedAt ?? 0;
    const depths = requestDepths(entries);
    return entries.map(({ url, cdpType, startedAt, bytes }) => ({
      url,
      type: fileType(url, cdpType),
      start: (startedAt - begin) * 1000,
      bytes,
      depth: depths.get(url) ?? 1,
    }));
  }
}

function fileType(url: string, cdpType: string): FileType {
  if (cdpType === 'Document') return 'html';
  const { pathname } = new URL(url);
  if (/\.m?js$/.test(pathname)) return 'script';
  if (/\.css$/.test(pathname)) return 'style';
  if (/\.(woff2?|ttf|otf)$/.test(pathname)) return 'font';
  if (/\.(svg|png|jpe?g|avif|webp|gif|ico)$/.test(pathname)) return 'image';
  return 'other';
}
