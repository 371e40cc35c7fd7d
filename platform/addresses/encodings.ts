import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const compressByBrotli = promisify(brotliCompress);
const compressByGzip = promisify(gzip);

/** In a few ms for a page, and as small as it gets: a twelfth less, in twenty times as long (decision 14). */
type Quality = 'quick' | 'best';
const QUALITY: Record<Quality, number> = { quick: 6, best: 11 };

/** Whether it is worth compressing a file of this name. */
export function isCompressible(name: string): boolean {
  return compressible.test(name);
}

export function encodeBrotli(body: Uint8Array, quality: Quality): Promise<Buffer> {
  return compressByBrotli(body, {
    // What comes out in one piece costs the thread that asked less.
    chunkSize: 65_536,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

export function encodeGzip(body: Uint8Array): Promise<Buffer> {
  return compressByGzip(body, { level: 9 });
}
