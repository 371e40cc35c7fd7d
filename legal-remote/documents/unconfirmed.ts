import type { UnconfirmedText } from '@site/shared/contracts';
import { unconfirmedValues } from '../policy/policy.built';

/** All that keeps this policy off a public address; empty when it may go live. */
export function unconfirmed(): UnconfirmedText[] {
  return unconfirmedValues;
}
