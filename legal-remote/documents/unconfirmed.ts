import type { UnconfirmedText } from '@site/shared/contracts';
import { unconfirmed as found } from './unconfirmed.built';

/** Everything that keeps this policy off a public address; empty when it may go live there. */
export function unconfirmed(): UnconfirmedText[] {
  return found;
}
