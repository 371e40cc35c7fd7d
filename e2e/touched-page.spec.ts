import type { Page } from '@playwright/test';
import { alterAnswer } from './support/alter-answer';
import { holdScripts } from './support/hold-scripts';
import { expect, hasArrived, hydrated, test } from './support/test';
import { readOn, positions, TOUCHES } from './support/touches';
import { english } from './support/site-words';

const { frame } = english;

/** Waits until the scripts have done with the page what they can: they take no more notes of taps (`shell/early-taps`). */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { siteEarlyTaps?: unknown[] }).siteEarlyTaps === undefined);
}

async function chooseDarkTheme(page: Page): Promise<void> {
  await page.locator('header summary').last().click();
  await page.locator('input[value=dark]').check();
}

for (const [name, touch] of Object.entries(TOUCHES)) {
  test(`${name} that was quicker than the scripts costs the reader nothing of the page`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hasArrived(page);
    await page.evaluate(touch);
    await page.evaluate(readOn);
    const before = await page.evaluate(positions);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1_000);

    letGo();
    await isAlive(page);

    expect(await page.evaluate(positions)).toEqual(before);
  });
}

/** What hosts make of a page's HTML on its way, by name. */
const REWRITES: Record<string, (html: string) => string> = {
  'takes comments out': (html) => html.replaceAll(/<!--(?!\[).*?-->/g, ''),
  'hides e-mail addresses': (html) =>
    html.replace(/>[^<>@\s]+@[^<>@\s]+<\/a>/g, '><span data-cfemail="5a">[email&#160;protected]</span></a>'),
};

for (const path of ['/', '/privacy-policy'])
  test(`a host that ${Object.keys(REWRITES).join(', and ')}, leaves ${path} as it is read`, async ({
    page,
  }) => {
    await alterAnswer(page, path, (html) =>
      Object.values(REWRITES).reduce((text, rewrite) => rewrite(text), html),
    );
    await page.goto(path);
    await hasArrived(page);
    const words = await page.getByRole('main').textContent();

    await isAlive(page);

    expect(await page.getByRole('main').textContent()).toBe(words);
  });

test('a page that was translated before the scripts came still changes its theme', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(TOUCHES['a translator']!);
  letGo();
  await isAlive(page);

  await chooseDarkTheme(page);

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the page comes alive in a frame that something has touched', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(TOUCHES['an ad blocker']!);
  letGo();

  await hydrated(page.getByRole('textbox'));
});

test('a page that something has touched leads on to the other one', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(TOUCHES['a password manager']!);
  letGo();
  await isAlive(page);

  await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();

  await expect(page).toHaveURL(/\/privacy-policy$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
