import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DEFAULT_LANGUAGE, languageFolder, languages } from '@site/shared/site/languages';

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * Every deployment compresses every page again, because each names it. The highest quality takes 3 ms for each kB, the
 * next one a third of that, for 2 % more bytes (decision 0038).
 */
const QUALITY = { inEnglish: 11, translated: 10 };
const translations = languages.filter(({ tag }) => tag !== DEFAULT_LANGUAGE);

/**
 * The compressed siblings of a file (`index.html.br`, `index.html.gz`), so that any server sends them as they are.
 * None for formats that are compressed already, and none that would be larger than the file.
 */
export async function encodedSiblings(name: string, body: Buffer): Promise<Record<string, Buffer>> {
  if (!compressible.test(name)) return {};
  const isTranslated = translations.some(({ tag }) => name.startsWith(languageFolder(tag)));
  const [br, gz] = await Promise.all([
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isTranslated ? QUALITY.translated : QUALITY.inEnglish,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
    gzipped(body, { level: 9 }),
  ]);
  const siblings = { [`${name}.br`]: br, [`${name}.gz`]: gz };
  return Object.fromEntries(Object.entries(siblings).filter(([, encoded]) => encoded.length < body.length));
}
