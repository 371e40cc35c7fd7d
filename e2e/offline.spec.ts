import type { Page } from '@playwright/test';
import { documentHeaders } from '../deploy/addresses/headers';
import { hero } from '../landing-remote/content/hero.content';
import { serviceAreas } from '../landing-remote/content/service-areas.content';
import { frame } from '../shell/content/frame.content';
import { deploymentOf, findConnection, loseConnection, untilKept } from './support/offline';
import { test } from './support/own-site';
import { footerLink, heading } from './support/site-pages';
import { framePaths } from './support/site-paths';
import { expect, hydrated } from './support/test';
import { wordsOnPage } from './support/words-on-page';

const dark = 'rgb(20, 21, 42)';

/** Names of the headers that rule a document, wherever it comes from. */
const ruling = [...Object.keys(documentHeaders), 'Content-Security-Policy'].map((name) => name.toLowerCase());

// What a browser says of requests that fail.
test.use({ expectedMessages: /Failed to load resource/ });

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
const toast = (page: Page, message: string) => toasts(page).filter({ hasText: message });

/** Pictures that were to be loaded and cannot be seen. */
const missingPictures = (page: Page) =>
  page.locator('img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async (image) => {
        image.loading = 'eager';
        return image.decode().then(
          () => [],
          () => [image.currentSrc],
        );
      }),
    ).then((missing) => missing.flat()),
  );

test.describe('in a dead zone', () => {
  test('a visitor who came once reads both pages: words, style, pictures, and all that they do', async ({
    page,
    ownSite,
    isMobile,
  }) => {
    const online: Record<string, string> = {};
    for (const path of framePaths) {
      await page.goto(path);
      online[path] = await wordsOnPage(page, { serviceAreas, hero });
    }
    await untilKept(page);
    await loseConnection(page, ownSite);

    for (const path of framePaths) {
      const answer = await page.goto(path);
      const headers = Object.keys((await answer?.allHeaders()) ?? {});
      expect(headers).toEqual(expect.arrayContaining(ruling));
      expect(await wordsOnPage(page, { serviceAreas, hero })).toBe(online[path]);
      expect(await missingPictures(page)).toEqual([]);
      expect(
        await page.evaluate(() => document.fonts.load('16px Anek Latin').then((faces) => faces.length)),
      ).toBeGreaterThan(0);
    }
    await page.getByRole('banner').getByRole('link', { name: frame.tagline }).click();
    await expect(page).toHaveURL('/');
    await footerLink(page, frame.footer.privacyPolicy).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    if (isMobile) {
      await page.getByText(frame.menu, { exact: true }).click();
      await page.getByRole('radio', { name: frame.theme.dark }).check();
    } else {
      await page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) }).click();
      await page.getByRole('menuitemradio', { name: frame.theme.dark }).click();
    }
    await expect(page.locator('body')).toHaveCSS('background-color', dark);
  });

  test(
    'an open page says when the connection is lost and when it is back',
    { tag: '@desktop' },
    async ({ page, ownSite }) => {
      await page.goto('/');
      await untilKept(page);

      await loseConnection(page, ownSite);
      await expect(toast(page, frame.toasts.offline)).toBeVisible();
      await findConnection(page, ownSite);
      await expect(toast(page, frame.toasts.online)).toBeVisible();
      await expect(toasts(page)).toHaveCount(0, { timeout: 8_000 });
    },
  );

  test(
    'an open page says so also when nothing was the toaster neither',
    { tag: '@desktop' },
    async ({ page, ownSite }) => {
      await ownSite.promote({ parts: {}, offline: false });
      await page.goto('/');
      await hydrated(heading(page));

      await loseConnection(page, ownSite);
      const notice = page.getByRole('status').filter({ hasText: frame.toasts.offline });
      await expect(notice).toBeVisible();
      await expect(notice).toHaveCount(0, { timeout: 8_000 });
      await findConnection(page, ownSite);
      await expect(toast(page, frame.toasts.online)).toBeVisible();
      await expect(toast(page, frame.toasts.offline)).toHaveCount(0);
    },
  );

  test(
    'a connection that comes and goes never shows more than three toasts at once',
    { tag: '@desktop' },
    async ({ page }) => {
      await page.goto('/');
      await untilKept(page);
      await page.evaluate(() => {
        for (let turn = 0; turn < 5; turn++) dispatchEvent(new Event(turn % 2 ? 'online' : 'offline'));
      });

      await expect(toasts(page)).toHaveCount(3);
      await expect(toasts(page)).toHaveCount(2, { timeout: 8_000 });
      await expect(toasts(page)).toHaveCount(0, { timeout: 8_000 });
    },
  );
});

test(
  'a page that was kept is shown when the server is silent',
  { tag: '@desktop' },
  async ({ page, ownSite }) => {
    await page.goto('/privacy-policy');
    await untilKept(page);
    ownSite.server = 'silent';

    await page.goto('/');

    await hydrated(heading(page));
  },
);

test(
  'what was taken back is not kept any longer, also when another page is visited',
  { tag: '@desktop' },
  async ({ page, ownSite }) => {
    await page.goto('/privacy-policy');
    await untilKept(page);
    const { deployment: before } = await deploymentOf(page);
    await ownSite.goLive('Free of charge.');
    await page.goto('/');
    await untilKept(page);

    await ownSite.rollback();
    await page.goto('/privacy-policy');
    expect(await deploymentOf(page)).toMatchObject({ deployment: before });
    await untilKept(page);
    await loseConnection(page, ownSite);
    await page.goto('/');

    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toContainText('Free of charge.');
  },
);

test(
  'keeping costs the first visit nothing before it is loaded and idle, and fetches no file of a release twice',
  { tag: '@desktop' },
  async ({ page, ownSite }) => {
    let showPicture = () => {};
    const held = new Promise<void>((resolve) => (showPicture = resolve));
    await page.route('**/hero-phone.*.svg', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(ownSite.url, { waitUntil: 'commit' });
    await hydrated(heading(page));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(ownSite.requested.filter((path) => /sw\.js|offline\.json/.test(path))).toEqual([]);

    showPicture();
    await untilKept(page);
    const released = ownSite.requested.filter((path) => path.startsWith('/_r/'));
    expect(new Set(released).size).toBe(released.length);
  },
);

test(
  'a visit after another team shipped fetches the page and nothing else; what changed comes when it is visited',
  { tag: '@desktop' },
  async ({ page, ownSite }) => {
    await page.goto('/privacy-policy');
    await untilKept(page);
    const deployment = await ownSite.goLive('Diwali.');
    ownSite.requested.length = 0;

    await page.goto('/privacy-policy');
    await hydrated(heading(page));
    expect(await deploymentOf(page)).toMatchObject({ deployment });
    // The worker decides after the page is idle, and nothing tells that it decided to do nothing.
    await page.waitForTimeout(2_000);
    // The browser itself asks for `sw.js` at each visit, and is told that it is unchanged.
    expect(ownSite.requested.filter((path) => path !== '/sw.js')).toEqual(['/privacy-policy']);

    await page.goto('/');
    await expect(heading(page)).toContainText('Diwali.');
    await untilKept(page);
  },
);
