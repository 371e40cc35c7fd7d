import AxeBuilder from '@axe-core/playwright';
import { countUnconfirmed } from '../shared/content/content-value';
import { runSite } from './support/site-command';
import { expect, hydrated, test } from './support/test';
import { versions } from '../legal-remote/policy/all-versions';
import { english } from './support/site-words';

const { policy: words } = english;

const unconfirmed = countUnconfirmed(versions[versions.length - 1]);
const { mark, switch: label } = words.draftView;

test.skip(unconfirmed === 0, 'everything in the policy is confirmed');

test('the plain policy has no trace of the draft view', async ({ page, request, site }) => {
  const html = await (await request.get(`${site}/privacy-policy`)).text();
  expect(html).not.toContain(`>${mark}<`);
  expect(html).not.toContain(label);

  await page.goto('/privacy-policy');
  await hydrated(page.getByRole('heading', { level: 1 }));
  await expect(page.getByText(mark, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('switch')).toHaveCount(0);
});

test('?draft marks what is not confirmed until it is switched off', async ({ page }) => {
  await page.goto('/privacy-policy?draft');
  await expect(page.getByRole('switch', { name: label })).toBeChecked();
  await expect(page.getByText(mark, { exact: true })).toHaveCount(unconfirmed);
  const draftView = new AxeBuilder({ page }).include('main section:has([role=switch])').include('main small');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await draftView.analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }

  await page.getByText(label).click();

  await expect(page.getByText(mark, { exact: true })).toHaveCount(0);
});

test('a preview has the marks as soon as its scripts run', async ({ page }) => {
  test.setTimeout(150_000);
  const store = process.env.SITE_E2E_STORE as string;
  const preview = JSON.parse(runSite(store, 'preview', 'legal', '--json')) as { url: string };

  await page.goto(`${preview.url}privacy-policy`);

  await expect(page.getByRole('switch', { name: label })).toBeChecked();
  await expect(page.getByText(mark, { exact: true })).toHaveCount(unconfirmed);
});
