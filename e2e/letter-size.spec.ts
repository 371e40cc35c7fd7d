import type { Page } from '@playwright/test';
import { expect, inEachWayOfWriting, test } from './support/languages';
import { outOfScreen } from './support/out-of-screen';
import { sitePaths } from './support/site-paths';
import { hasArrived } from './support/test';

/** Phones: a common one, and the narrowest that the site is made for. */
const WIDTHS = [360, 320];
/** The letters that browsers are set to, in px: from the largest to the usual ones, which the next page begins with. */
const LETTERS = [32, 24, 16];
/** In %: apps that show pages inside enlarge text alone, whatever the page asks for. */
const TEXT_ZOOM = 200;

test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 }, expectedMessages: /404/ });

async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 });
    const found = await page.evaluate(outOfScreen);
    problems.push(...found.map((problem) => `${width} px: ${problem}`));
  }
  return problems;
}

inEachWayOfWriting((prefix) => {
  test('all pages fit phones, however their letters are enlarged', async ({ page }) => {
    test.slow();
    const browser = await page.context().newCDPSession(page);
    const problems: string[] = [];
    for (const path of [...sitePaths, '/no-such-page']) {
      await page.goto(prefix + path);
      await hasArrived(page);
      for (const letters of LETTERS) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${letters}px`);
        problems.push(
          ...(await problemsOf(page)).map((problem) => `${path}, letters of ${letters} px, ${problem}`),
        );
      }
      await page.evaluate((percentage) => {
        const { style } = document.documentElement;
        style.setProperty('-webkit-text-size-adjust', `${percentage}%`, 'important');
      }, TEXT_ZOOM);
      problems.push(
        ...(await problemsOf(page)).map((problem) => `${path}, text of ${TEXT_ZOOM} %, ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });
});
