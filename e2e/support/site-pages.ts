import type { Page } from '@playwright/test';
import { english, type SiteWords } from './site-words';
import { expect, hydrated } from './test';

/** A remote, where it is shown, and the words of links that lead there and away. */
export interface RemoteRoute {
  remote: string;
  path: string;
  module: string;
  toIt: string;
  otherPath: string;
  toOther: string;
  otherHeading: string;
}

/**
 * Both remotes, as a language's pages show them.
 * @param prefix what the language's addresses begin with: '' or `/kn`
 */
export function remotesIn(
  prefix: string,
  { frame, hero }: Pick<SiteWords, 'frame' | 'hero'>,
): [landing: RemoteRoute, legal: RemoteRoute] {
  const toLanding = frame.navigation[0]!.label;
  const toLegal = frame.footer.privacyPolicy;
  const landing = { path: `${prefix}/`, toIt: toLanding };
  const legal = { path: `${prefix}/privacy-policy`, toIt: toLegal };
  return [
    {
      ...landing,
      remote: 'landing',
      module: 'LandingPage',
      otherPath: legal.path,
      toOther: toLegal,
      // The policy is titled as links to it are.
      otherHeading: toLegal,
    },
    {
      ...legal,
      remote: 'legal',
      module: 'PrivacyPolicyPage',
      otherPath: landing.path,
      toOther: toLanding,
      otherHeading: hero.title,
    },
  ];
}

/** Both in English. */
export const remotes = remotesIn('', english);

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The button that opens the menu of themes, on a wide screen. */
export const themeButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${english.frame.theme.label}`) });

/** Follows the link to the other page, and waits until that page is the one that is shown, and answers. */
export async function goToOther(page: Page, { toOther, otherHeading }: RemoteRoute): Promise<void> {
  await footerLink(page, toOther).click();
  await expect(heading(page)).toHaveText(otherHeading);
  await hydrated(heading(page));
}
