import type { Browser } from 'playwright-core';
import { countingProxy } from '../site/counting-proxy';
import { sumOfBytes } from '../../e2e/requests/bytes';
import { PHONE } from './conditions';
import { open } from './visit';

/** How long after load a visit goes on, in ms, so that what the site does when idle is counted too. */
const STAY = 3_000;

export interface ReturnBytes {
  /** Everything, the heads of answers included. */
  total: number;
  /** What was fetched beside the page's own document: a 304 carries nothing, it says that the browser's copy is good. */
  beyondHtml: number;
}

/**
 * What a server sends for a page to somebody who has been there before, whoever asked: the page or its service worker.
 * @param between happens between the two visits
 */
export async function returnVisit(
  browser: Browser,
  site: string,
  path: string,
  between = async () => {},
): Promise<ReturnBytes> {
  const proxy = await countingProxy(site);
  const context = await browser.newContext(PHONE);
  const stay = async () => {
    const page = await context.newPage();
    proxy.takeAnswers();
    await open(page, proxy.url + path);
    await page.waitForTimeout(STAY);
    await page.close();
    return proxy.takeAnswers();
  };
  try {
    await stay();
    await between();
    const answers = await stay();
    const fetched = answers.filter((answer) => answer.path !== path && answer.status !== 304);
    return { total: sumOfBytes(answers), beyondHtml: sumOfBytes(fetched) };
  } finally {
    await context.close();
    await proxy.stop();
  }
}
