import type { Page } from '@playwright/test';
import { measures } from '../bench/measures';
import { isOffered, languagePath, languages } from '../shared/site/languages';
import { expect, inAnOfferedTranslation, inEachWayOfWriting, test } from './support/languages';
import { sumShifts } from './support/layout-shift';
import { sitePaths } from './support/site-paths';
import { hasArrived, hydrated, untilIdle } from './support/test';
import { english as words } from './support/site-words';

const { frame: english } = words;

function open(page: Page, label: string, isMobile: boolean): Promise<void> {
  return (
    isMobile
      ? page.getByText(label, { exact: true })
      : page.locator('summary', { has: page.locator('svg') }).first()
  ).click();
}

inEachWayOfWriting((prefix) => {
  for (const path of sitePaths) {
    test(
      `${prefix}${path} fits paper, a little narrower than A4 for the letters of other devices`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 625, height: 900 });
        // With the marks of a draft, which need room, too.
        await page.goto(`${prefix}${path}?draft`);
        await hydrated(page.getByRole('heading', { level: 1 }));

        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(625);
      },
    );
  }
});

inAnOfferedTranslation((prefix, tag) => {
  const { name } = languages.find((language) => language.tag === tag)!;

  test.describe('to a browser that prefers English', () => {
    test.use({ locale: 'en-IN' });

    test('a choice keeps the section that is read, and no language is offered any more', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/privacy-policy#security');
      await hydrated(page.getByRole('banner'));
      // Until then the page scrolls, and the header moves up below the pointer.
      await expect(page.locator('#security')).toBeInViewport();
      await open(page, english.menu, isMobile);
      await page.getByRole('link', { name, exact: true }).filter({ visible: true }).click();
      await expect(page).toHaveURL(`${prefix}/privacy-policy#security`);
      await expect(page.locator('#security')).toBeInViewport();

      await hydrated(page.getByRole('banner'));
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(tag);
      await expect(page.getByRole('complementary', { name: english.language.offer.text })).toHaveCount(0);
    });
  });

  test(
    'an address that leads on to a page leads to it in the language',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto(`${prefix}/privacy?utm_source=qr`);

      await expect(page).toHaveURL(`${prefix}/privacy-policy?utm_source=qr`);
    },
  );

  test.describe('to a browser that prefers it', () => {
    test(
      'an English page offers it in one line, moves nothing, and never again once it was closed',
      { tag: '@phone' },
      async ({ page, words: { frame } }) => {
        const { offer } = frame.language;
        const shifts = await sumShifts(page);
        await page.goto('/');
        const line = page.getByRole('complementary', { name: offer.text });

        await expect(line).toHaveAttribute('lang', `${tag}-IN`);
        await expect(line.getByRole('link', { name: offer.read })).toHaveAttribute('href', `${prefix}/`);
        expect(await shifts()).toBeLessThan(measures.cls.must);
        await expect(page).toHaveURL('/');

        await line.getByRole('button', { name: offer.close }).click();
        await expect(line).toHaveCount(0);
        const answers: string[] = [];
        page.on('request', (request) => answers.push(new URL(request.url()).pathname));
        await page.reload();
        await hydrated(page.getByRole('banner'));
        await untilIdle(page);
        expect(answers.filter((path) => path.endsWith('offer.json'))).toEqual([]);
      },
    );
  });
});

for (const { tag, name } of languages.filter((language) => !isOffered(language)))
  test.describe(`to a browser that prefers ${name}, which is not offered`, () => {
    test.use({ locale: `${tag}-IN` });

    test('no page names it, and search engines keep its pages out', { tag: '@desktop' }, async ({ page }) => {
      const answers: string[] = [];
      page.on('request', (request) => answers.push(new URL(request.url()).pathname));
      await page.goto('/');
      await hydrated(page.getByRole('banner'));
      await hasArrived(page);
      await untilIdle(page);

      expect(answers.filter((path) => path.endsWith('offer.json'))).toEqual([]);
      await expect(page.locator(`[hreflang=${tag}]`)).toHaveCount(0);

      await page.goto(`${languagePath(tag)}/`);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator(`[hreflang=${tag}]`)).toHaveCount(0);
    });
  });
