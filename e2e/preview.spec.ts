import { frame } from '../shell/content/frame.content';
import { runSite } from './support/site-command';
import { goToOther, remotes } from './support/site-pages';
import { expect, hydrated, test } from './support/test';

interface Preview {
  url: string;
  state: string;
}

test('a preview shows the whole site at its own address, hidden from search engines', async ({
  page,
  previews,
  site,
}) => {
  const store = process.env.SITE_E2E_STORE as string;
  const { url, state } = JSON.parse(runSite(store, 'preview', 'landing', '--json')) as Preview;
  expect([new URL(url).origin, state]).toEqual([previews, 'served']);
  const response = await page.goto(url);

  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hydrated(page.getByRole('heading', { level: 1 }));
  await goToOther(page, remotes[0]);
  await expect(page).toHaveURL(`${url}privacy-policy`);
  await page.getByRole('banner').getByRole('link', { name: frame.tagline }).click();
  await expect(page, 'home has its slash, so that it can be reloaded').toHaveURL(url);

  const onLiveSite = await page.request.get(site + new URL(url).pathname);
  expect(onLiveSite.status(), 'the live site has no preview').toBe(404);
});
