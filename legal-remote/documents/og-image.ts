import type { OgImageContent } from '@site/shared/contracts';
import { policy } from '../policy/policy.built';

/** What the page's link shows in chats. */
export function ogImage(): OgImageContent {
  return { headline: policy.title };
}
