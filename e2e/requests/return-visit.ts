import type { BrowserContext } from 'playwright-core';
import { sumOfBytes } from './bytes';
import { NetworkLog, type PageRequest } from './network-log';

/** How long after load a visit goes on, in ms, so that what the site does when idle is counted too. */
const STAY = 3_000;

export interface ReturnBytes {
  /** Everything, the heads of answers included. */
  total: number;
  /** What was fetched besides the page's own document. */
  beyondHtml: number;
}

/** What a page costs a browser that has been there before. @param between happens between the two visits */
export async function returnVisit(
  context: BrowserContext,
  url: string,
  between = async () => {},
): Promise<ReturnBytes> {
  await stayAt(context, url);
  await between();
  return bytesOfReturn(await stayAt(context, url));
}

/** Opens a page, and looks at it for a while. @returns what it asked for */
export async function stayAt(context: BrowserContext, url: string): Promise<PageRequest[]> {
  const page = await context.newPage();
  const log = await NetworkLog.of(await context.newCDPSession(page));
  await page.goto(url);
  await page.waitForTimeout(STAY);
  const requests = await log.requests();
  await page.close();
  return requests;
}

export function bytesOfReturn(requests: PageRequest[]): ReturnBytes {
  const fetched = requests.filter(({ type }) => type !== 'html');
  return { total: sumOfBytes(requests), beyondHtml: sumOfBytes(fetched) };
}
