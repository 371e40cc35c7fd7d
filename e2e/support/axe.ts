import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLOURS, VIOLATIONS_ALONE } from '../../platform/page-check/visit';

/** What axe finds on a page, a line each, once nothing on it moves: colours are checked as they are then. */
export async function violationsIn(page: Page, rules: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  // No page of ours lets axe into a frame.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ ...VIOLATIONS_ALONE });
  const { violations } = await rules(axe).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
}

/** The same by these rules in the light theme, and by those about colours in the dark one, which changes nothing else. */
export async function violationsInBothThemes(
  page: Page,
  rules: (axe: AxeBuilder) => AxeBuilder,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await violationsIn(page, rules);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await violationsIn(page, (axe) => rules(axe).withRules(COLOURS)))];
}
