import type { Page } from '@playwright/test';
import { hero } from '../landing-remote/content/hero.content';
import { frame } from '../shell/content/frame.content';
import { deploymentOf, kept, untilKept } from './support/offline';
import { test } from './support/own-site';
import { footerLink, goToOther, heading, remotes } from './support/site-pages';
import { expect, hydrated } from './support/test';
import { runSite } from './support/site-command';

const [landing] = remotes;

// A tab without a connection asks in vain, and a worker that leaves is asked for nothing more.
test.use({ expectedMessages: /Failed to load resource/ });

const offer = (page: Page) => page.getByRole('status').filter({ hasText: frame.toasts.newVersion });

/** The visitor looks at another tab and comes back to this one. */
async function comeBack(page: Page) {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  }
}

/** All release files of a page's own deployment, and none of another, have been loaded. */
async function loadedOnlyItsOwn(page: Page, requested: string[]) {
  const bases = await page.evaluate(() => {
    const { parts } = JSON.parse(document.getElementById('site-deployment')!.textContent!) as {
      parts: Record<string, { base: string }>;
    };
    return Object.values(parts).map(({ base }) => base);
  });
  const foreign = requested.filter(
    (path) => path.startsWith('/_r/') && !bases.some((base) => path.startsWith(base)),
  );
  expect(foreign).toEqual([]);
}

function requestsOf(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  return requested;
}

test('a tab says that a newer version is live, once, and shows it when the visitor asks for it', async ({
  page,
  ownSite,
}) => {
  await page.goto('/');
  await hydrated(heading(page));
  const words = await heading(page).innerText();
  await ownSite.goLive('A newer hero');
  const asked = requestsOf(page);
  await comeBack(page);

  await expect(offer(page)).toBeVisible();
  await expect(heading(page)).toHaveText(words);
  await comeBack(page);
  await expect(offer(page)).toHaveCount(1);
  expect(asked.filter((path) => path === '/deployment.json')).toHaveLength(1);

  await offer(page).getByRole('button', { name: frame.toasts.reload }).click();
  await expect(heading(page)).toHaveText('A newer hero');
});

test('a tab says nothing while its version is live, and has asked for nothing before the visitor came back', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto('/');
  await untilKept(page);
  expect(asked).not.toContain('/deployment.json');

  const answer = page.waitForResponse('**/deployment.json');
  await comeBack(page);
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));

  await expect(offer(page)).toHaveCount(0);
});

test('the visitor may stay with the older version', async ({ page, ownSite }) => {
  await page.goto('/');
  await hydrated(heading(page));
  await ownSite.goLive('A newer hero');
  await comeBack(page);
  await offer(page).getByRole('button', { name: frame.toasts.later }).click();

  await expect(offer(page)).toHaveCount(0);
  await footerLink(page, frame.footer.privacyPolicy).click();
  await expect(page).toHaveURL('/privacy-policy');
});

test('two tabs with different versions keep to their own, kept or not', async ({
  page,
  ownSite,
  context,
}) => {
  // Two versions are kept and opened: 29 s on a machine at half speed.
  test.setTimeout(60_000);
  await page.goto('/');
  await untilKept(page);
  const older = await deploymentOf(page);
  const requests = [requestsOf(page)];
  const newer = await ownSite.goLive('A newer hero');
  const second = await context.newPage();
  requests.push(requestsOf(second));
  await second.goto('/');
  await expect(heading(second)).toHaveText('A newer hero');
  await expect
    .poll(async () => (await kept(second)).map(({ deployment }) => deployment))
    .toEqual([newer, older.deployment]);

  for (const [index, [tab, words]] of [
    [page, hero.title] as const,
    [second, 'A newer hero'] as const,
  ].entries()) {
    await goToOther(tab, landing);
    await tab.getByRole('banner').getByRole('link', { name: frame.tagline }).click();
    await expect(heading(tab)).toHaveText(words);
    await hydrated(heading(tab));
    await loadedOnlyItsOwn(tab, requests[index]!);
  }
});

test('a page kept ten versions ago opens whole in a dead zone, and gives way to the live one', async ({
  page,
  ownSite,
}) => {
  test.setTimeout(240_000);
  await page.goto('/');
  await untilKept(page);
  const words = await heading(page).innerText();
  for (let version = 1; version <= 10; version++) await ownSite.goLive(`Hero ${version}`);

  await goToOther(page, landing);
  ownSite.server = 'gone';
  await page.goto('/');
  await hydrated(heading(page));
  await expect(heading(page)).toHaveText(words);

  ownSite.server = 'well';
  await page.reload();
  await expect(heading(page)).toHaveText('Hero 10');
  await untilKept(page);
});

test('switching reading offline off has browsers forget the site; switching it on brings it back', async ({
  page,
  ownSite,
}) => {
  await page.goto('/');
  await untilKept(page);
  const state = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);

  runSite(ownSite.folder, 'promote', '--no-offline', '--message', 'Something is wrong with it');
  await page.goto('/privacy-policy');
  await expect.poll(state).toEqual([0, 0]);
  await page.goto('/');
  await hydrated(heading(page));
  expect(await state()).toEqual([0, 0]);

  await ownSite.promote({ parts: {}, offline: true });
  await page.goto('/');
  await untilKept(page);
});
