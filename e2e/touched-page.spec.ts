import type { Page } from '@playwright/test';
import { frame } from '../shell/content/frame.content';
import { alterAnswer } from './support/alter-answer';
import { holdScripts } from './support/hold-scripts';
import { expect, hasArrived, hydrated, test } from './support/test';

/** What changes a page in the browser before its scripts come, by what does so. */
const TOUCHES: Record<string, () => void> = {
  'a password manager': () => {
    document.querySelector('[autocomplete="postal-code"]')!.after(document.createElement('div'));
  },
  'an ad blocker': () => {
    document.querySelector('[data-floating]')!.remove();
  },
  'a translator': () => {
    const texts = document.createTreeWalker(document.getElementById('root')!, NodeFilter.SHOW_TEXT);
    const all: Text[] = [];
    while (texts.nextNode()) all.push(texts.currentNode as Text);
    for (const text of all.filter(({ data }) => data.trim())) {
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(`«${text.data}»`);
    }
  },
};

/** What a reader has of the page: its words, her place, what she has selected and what has the focus. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    words: document.querySelector('main')!.textContent,
    place: scrollY,
    selected: String(getSelection()),
    focused: document.activeElement!.tagName,
  }));

/** The reader is at a section far below, with a sentence selected. */
async function readOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const section = document.getElementById('partners')!;
    section.scrollIntoView({ behavior: 'instant' });
    getSelection()!.selectAllChildren(section.querySelector('p')!);
  });
}

/** Waits until the scripts have done with the page what they can: they take no more notes of taps (`shell/early-taps`). */
async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => (globalThis as { siteEarlyTaps?: unknown[] }).siteEarlyTaps === undefined);
}

async function chooseDarkTheme(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitemradio', { name: frame.theme.dark }).click();
  } else {
    await page.locator('header summary').last().click();
    await page.locator('input[value=dark]').check();
  }
}

for (const [name, touch] of Object.entries(TOUCHES)) {
  test(`${name} that was quicker than the scripts costs the reader nothing of the page`, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hasArrived(page);
    await page.evaluate(touch);
    await readOn(page);
    const before = await standing(page);
    expect(before.place).toBeGreaterThan(1_000);

    letGo();
    await isAlive(page);

    expect(await standing(page)).toEqual(before);
  });
}

/** What hosts make of a page's HTML on its way, by name. */
const REWRITES: Record<string, (html: string) => string> = {
  'takes comments out': (html) => html.replaceAll(/<!--(?!\[).*?-->/g, ''),
  'hides e-mail addresses': (html) =>
    html.replace(/>[^<>@\s]+@[^<>@\s]+<\/a>/g, '><span data-cfemail="5a">[email&#160;protected]</span></a>'),
};

for (const [name, rewrite] of Object.entries(REWRITES)) {
  for (const path of ['/', '/privacy-policy']) {
    test(`a host that ${name} leaves ${path} as it is read`, async ({ page }) => {
      await alterAnswer(page, path, rewrite);
      await page.goto(path);
      await hasArrived(page);
      const { words } = await standing(page);

      await isAlive(page);

      expect((await standing(page)).words).toBe(words);
    });
  }
}

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
