import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The compressed siblings of a file (`index.html.br`, `index.html.gz`), so that any server sends them as they are.
 * None for formats that are compressed already, and none that would be larger than the file.
 */
export async function encodedSiblings(name: string, body: Buffer): Promise<Record<string, Buffer>> {
  if (!compressible.test(name)) return {};
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gzipped(body, { level: 9 }),
  ]);
  const siblings = { [`${name}.br`]: br, [`${name}.gz`]: gz };
  return Object.fromEntries(Object.entries(siblings).filter(([, encoded]) => encoded.length < body.length));
}
