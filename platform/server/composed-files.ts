import { policyOfFile } from '@site/addresses';
import { encodeBrotli, encodeGzip, isCompressible } from '@site/ledger';
import { type Encoding, readyToSend, type SiteFile } from './site-file';

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
