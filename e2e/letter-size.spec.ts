import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { languagePath, languages } from '@site/shared/site/languages';
import { sitePaths } from './support/site-paths';
import { expect, hasArrived, test } from './support/test';
import { outOfScreen } from './support/out-of-screen';

/** Phones: a common one, and the narrowest that the site is made for. */
const WIDTHS = [360, 320];

const addresses = languages.flatMap(({ tag }) => sitePaths.map((path) => languagePath(tag) + path));

async function flawsOfAll(page: Page, site: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const address of addresses) {
    await page.goto(site + address);
    await hasArrived(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 740 });
      const found = await page.evaluate(outOfScreen);
      flaws.push(...found.map((flaw) => `${address}, ${width} px: ${flaw}`));
    }
  }
  return flaws;
}

for (const size of [16, 20, 24]) {
  test(`all pages fit phones whose browser has letters of ${size} px`, async ({ site }) => {
    test.slow();
    const profile = mkdtempSync(join(tmpdir(), 'letters-'));
    mkdirSync(join(profile, 'Default'));
    writeFileSync(
      join(profile, 'Default/Preferences'),
      JSON.stringify({ webkit: { webprefs: { default_font_size: size } } }),
    );
    const { launchOptions } = test.info().project.use;
    const context = await chromium.launchPersistentContext(profile, launchOptions);
    const page = await context.newPage();
    await page.goto(site);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);

    const flaws = await flawsOfAll(page, site);
    await context.close();
    rmSync(profile, { recursive: true });

    expect(flaws).toEqual([]);
  });
}

// Apps that show pages inside enlarge text alone, whatever the page asks for.
for (const percent of [130, 200]) {
  test(`all pages fit phones on which an app enlarges their text to ${percent} %`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const context = await browser.newContext({
      isMobile: true,
      hasTouch: true,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    await page.addInitScript((percentage) => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`html { -webkit-text-size-adjust: ${percentage}% !important }`);
        document.adoptedStyleSheets.push(sheet);
      });
    }, percent);

    const flaws = await flawsOfAll(page, site);
    await context.close();

    expect(flaws).toEqual([]);
  });
}
