import type { Page } from '@playwright/test';
import { test } from './support/own-site';
import { footerLink, heading } from './support/site-pages';
import { expect, hydrated } from './support/test';
import { english } from './support/site-words';

const { frame } = english;

// A tab without a connection asks in vain.
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
  await hydrated(heading(page));
  await page.waitForLoadState('networkidle');
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
