export { policySchema as versionsSchema } from '../../policy/policy-rules';
export { freeze } from '../../policy/freeze-version';
import { outlineOf, asShown } from '../../policy/shown';
import type { Policy } from '../../policy/policy.schema';

/** What the page has of the version that it shows in full. */
export function shownAs(version: Policy) {
  const policy = asShown(version);
  return { policy, outline: outlineOf(policy) };
}

/** A policy sells nothing: it may speak of refunds, days and hours. */
export const isLegalText = true;
