import type { Lettering, OgImageContent } from '@site/shared/contracts';
import art from '../art/hero-phone.svg?source';
import type { LandingContent } from '../content/all-content';

/** The hero in small: what the page's link shows in chats. */
export function ogImage({ hero }: Pick<LandingContent, 'hero'>, lettering?: Lettering): OgImageContent {
  return { headline: hero.title, art, lettering };
}
