import type { FrameContent } from '../content/frame.schema';

/** The header's anchors as links to the landing page's sections, which work from every page. */
export function navigationLinks(
  { navigation }: Pick<FrameContent, 'navigation'>,
  homeHref: string,
): { label: string; href: string }[] {
  return navigation.map(({ label, hash }) => ({ label, href: `${homeHref}${hash}` }));
}
