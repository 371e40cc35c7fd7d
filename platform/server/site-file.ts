import { createHash } from 'node:crypto';
import { contentType, policyOfFile, encodeBrotli, encodeGzip, isCompressible } from '@site/addresses';

export type Encoding = 'br' | 'gzip';

/** One file in one encoding, as it goes over the wire. */
export interface SiteFile {
  body: Buffer;
  /** What belongs to the file itself, for every request: type, encoding, entity tag, a page's policy. */
  headers: Record<string, string> & { ETag: string };
}

interface FileToSend {
  /** Decides the content type. */
  name: string;
  body: Buffer;
  /** What was compressed by this server: another server, or a later answer, may have it in other bytes. @default the body is always the same */
  plain?: Buffer;
  /** How the body is compressed; null for the file as it is. */
  encoding: Encoding | null;
  /** Value of its Content-Security-Policy, where it has one of its own. */
  policy?: string | null;
}

/** Makes a file ready to send, once: a page goes out many thousand times. */
export function readyToSend({ name, body, plain, encoding, policy }: FileToSend): SiteFile {
  const digest = createHash('sha256')
    .update(plain ?? body)
    .digest('base64url')
    .slice(0, 22);
  const headers = {
    'Content-Type': contentType(name),
    ...(encoding && { 'Content-Encoding': encoding }),
    // Changes with the bytes and with the encoding; weak, where the same text may come in other bytes (RFC 9110 §8.8.3).
    ETag: plain ? `W/"${digest}-${encoding}"` : `"${digest}"`,
    ...(policy && { 'Content-Security-Policy': policy }),
  };
  return { body, headers };
}

/** A composed file in each encoding that it was asked for in. */
interface Sendable {
  plain: SiteFile;
  encoded: Partial<Record<Encoding, Promise<SiteFile>>>;
}

/**
 * Composed files ready to send. The first visitor who asks for one gets it compressed quickly; meanwhile it is compressed as
 * well as it can be, one file at a time, for all others. Kept as long as their site is.
 */
export class ComposedFiles {
  private readonly sendable = new WeakMap<Buffer, Sendable>();
  /** The end of what is to be compressed without a visitor who waits. */
  private later: Promise<unknown> = Promise.resolve();

  /** A file in the first of the accepted encodings, or as it is where that would not help. */
  async find(name: string, body: Buffer, [encoding]: Encoding[]): Promise<SiteFile> {
    const file = this.sendable.get(body) ?? { plain: plainFile(name, body), encoded: {} };
    this.sendable.set(body, file);
    if (!encoding || !isCompressible(name)) return file.plain;
    return (file.encoded[encoding] ??= this.encode(name, file, encoding));
  }

  private async encode(name: string, file: Sendable, encoding: Encoding): Promise<SiteFile> {
    const { body, headers } = file.plain;
    const encoded = (smaller: Buffer) =>
      smaller.length < body.length
        ? readyToSend({
            name,
            body: smaller,
            plain: body,
            encoding,
            policy: headers['Content-Security-Policy'],
          })
        : file.plain;
    if (encoding === 'gzip') return encoded(await encodeGzip(body));
    const improve = async () => {
      const best = encoded(await encodeBrotli(body, 'best'));
      file.encoded.br = Promise.resolve(best);
    };
    this.later = this.later.then(improve).catch(() => undefined);
    return encoded(await encodeBrotli(body, 'quick'));
  }
}

function plainFile(name: string, body: Buffer): SiteFile {
  return readyToSend({ name, body, encoding: null, policy: policyOfFile(name, body.toString()) });
}
