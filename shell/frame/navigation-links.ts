import { frame } from '../content/frame.content';

/** The header's anchors as links to the landing page's sections, which work from every page. */
export function navigationLinks(homeHref: string): { label: string; href: string }[] {
  return frame.navigation.map(({ label, hash }) => ({ label, href: `${homeHref}${hash}` }));
}
