import { themeButton } from './support/site-pages';
import { sitePaths } from './support/site-paths';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { policy: words } = english;

test.beforeEach(async ({ page }) => page.emulateMedia({ forcedColors: 'active' }));

for (const path of sitePaths) {
  test(`with forced colours, every control of ${path} has an edge or an underline`, async ({ page }) => {
    await page.goto(path);
    const blurred = await page.evaluate(() => {
      const hasEdge = (element: Element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        return (
          borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor
        );
      };
      return (
        [...document.querySelectorAll<HTMLElement>('main button, header button, header summary, main a')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter(
            (element) =>
              !hasEdge(element) && !getComputedStyle(element).textDecorationLine.includes('underline'),
          )
          // Links that a list or a heading makes plain.
          .filter((element) => !element.closest('h2, h3, li'))
          .map((element) => element.innerText || element.ariaLabel)
      );
    });

    expect(blurred).toEqual([]);
  });
}

for (const path of sitePaths) {
  test(`with forced colours, what has the focus on ${path} stands out`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(
        document.activeElement as Element,
      );
      return {
        outlineStyle,
        width: parseFloat(outlineWidth),
        isSeen: outlineColor !== getComputedStyle(document.body).backgroundColor,
      };
    });

    expect(ring).toEqual({ outlineStyle: 'solid', width: 3, isSeen: true });
  });
}

test(
  'with forced colours, the chosen theme and the current section can be told',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/privacy-policy');
    await hydrated(page.getByRole('heading', { level: 1 }));
    await page.getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
    const contents = page.getByRole('navigation', { name: words.contents });
    const current = contents.locator('a[aria-current]');
    await expect(current).toBeVisible();
    const edgeOf = (link: typeof current) =>
      link.evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    const other = contents.locator('a:not([aria-current])').first();
    expect(await edgeOf(current)).not.toBe(await edgeOf(other));

    await themeButton(page).click();
    const checked = page.getByRole('menuitemradio', { checked: true });
    await expect(checked.locator('svg')).toBeVisible();
  },
);
