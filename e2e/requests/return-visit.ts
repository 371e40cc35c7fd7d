import type { BrowserContext } from 'playwright-core';
import { sumOfBytes } from './bytes';
import { NetworkLog } from './network-log';

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
  const stay = async () => {
    const page = await context.newPage();
    const log = await NetworkLog.of(await context.newCDPSession(page));
    await page.goto(url);
    await page.waitForTimeout(STAY);
    const requests = await log.requests();
    await page.close();
    return requests;
  };
  await stay();
  await between();
  const requests = await stay();
  const fetched = requests.filter(({ type }) => type !== 'html');
  return { total: sumOfBytes(requests), beyondHtml: sumOfBytes(fetched) };
}
