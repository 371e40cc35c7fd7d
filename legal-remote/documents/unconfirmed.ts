import { unconfirmedValues } from '../policy/policy.built';
import type { Unconfirmed } from '../policy/unconfirmed';

/** All that keeps this policy off a public address; empty when it may go live. */
export function unconfirmed(): Unconfirmed[] {
  return unconfirmedValues;
}
