import type { Page } from '@playwright/test';
import { missingValues } from '../shared/site/business-values';
import { measures } from '../bench/measures';
import { violationsInBothThemes } from './support/axe';
import { sumShifts } from './support/layout-shift';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { exampleStrip: words } = english;

const FILE = 'shared/site/business-values.json';

// What is left of it then is held by public-origin.spec.ts.
test.skip(missingValues.length === 0, 'the business has supplied all its values');

const stripOf = (page: Page) => page.getByRole('complementary', { name: words.title });
const countOf = (page: Page) =>
  stripOf(page).getByText(words.missing.replace('{count}', String(missingValues.length)));

async function boxOf(locator: ReturnType<typeof stripOf>) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It has no box.');
  return box;
}

test('a slim strip above the header says that the business is an example, moves nothing, and scrolls away', async ({
  page,
}) => {
  const shifts = await sumShifts(page);
  await page.goto('/');
  await hydrated(page.getByRole('heading', { level: 1 }));

  await expect(stripOf(page)).toContainText(`${words.title} ${words.where} ${FILE}`);
  await expect(countOf(page)).toBeVisible();
  const strip = await boxOf(stripOf(page));
  const header = await boxOf(page.getByRole('banner'));
  expect(strip.y).toBe(0);
  expect(strip.y + strip.height).toBeCloseTo(header.y, 0);
  expect(strip.height).toBeLessThan(60);
  expect(await shifts()).toBeLessThan(measures.cls.must);

  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(stripOf(page)).not.toBeInViewport();
  expect((await boxOf(page.getByRole('banner'))).y).toBe(0);
});

test(
  'it has no accessibility violation when it is open, in either theme',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page.getByRole('heading', { level: 1 }));
    await countOf(page).click();

    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await violationsInBothThemes(page, (axe) => axe.include('aside'))).toEqual([]);
  },
);

test(
  'an anchor shows its section right below the header, with the strip open, too',
  { tag: '@phone' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await countOf(page).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();

    await expect(page).toHaveURL(/#how-it-works$/);
    const header = await boxOf(page.getByRole('banner'));
    const title = await boxOf(page.locator('#how-it-works').getByRole('heading', { level: 2 }));
    expect(header.y).toBe(0);
    expect(title.y).toBeGreaterThanOrEqual(header.height);
    expect(title.y).toBeLessThan(header.height + 200);
  },
);

test(
  'it is printed, in black: a print must not be taken for a real business',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/privacy-policy');

    await expect(stripOf(page)).toBeVisible();
    await expect(countOf(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(stripOf(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  },
);
