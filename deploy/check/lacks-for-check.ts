import { languages } from '@site/shared/site/languages';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { OpenBrowser } from './browser';
import { assertFonts } from './missing-fonts';

/** What this machine lacks to check pages in every language: a browser, or fonts. */
export async function lacksForCheck(openBrowser: () => Promise<OpenBrowser>): Promise<SiteProblem[]> {
  try {
    const { browser } = await openBrowser();
    try {
      await assertFonts(
        browser,
        languages.map(({ tag }) => tag),
      );
      return [];
    } finally {
      await browser.close();
    }
  } catch (error) {
    if (error instanceof SiteError) return [error.toProblem()];
    throw error;
  }
}
