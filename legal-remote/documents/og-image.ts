import type { OgImageContent } from '@site/shared/contracts';
import type { LegalContent } from '../content/all-content';

/** What the page's link shows in chats. */
export function ogImage({ policy }: Pick<LegalContent, 'policy'>): OgImageContent {
  return { headline: policy.title };
}
