import type { Browser } from 'playwright-core';
import { type Answer, countingProxy } from '../site/counting-proxy';
import { PHONE } from './conditions';
import { open } from './visit';

/** How long after load a visit goes on, in ms, so that what the site does at leisure is counted too. */
const STAY = 3_000;

/**
 * What a server sends for a page to somebody who has been there before, whoever asked: the page or its service worker.
 * @param between happens between the two visits
 */
export async function returnVisit(
  browser: Browser,
  site: string,
  path: string,
  between = async () => {},
): Promise<Answer[]> {
  const proxy = await countingProxy(site);
  const context = await browser.newContext(PHONE);
  try {
    for (const isReturn of [false, true]) {
      if (isReturn) await between();
      proxy.takeAnswers();
      const page = await context.newPage();
      await open(page, proxy.url + path);
      await page.waitForTimeout(STAY);
      await page.close();
    }
    return proxy.takeAnswers();
  } finally {
    await context.close();
    await proxy.stop();
  }
}

export interface ReturnBytes {
  /** Everything, the heads of answers included. */
  total: number;
  /** What was fetched beside the page's own document: a 304 carries nothing, it says that the browser's copy is good. */
  beyondHtml: number;
}

export function returnBytes(answers: Answer[], path: string): ReturnBytes {
  const sum = (some: Answer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const fetched = answers.filter((answer) => answer.path !== path && answer.status !== 304);
  return { total: sum(answers), beyondHtml: sum(fetched) };
}
