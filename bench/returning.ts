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
}

/** Both teams' pages, in the language that is shipped and in one that is not. */
const PAGES = ['/', '/kn/', '/privacy-policy', '/kn/privacy-policy'];

/** Longer than `site serve` keeps an answer about what is live, in ms. */
const SEEN_LIVE_AFTER = 1_000;

/** @param origin of a server of what `shipping` puts live */
export async function measureReturns(
  browser: Browser,
  origin: string,
  shipping: Shipping,
  progress: Progress,
): Promise<Return[]> {
  const returns: Return[] = [];
  for (const shipped of Object.keys(SENTENCES)) {
    const readers = new Map<string, BrowserContext>();
    for (const path of PAGES) {
      const reader = await browser.newContext(PHONE);
      readers.set(path, reader);
      await stayAt(reader, origin + path);
    }
    shipping.edit(shipped);
    await shipping.site('publish', shipped);
    await shipping.site('promote', shipped);
    await new Promise((seen) => setTimeout(seen, SEEN_LIVE_AFTER));
    for (const [path, reader] of readers) {
      progress(`${path} after ${shipped} shipped a sentence`);
      returns.push({ shipped, path, ...bytesOfReturn(await stayAt(reader, origin + path)) });
      await reader.close();
    }
  }
  return returns;
}

/** A row a page, a column a part whose team shipped: bytes of the document, and of all else. */
export function returnsTable(returns: Return[]): string {
  const parts = [...new Set(returns.map(({ shipped }) => shipped))];
  const rows = [...new Set(returns.map(({ path }) => path))].map((path) => [
    path,
    ...parts.map((part) => {
      const { total, beyondHtml } = returns.find((one) => one.path === path && one.shipped === part)!;
      return `${format(total - beyondHtml, 'bytes')} + ${format(beyondHtml, 'bytes')}`;
    }),
  ]);
  return markdownTable([['page', ...parts.map((part) => `after ${part} shipped`)], ...rows]);
}
