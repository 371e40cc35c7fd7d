import type { Page } from '@playwright/test';
import { expect, test } from './support/languages';
import { themeButton } from './support/site-pages';
import type { SiteWords } from './support/site-words';
import { hasArrived, hydrated } from './support/test';

const grounds = { light: 'rgb(253, 247, 234)', dark: 'rgb(20, 21, 42)' };

type Mode = 'light' | 'dark' | 'system';

async function choose(page: Page, { frame }: SiteWords, isMobile: boolean, choice: Mode) {
  const mode = frame.theme[choice];
  await hydrated(page.getByRole('banner'));
  if (isMobile) {
    await page.getByText(frame.menu, { exact: true }).click();
    await page.getByRole('radio', { name: mode }).check();
    await page.getByText(frame.menu, { exact: true }).click();
    return;
  }
  await themeButton(page).click();
  await page.getByRole('menuitemradio', { name: mode }).click();
  await expect(page.getByRole('button', { name: `${frame.theme.label}: ${mode}` })).toBeFocused();
}

test('a theme is chosen by its name, remembered, and there before the first paint', async ({
  page,
  words,
  isMobile,
}) => {
  // Each on one of the screens: the other one is as the device has it first.
  const [mode, other, themeColor] = isMobile
    ? (['dark', 'light', '#14152a'] as const)
    : (['light', 'dark', '#fdf7ea'] as const);
  await page.emulateMedia({ colorScheme: other });
  await page.goto('/');
  await choose(page, words, isMobile, mode);
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[mode]);

  // Scripts that load later are held back: what the page shows is what the head script decided.
  await page.route('**/_f/**/*.js', (route) => route.abort());
  await page.goto('/privacy-policy', { waitUntil: 'commit' });
  await expect(page.locator('body')).toHaveCSS('background-color', grounds[mode]);
  await expect(page.locator('html')).toHaveCSS('color-scheme', mode);
  const metas = await page.locator('meta[name=theme-color]').all();
  expect(metas.length).toBeGreaterThan(0);
  for (const meta of metas) await expect(meta).toHaveAttribute('content', themeColor);
});

test(
  'the menu is not seen before it is in its place',
  { tag: '@desktop' },
  async ({ page, words: { frame } }) => {
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await page.evaluate(() => {
      const places = new Set<string>();
      const look = () => {
        const box = document.querySelector('[role=menu]')?.getBoundingClientRect();
        if (box && box.width > 0 && box.bottom > 0) places.add(`${box.right} ${box.top}`);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
      Object.assign(window, { places });
    });
    await themeButton(page).click();
    await page.getByRole('menuitemradio', { name: frame.theme.dark }).click();

    expect(await page.evaluate(() => (window as unknown as { places: Set<string> }).places.size)).toBe(1);
  },
);

test.use({ expectedMessages: /Failed to load resource/ });

test('the page follows the device, live, until a theme is chosen, and again by System', async ({
  page,
  words,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light);
  await choose(page, words, isMobile, 'dark');
  await choose(page, words, isMobile, 'system');

  await expect(page.locator('body')).toHaveCSS('background-color', grounds.light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', grounds.dark);
});

test(
  'the page keeps its shape while it takes the other theme, and all of it has it then',
  { tag: '@phone' },
  async ({ page, words, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await hasArrived(page);
    const blocks = page.locator('main section, footer');
    const shape = () =>
      blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().top + scrollY));
    // Its height in every frame from the choice on, until the page is as it was.
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(window, { heightsSeen: seen });
      requestAnimationFrame(function look() {
        seen.push(document.documentElement.scrollHeight);
        requestAnimationFrame(look);
      });
    });
    const before = await shape();

    await choose(page, words, isMobile, 'dark');

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('[style*="content-visibility"]')).toHaveCount(0);
    expect(await shape()).toEqual(before);
    const heights = await page.evaluate(() => (window as unknown as { heightsSeen: number[] }).heightsSeen);
    expect(new Set(heights).size).toBe(1);
    await expect(page.getByRole('contentinfo')).toHaveCSS('color-scheme', 'dark');
  },
);
