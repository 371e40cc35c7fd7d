import type { CDPSession } from 'playwright-core';
import { type Initiator, requestDepths } from './request-depth';

export type FileType = 'html' | 'script' | 'style' | 'font' | 'image' | 'other';

/** One request of a visit. */
export interface PageRequest {
  url: string;
  type: FileType;
  /** ms since navigation. */
  start: number;
  /** Bytes over the wire, headers included; 0 from a cache. */
  bytes: number;
  /** The document is 1, what it names is 2, what that asks for is 3. */
  depth: number;
}

/** By Chrome's names; what is preloaded has the type that it is preloaded as. */
const TYPES: Record<string, FileType> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** A page that is open: it stands where else the document does. */
const PAGE = { url: '', initiator: { type: 'other' } };

type Session = Pick<CDPSession, 'send' | 'on'>;

/** Records all requests of a page, by the browser's own account. */
export class NetworkLog {
  /** By Chrome's ids; starts in s, by its clock. */
  private readonly entries = new Map<string, Omit<PageRequest, 'depth'> & { initiator: Initiator }>();

  private constructor(private readonly session: Session) {}

  /**
   * Starts recording.
   * @param isTracingCauses whether to follow promises back to the script that began them: exact, but slows scripts
   */
  static async of(session: Session, { isTracingCauses = false } = {}): Promise<NetworkLog> {
    const log = new NetworkLog(session);
    session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type, initiator }) => {
      if (!/^https?:/.test(request.url)) return;
      const facts = { url: request.url, type: TYPES[type!] ?? ('other' as const), start: timestamp };
      log.entries.set(requestId, { ...facts, bytes: 0, initiator });
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

  /** The requests of the page that is open so far, in the order in which they were made. */
  async requests(): Promise<PageRequest[]> {
    await this.session.send('Performance.enable');
    const { metrics } = await this.session.send('Performance.getMetrics');
    const navigation = metrics.find(({ name }) => name === 'NavigationStart')!.value;
    // The page before may still have asked for something when this one was gone to.
    const entries = [...this.entries.values()].filter(({ start }) => start >= navigation);
    const depths = requestDepths(entries);
    return entries.map(({ url, type, start, bytes }) => ({
      ...{ url, type, start: (start - navigation) * 1000, bytes },
      depth: depths.get(url) ?? 1,
    }));
  }

  /**
   * How deep each request after the first ones is for a visitor who follows a link, by URL: what the page asks for is 1, what that asks
   * for is 2.
   * @param count of the requests before
   */
  depthsAfter(count: number): Map<string, number> {
    const depths = requestDepths([PAGE, ...[...this.entries.values()].slice(count)]);
    depths.delete(PAGE.url);
    return new Map([...depths].map(([url, depth]) => [url, depth - 1]));
  }
}
