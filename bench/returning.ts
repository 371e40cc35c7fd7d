import type { Browser, BrowserContext } from 'playwright-core';
import { bytesOfReturn, type ReturnBytes, stayAt } from '../e2e/requests/return-visit';
import type { Progress } from './command';
import { PHONE } from './conditions';
import { format, markdownTable } from './figures';
import { SENTENCES, type Shipping } from './sites';

/** What a reader who was there before loads of a page, once a part's team has shipped one English sentence. */
export interface Return extends ReturnBytes {
  shipped: string;
  path: string;
  /** Whether the browser takes differences to what it has (RFC 9842): Chromium does, and others load whole files. */
  hasDictionaries: boolean;
}

/** Has Chromium take no differences. */
export const WITHOUT_DICTIONARIES =
  '--disable-features=CompressionDictionaryTransport,CompressionDictionaryTransportBackend';

/** Both teams' pages, in the language that is shipped and in one that is not. */
const PAGES = ['/', '/kn/', '/privacy-policy', '/kn/privacy-policy'];

/** Longer than `site serve` keeps an answer about what is live, in ms. */
const SEEN_LIVE_AFTER = 1_000;

/**
 * @param browsers the second one takes no differences
 * @param origin of a server of what `shipping` puts live
 */
export async function measureReturns(
  browsers: [Browser, Browser],
  origin: string,
  shipping: Shipping,
  progress: Progress,
): Promise<Return[]> {
  const returns: Return[] = [];
  for (const shipped of Object.keys(SENTENCES)) {
    const readers: (Pick<Return, 'path' | 'hasDictionaries'> & { reader: BrowserContext })[] = [];
    for (const path of PAGES) {
      for (const browser of browsers) {
        const reader = await browser.newContext(PHONE);
        readers.push({ path, hasDictionaries: browser === browsers[0], reader });
        await stayAt(reader, origin + path);
      }
    }
    shipping.edit(shipped);
    await shipping.site('publish', shipped);
    await shipping.site('promote', shipped);
    await new Promise((seen) => setTimeout(seen, SEEN_LIVE_AFTER));
    for (const { reader, ...who } of readers) {
      progress(`${who.path} after ${shipped} shipped a sentence`);
      returns.push({ shipped, ...who, ...bytesOfReturn(await stayAt(reader, origin + who.path)) });
      await reader.close();
    }
  }
  return returns;
}

/** Two rows a page, a column a part whose team shipped: bytes of the document, and of all else. */
export function returnsTable(returns: Return[]): string {
  const parts = [...new Set(returns.map(({ shipped }) => shipped))];
  const readers = returns.filter(({ shipped }) => shipped === parts[0]);
  const rows = readers.map(({ path, hasDictionaries }) => [
    hasDictionaries ? path : `${path}, browser without dictionaries`,
    ...parts.map((part) => {
      const isSame = (one: Return) => one.path === path && one.hasDictionaries === hasDictionaries;
      const { total, beyondHtml } = returns.find((one) => one.shipped === part && isSame(one))!;
      return `${format(total - beyondHtml, 'bytes')} + ${format(beyondHtml, 'bytes')}`;
    }),
  ]);
  return markdownTable([['page', ...parts.map((part) => `after ${part} shipped`)], ...rows]);
}
