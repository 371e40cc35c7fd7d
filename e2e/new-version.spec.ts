import type { Page } from '@playwright/test';
import { test } from './support/own-site';
import { heading } from './support/site-pages';
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
