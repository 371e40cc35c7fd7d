import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import { DEFAULT_LANGUAGE, languageFolder, languages } from '@site/shared/site/languages';

const compressible = /\.(html|js|css|svg|json|txt|xml|md|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** What visitors seldom load, or none of them: the page that says "not found", and the texts next to the pages. */
const seldomLoaded = /(^|\/)404\.html$|\.(json|md|txt|xml)$/;

/** In bytes. */
const SMALL = 16_000;

/** In bytes. Of a text that no reader waits for, a file more costs a shipper more than compressing it spares a visitor. */
const TINY = 1_000;

const homePage = /(^|\/)index\.html$/;

/**
 * Every deployment compresses every page again, because each names it. The highest quality takes 3 ms for each kB; the
 * next one a third of that, for 2 % more bytes; 6 next to nothing, for 7 % (decision 14).
 */
const QUALITY = { inEnglish: 11, translated: 10, quick: 6 };
const translations = languages.filter(({ tag }) => tag !== DEFAULT_LANGUAGE);

/** From so many pages on, of all languages together, shipping one part would wait for all the others (decision 14). */
const MANY_PAGES = 61;

/**
 * The compressed siblings of a file (`index.html.br`, `index.html.gz`), so that any server sends them as they are.
 * None for formats that are compressed already, for tiny texts next to the pages, and none that would be larger than the file.
 * @param pageCount of the site that the file is one of
 */
export async function encodedSiblings(
  name: string,
  body: Buffer,
  pageCount = 0,
): Promise<Record<string, Buffer>> {
  if (!compressible.test(name) || (seldomLoaded.test(name) && body.length < TINY)) return {};
  const quality = qualityFor(name, pageCount);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  // What is small is done before another thread has begun with it.
  const isAtOnce = quality === QUALITY.quick && body.length < SMALL;
  const [br, gz] = isAtOnce
    ? [brotliCompressSync(body, { params }), gzipSync(body, { level: 9 })]
    : await Promise.all([brotli(body, { params }), gzipped(body, { level: 9 })]);
  const siblings = { [`${name}.br`]: br, [`${name}.gz`]: gz };
  return Object.fromEntries(Object.entries(siblings).filter(([, encoded]) => encoded.length < body.length));
}

/** The name of the file that a compressed sibling stands for; null for any other name. */
export function plainNameOf(name: string): string | null {
  return /^(.+)\.(br|gz)$/s.exec(name)?.[1] ?? null;
}

/** More than any file of a site has unpacked, in bytes: what unpacks to more is none of ours. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/** What is in a compressed sibling; empty where it cannot be unpacked. */
export function unpack(name: string, body: Uint8Array): Buffer {
  try {
    const unpacking = name.endsWith('.br') ? brotliDecompressSync : gunzipSync;
    return unpacking(body, { maxOutputLength: MAX_UNPACKED });
  } catch {
    return Buffer.alloc(0);
  }
}

/** How many pages are among the files of a site, "not found" among them, each language's for itself. */
export function countPages(names: string[]): number {
  return names.filter((name) => name.endsWith('.html')).length;
}

/** The home pages are those of most visitors: they stay as small as they are, however many others there are. */
function qualityFor(name: string, pageCount: number): number {
  const isOneOfMany = pageCount >= MANY_PAGES && /\.html$/.test(name) && !homePage.test(name);
  if (isOneOfMany || seldomLoaded.test(name)) return QUALITY.quick;
  const isTranslated = translations.some(({ tag }) => name.startsWith(languageFolder(tag)));
  return isTranslated ? QUALITY.translated : QUALITY.inEnglish;
}
