import type { OgImageContent } from '@site/shared/contracts';
import art from '../art/hero-phone.svg?source';
import { hero } from '../content/hero.content';

/** The hero in small: what the page's link shows in chats. */
export function ogImage(): OgImageContent {
  return { headline: hero.title, art };
}
