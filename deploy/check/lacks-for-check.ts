import { languages } from '@site/shared/site/languages';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { OpenBrowser } from './browser';
import { assertFonts } from './missing-fonts';

type Open = () => Promise<OpenBrowser>;

/** How long what was found is believed, in ms: to find out takes a browser. */
const BELIEVED_MS = 10 * 60_000;

const known = new WeakMap<Open, { until: number; lacks: Promise<SiteProblem[]> }>();

/** What this machine lacks to check pages in every language: a browser, or fonts. */
export function lacksForCheck(openBrowser: Open): Promise<SiteProblem[]> {
  const found = known.get(openBrowser);
  if (found && found.until > Date.now()) return found.lacks;
  const lacks = findOut(openBrowser);
  known.set(openBrowser, { until: Date.now() + BELIEVED_MS, lacks });
  return lacks;
}

async function findOut(openBrowser: Open): Promise<SiteProblem[]> {
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
