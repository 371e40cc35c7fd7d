import type { LinkPictureContent } from '@site/shared/contracts';
import { policy } from '../policy/policy.built';

/** What the page's link shows in chats. */
export function ogImage(): LinkPictureContent {
  return { headline: policy.title };
}
