import type { Page } from '@playwright/test';
import { restyledSinceFirstPaint } from './support/restyled-elements';
import { openSlowServer } from './support/slow-server';
import { framePaths, sitePaths } from './support/site-paths';
import { expect, hasArrived, hydrated, leavePage, test } from './support/test';

const PHONES = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 430, height: 932 },
  { width: 600, height: 940 },
  { width: 767, height: 940 },
];

/** Elements: with letters of other scripts, these take 25 ms of a processor slowed down four times. */
const LARGEST_PIECE = 100;

/** Notes from the page's first moment on what it says of its arrival. */
async function watchArrival(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const states: string[] = [];
    Object.assign(globalThis, { states });
    const note = () => states.push(document.documentElement?.dataset.arriving ?? 'arrived');
    new MutationObserver(note).observe(document, { subtree: true, attributeFilter: ['data-arriving'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { states: string[] }).states);
}

/** The sections' headings that have no layout. */
async function headingsPutOff(page: Page): Promise<string[]> {
  const headings = page.getByRole('main').getByRole('heading', { level: 2, includeHidden: true });
  return headings.evaluateAll((elements) =>
    elements
      .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
      .map((element) => element.textContent),
  );
}

/** Where the last section further down begins in a page's HTML; its footer, if it has no such section. */
function lastBelowFold(html: string): number {
  const section = html.lastIndexOf('data-below-fold');
  const isOnPage = section > html.indexOf('<main');
  return isOnPage ? html.lastIndexOf('<', section) : html.indexOf('<footer');
}

/** The first font of each heading of the page. */
function headingFonts(page: Page): Promise<string[]> {
  return page
    .getByRole('heading', { includeHidden: true })
    .evaluateAll((elements) =>
      elements.map((element) => getComputedStyle(element).fontFamily.split(',')[0]!.replace(/["']/g, '')),
    );
}

for (const path of sitePaths) {
  test.describe(`${path} on a phone`, { tag: '@phone' }, () => {
    test('is painted before the sections further down are laid out and scripts asked for, which come after', async ({
      page,
    }) => {
      const statesOf = await watchArrival(page);
      await page.addInitScript(() => {
        const asked = () => document.querySelectorAll('script[src], link[as=script]').length;
        requestAnimationFrame(() => Object.assign(globalThis, { askedInFirstFrame: asked() }));
      });
      await page.goto(path);
      await hasArrived(page);

      expect(await statesOf()).toEqual(['', 'letters', 'arrived']);
      expect(await headingsPutOff(page)).toEqual([]);
      expect(await page.evaluate(() => document.fonts.check("700 1em 'Anek Latin'"))).toBe(true);
      expect(new Set(await headingFonts(page))).toEqual(new Set(['Anek Latin']));
      await hydrated(page.getByRole('banner'));
      expect(await page.evaluate('askedInFirstFrame')).toBe(0);
      expect(await page.locator('script[src]').count()).toBeGreaterThan(0);
    });

    test('never styles the whole page again after it is painted', async ({ page }) => {
      const restyled = await restyledSinceFirstPaint(page, async () => {
        await page.goto(path);
        await hasArrived(page);
      });

      const elements = await page.locator('*').count();
      expect(restyled.length).toBeGreaterThan(10);
      expect(Math.max(...restyled)).toBeLessThan(elements / 2);
    });

    test.describe('when no file of a script or font arrives', () => {
      test.use({ expectedMessages: /ERR_FAILED|preloaded using link preload/ });

      test('lays them out all the same', async ({ page }) => {
        await page.route(/\/_f\//, (route) => route.abort());
        const statesOf = await watchArrival(page);
        await page.goto(path);
        await hasArrived(page);

        expect(await statesOf()).toEqual(['', 'letters', 'arrived']);
      });
    });

    test('shows what arrives late as it arrives, though neither scripts nor font have come', async ({
      page,
    }) => {
      const html = await (await page.request.get(path)).text();
      const server = await openSlowServer(path, html, lastBelowFold(html));
      await page.goto(server.url + path, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-arriving', 'letters');

      server.goOn();

      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(await headingsPutOff(page)).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('data-arriving', 'letters');
      await leavePage(page);
      await server.stop();
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('puts nothing off that phones of any size show at once, and pieces so small that no touch waits long for the layout of one', async ({
        page,
      }) => {
        await page.goto(path);
        for (const { width, height } of PHONES) {
          await page.setViewportSize({ width, height });
          const tops = await page
            .locator('[data-below-fold]')
            .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));

          expect(Math.min(...tops), `${width} × ${height} px`).toBeGreaterThanOrEqual(height);
          if (framePaths.includes(path)) expect(tops.length).toBeGreaterThan(0);
        }
        const sizes = await page.locator('[data-below-fold]').evaluateAll((pieces) =>
          pieces.map((piece) => {
            const own = [...piece.querySelectorAll('*')];
            return own.filter((element) => element.closest('[data-below-fold]') === piece).length;
          }),
        );

        expect(Math.max(...sizes)).toBeLessThanOrEqual(LARGEST_PIECE);
      });
    });
  });
}

test(
  'a page that a link leads to takes the place of the last one with its first screen, then shows the rest, on a phone; the page that the visitor goes back to is whole',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await hasArrived(page);
    await page.evaluate(() => {
      const states: string[] = [];
      Object.assign(globalThis, { states });
      const note = () => {
        const region = document.getElementById('page');
        const isFolded = region?.hasAttribute('data-folded');
        const isEmpty = isFolded && !document.querySelector('main h1');
        const state = `${region?.dataset.page} ${isEmpty ? 'empty' : isFolded ? 'folded' : 'whole'}`;
        if (states.at(-1) !== state) states.push(state);
      };
      note();
      new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
    });

    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.locator('[data-folded]')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await headingsPutOff(page)).toEqual([]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

    expect(await page.evaluate('states')).toEqual([
      'landing/LandingPage whole',
      'legal/PrivacyPolicyPage folded',
      'legal/PrivacyPolicyPage whole',
      'landing/LandingPage whole',
    ]);
  },
);

test.describe('given an address that is not there', () => {
  test.use({ expectedMessages: /404/ });

  test(
    'the way home shows the landing page at once, and in no frame an empty place',
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto('/no-such-page');
      await hydrated(page.getByRole('banner'));
      await hasArrived(page);
      await page.evaluate(() => {
        const empty: number[] = [];
        Object.assign(globalThis, { empty });
        const look = (time: number) => {
          if (!document.querySelector('main h1')) empty.push(time);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });

      await page.getByRole('main').getByRole('link').first().click();
      await expect(page.locator('[data-page="landing/LandingPage"]')).not.toBeEmpty();

      expect(await page.evaluate('empty')).toEqual([]);
    },
  );
});
