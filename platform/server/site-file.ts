import { hash } from 'node:crypto';
import { contentType, policyOfFile, encodeBrotli, encodeGzip, isCompressible } from '@site/addresses';

export type Encoding = 'br' | 'gzip';

/** One file in one encoding, as it goes over the wire. */
export interface SiteFile {
  body: Buffer;
  /** Its bytes without an encoding. */
  plain: Buffer;
  /** What belongs to the file itself, for every request: type, encoding, entity tag, a page's policy. */
  headers: Record<string, string> & { ETag: string };
}

/** Makes a file ready to send, once: a page goes out many thousand times. @param name decides the type @param policy of its own, if any */
export function readyToSend(name: string, body: Buffer, policy: string | null = null): SiteFile {
  const digest = hash('sha256', body, 'base64url').slice(0, 22);
  const headers = {
    'Content-Type': contentType(name),
    ETag: `"${digest}"`,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return { body, plain: body, headers };
}

/** Work that no visitor waits for, one piece after the other. A piece that fails is left out. */
export class Background {
  private end: Promise<unknown> = Promise.resolve();

  add(work: () => Promise<unknown>): void {
    this.end = this.end.then(work).catch(() => undefined);
  }
}

/**
 * A file ready to send in each encoding that it was asked for in. The first visitor who asks for one gets it compressed quickly; meanwhile it
 * is compressed as well as it can be for all others.
 */
export class CompressedFile {
  private readonly plain: SiteFile;
  private readonly encoded: Partial<Record<Encoding, Promise<SiteFile>>> = {};

  /** @param background where it is compressed meanwhile */
  constructor(
    private readonly name: string,
    body: Buffer,
    private readonly background: Background,
  ) {
    this.plain = readyToSend(name, body, policyOfFile(name, body.toString()));
  }

  /** Bytes without an encoding. */
  get size(): number {
    return this.plain.body.length;
  }

  holds(body: Buffer): boolean {
    return this.plain.body.equals(body);
  }

  /** The file in the first of the accepted encodings, or as it is where that would not help. */
  async as([encoding]: Encoding[]): Promise<SiteFile> {
    if (!encoding || !isCompressible(this.name)) return this.plain;
    return (this.encoded[encoding] ??= this.encode(encoding));
  }

  private async encode(encoding: Encoding): Promise<SiteFile> {
    const { plain, headers } = this.plain;
    const encoded = (body: Buffer) => {
      if (body.length >= plain.length) return this.plain;
      // Weak: the same text may come in other bytes, of a later answer or another server (RFC 9110 §8.8.3).
      const ETag = `W/${headers.ETag.slice(0, -1)}-${encoding}"`;
      return { body, plain, headers: { ...headers, 'Content-Encoding': encoding, ETag } };
    };
    if (encoding === 'gzip') return encoded(await encodeGzip(plain));
    this.background.add(async () => {
      const best = encoded(await encodeBrotli(plain, 'best'));
      this.encoded.br = Promise.resolve(best);
    });
    return encoded(await encodeBrotli(plain, 'quick'));
  }
}
