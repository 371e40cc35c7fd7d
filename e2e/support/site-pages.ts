import type { Page } from '@playwright/test';
import { hero } from '../../landing-remote/content/hero.content';
import { v1 } from '../../legal-remote/content/versions/v1.content';
import { frame } from '../../shell/content/frame.content';
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

const links = { landing: 'Services', legal: frame.footer.privacyPolicy };

export const remotes: [landing: RemoteRoute, legal: RemoteRoute] = [
  {
    remote: 'landing',
    path: '/',
    module: 'LandingPage',
    toIt: links.landing,
    otherPath: '/privacy-policy',
    toOther: links.legal,
    otherHeading: v1.title,
  },
  {
    remote: 'legal',
    path: '/privacy-policy',
    module: 'PrivacyPolicyPage',
    toIt: links.legal,
    otherPath: '/',
    toOther: links.landing,
    otherHeading: hero.title,
  },
];

export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Follows the link to the other page, and waits until that page is the one that is shown, and answers. */
export async function goToOther(page: Page, { toOther, otherHeading }: RemoteRoute): Promise<void> {
  await footerLink(page, toOther).click();
  await expect(heading(page)).toHaveText(otherHeading);
  await hydrated(heading(page));
}
