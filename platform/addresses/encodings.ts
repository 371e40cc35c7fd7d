import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const compressByBrotli = promisify(brotliCompress);
const compressByGzip = promisify(gzip);

/** In a few ms for a page, and as small as it gets: a twelfth less, in twenty times as long (decision 14). */
type Quality = 'quick' | 'best';
const QUALITY: Record<Quality, number> = { quick: 6, best: 11 };

/** In bytes. More than any text of a release has: what unpacks to more is none of ours, and would keep a server busy at each request. */
const MAX_UNPACKED = 8 * 1024 * 1024;

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

/**
 * The compressed siblings of a release's file (`main.js.br`, `main.js.gz`), which are sent as they are. None for formats that are
 * compressed already, and none that would be larger than the file.
 */
export async function encodedSiblings(name: string, body: Buffer): Promise<Record<string, Buffer>> {
  if (!isCompressible(name) || body.length > MAX_UNPACKED) return {};
  const [br, gz] = await Promise.all([encodeBrotli(body, 'best'), encodeGzip(body)]);
  const siblings = { [`${name}.br`]: br, [`${name}.gz`]: gz };
  return Object.fromEntries(Object.entries(siblings).filter(([, encoded]) => encoded.length < body.length));
}

/** The name of the file that a compressed sibling stands for; null for any other name. */
export function plainNameOf(name: string): string | null {
  return /^(.+)\.(br|gz)$/s.exec(name)?.[1] ?? null;
}

/** What is in a compressed sibling; empty where it cannot be unpacked. */
export function unpack(name: string, body: Uint8Array): Buffer {
  try {
    const unpacking = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return unpacking(body, { maxOutputLength: MAX_UNPACKED });
  } catch {
    return Buffer.alloc(0);
  }
}
