export { policySchema as v1Schema } from '../../policy/policy.schema';
