import { expect, type Page } from '@playwright/test';
import { heading } from './site-pages';
import type { SiteWords } from './site-words';
import { hasArrived, hydrated } from './test';

/**
 * What visitors read once the page has started. The check of a pincode shows itself last, when it can answer. Without the
 * floating download button: it comes and goes with what is in view.
 */
export async function wordsOnPage(
  page: Page,
  { serviceAreas, hero }: Pick<SiteWords, 'serviceAreas' | 'hero'>,
): Promise<string> {
  await hydrated(heading(page));
  // On a phone, sections come to be drawn one after the other.
  await hasArrived(page);
  const hasCheck = (await heading(page).innerText()) === hero.title;
  if (hasCheck)
    await expect(page.getByRole('textbox', { name: serviceAreas.pincodeCheck.label })).toBeVisible();
  const parts = page.getByRole('main').locator('> :not([data-floating])');
  return (await parts.allInnerTexts()).join('\n');
}
