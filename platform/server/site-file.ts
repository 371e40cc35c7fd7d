import { createHash } from 'node:crypto';
import { contentType, policyOfFile, encodeBrotli, encodeGzip, isCompressible } from '@site/addresses';

export type Encoding = 'br' | 'gzip';

/** One file in one encoding, as it goes over the wire. */
export interface SiteFile {
  body: Buffer;
  /** What belongs to the file itself, for every request: type, encoding, entity tag, a page's policy. */
  headers: Record<string, string> & { ETag: string };
}

/** Makes a file ready to send, once: a page goes out many thousand times. @param name decides the type @param policy of its own, if any */
export function readyToSend(name: string, body: Buffer, policy: string | null = null): SiteFile {
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const headers = {
    'Content-Type': contentType(name),
    ETag: `"${digest}"`,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return { body, headers };
}

/** A file in each encoding that it was asked for in. */
interface Sendable {
  plain: SiteFile;
  encoded: Partial<Record<Encoding, Promise<SiteFile>>>;
}

/**
 * Files ready to send. The first visitor who asks for one gets it compressed quickly; meanwhile it is compressed as
 * well as it can be, one file at a time, for all others. Kept as long as their bytes are.
 */
export class CompressedFiles {
  private readonly sendable = new WeakMap<Buffer, Sendable>();
  /** The end of what is to be compressed without a visitor who waits. */
  private later: Promise<unknown> = Promise.resolve();

  /** A file in the first of the accepted encodings, or as it is where that would not help. */
  async find(name: string, body: Buffer, [encoding]: Encoding[]): Promise<SiteFile> {
    const policy = () => policyOfFile(name, body.toString());
    const file = this.sendable.get(body) ?? { plain: readyToSend(name, body, policy()), encoded: {} };
    this.sendable.set(body, file);
    if (!encoding || !isCompressible(name)) return file.plain;
    return (file.encoded[encoding] ??= this.encode(file, encoding));
  }

  private async encode(file: Sendable, encoding: Encoding): Promise<SiteFile> {
    const { body, headers } = file.plain;
    const encoded = (smaller: Buffer) => {
      if (smaller.length >= body.length) return file.plain;
      // Weak: the same text may come in other bytes, of a later answer or another server (RFC 9110 §8.8.3).
      const ETag = `W/${headers.ETag.slice(0, -1)}-${encoding}"`;
      return { body: smaller, headers: { ...headers, 'Content-Encoding': encoding, ETag } };
    };
    if (encoding === 'gzip') return encoded(await encodeGzip(body));
    const improve = async () => {
      const best = encoded(await encodeBrotli(body, 'best'));
      file.encoded.br = Promise.resolve(best);
    };
    this.later = this.later.then(improve).catch(() => undefined);
    return encoded(await encodeBrotli(body, 'quick'));
  }
}
