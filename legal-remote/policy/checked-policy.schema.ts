import { checkPolicy } from './policy-rules';
import { policyShape } from './policy.schema';
import { type PublishedDigests, readPublished } from './published';

/**
 * The schema of one version: its fields, the rules between them, and the digest of its text if it was published.
 * @param readDigests Reads the digests of the published versions.
 */
export function policySchemaWith(readDigests: () => PublishedDigests) {
  return policyShape.superRefine((policy, context) => checkPolicy(policy, context, readDigests()));
}

/**
 * One version of the policy. A version is complete: it holds all that the policy said while it was in force. Texts may
 * hold {brand}, {app}, {city}, {pincode} and {company}, **strong words**, and links to [a clause](#its-id).
 */
export const policySchema = policySchemaWith(() => readPublished().digests);
