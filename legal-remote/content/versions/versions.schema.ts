export { policySchema as versionsSchema } from '../../policy/checked-policy.schema';
export { freeze } from '../../policy/freeze-version';

/** A policy sells nothing: it may speak of refunds, days and hours. */
export const isLegalText = true;
