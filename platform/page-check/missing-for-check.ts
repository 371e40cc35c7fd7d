import { languages } from '@site/shared/site/languages';
import { SiteError, type SiteProblem } from '@site/errors';
import type { OpenBrowser } from './browser';
import { assertFonts } from './missing-fonts';

/** How long what was found is believed, in ms: to find out takes a browser. */
const FOUND_TTL_MS = 10 * 60_000;

/** Finds out what this machine misses to check pages in every language: a browser, or fonts. */
export function missingForCheck(openBrowser: () => Promise<OpenBrowser>): () => Promise<SiteProblem[]> {
  let found: { until: number; missing: Promise<SiteProblem[]> } | undefined;
  return () => {
    if (!found || found.until <= Date.now())
      found = { until: Date.now() + FOUND_TTL_MS, missing: findOut(openBrowser) };
    return found.missing;
  };
}

async function findOut(openBrowser: () => Promise<OpenBrowser>): Promise<SiteProblem[]> {
  try {
    const { browser } = await openBrowser();
    const tags = languages.map(({ tag }) => tag);
    await assertFonts(browser, tags).finally(() => browser.close());
    return [];
  } catch (error) {
    if (error instanceof SiteError) return [error.toProblem()];
    throw error;
  }
}
