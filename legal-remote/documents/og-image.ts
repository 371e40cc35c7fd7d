import type { Lettering, OgImageContent } from '@site/shared/contracts';
import type { LegalContent } from '../content/all-content';

/** What the page's link shows in chats. */
export function ogImage({ policy }: Pick<LegalContent, 'policy'>, lettering?: Lettering): OgImageContent {
  return { headline: policy.title, lettering };
}
