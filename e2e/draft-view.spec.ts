import AxeBuilder from '@axe-core/playwright';
import { countUnconfirmed } from '../shared/content/content-value';
import { expect, test } from './support/test';
import { versions } from '../legal-remote/policy/all-versions';
import { english } from './support/site-words';

const { policy: words } = english;

const unconfirmed = countUnconfirmed(versions[versions.length - 1]);
const { mark, switch: label } = words.draftView;

test.skip(unconfirmed === 0, 'everything in the policy is confirmed');

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
