import { heading } from './support/site-pages';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { frame } = english;

// What a browser says of requests that fail.
test.use({ expectedMessages: /Failed to load resource/ });

test('an open page says when the connection is lost, though nothing more can be loaded, and when it is back', async ({
  page,
  context,
}) => {
  const toasts = page.getByRole('region', { name: /^Notifications/ }).getByRole('status');
  await page.goto('/');
  await hydrated(heading(page));

  await context.setOffline(true);
  const notice = page.getByRole('status').filter({ hasText: frame.toasts.offline });
  await expect(notice).toBeVisible();
  await expect(notice).toHaveCount(0, { timeout: 8_000 });

  await context.setOffline(false);
  await expect(toasts).toHaveText([frame.toasts.online]);
  await expect(toasts).toHaveCount(0, { timeout: 8_000 });
});
