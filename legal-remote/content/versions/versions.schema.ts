export { policySchema as versionsSchema } from '../../policy/checked-policy.schema';

/** A policy sells nothing: it may speak of refunds, days and hours. */
export const isLegalText = true;
