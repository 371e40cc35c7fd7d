export { policySchema as v1Schema } from '../../policy/checked-policy.schema';
