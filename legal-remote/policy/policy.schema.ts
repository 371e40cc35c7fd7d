import { z } from 'zod';
import { blockSchema } from './block.schema';
import { checkPolicy } from './policy-rules';
import { type Published, readPublished } from './seals';
import { SECTION_IDS } from './section-ids';

const text = z.string().min(1);

/** A date, or its mark until the business supplies it. */
const date = z.union([z.iso.date(), z.string().regex(/^⟦[^⟧]+⟧$/)], {
  error: 'must be a date such as 2027-01-31, or a placeholder such as ⟦effective date⟧',
});

const sectionSchema = z.strictObject({
  id: z.enum(SECTION_IDS, { error: `must be one of the frozen ids: ${SECTION_IDS.join(', ')}` }),
  number: z.number().int(),
  title: text,
  /** The section in a line or two, for those who will not read it all. */
  inShort: text,
  blocks: z.array(blockSchema).min(1),
});

const shape = z.strictObject({
  id: z.string().regex(/^v\d+$/, 'must be v and a number, such as v2'),
  version: z.string().regex(/^\d+(\.\d+)*$/, 'must be a version number'),
  effectiveDate: date,
  /** Who settled the text, and when: the day that the page calls "last updated". The name is never shown. */
  approvedBy: text,
  approvedOn: date,
  /** What is new against the version before, in plain sentences. */
  changes: z.array(text).min(1),
  title: text,
  lead: text,
  /** The few things that most readers came for. */
  keyPoints: z.array(text).min(1).max(5),
  /** What the "In short" lines are worth. */
  shortNote: text,
  sections: z.array(sectionSchema).length(SECTION_IDS.length, 'must be nine sections (specification §2)'),
});

/**
 * The schema of one version, which also holds it to what was published.
 * @param published Gives the digests of the published versions.
 */
export function policySchemaHolding(published: () => Published) {
  return shape.superRefine((policy, context) => checkPolicy(policy, context, published()));
}

/**
 * One version of the policy. It is whole: a version says all that the policy said while it was in force. Texts may name
 * {brand}, {app}, {city}, {pincode} and {company}, write **strongly**, and link to [a clause](#its-id).
 */
export const policySchema = policySchemaHolding(readPublished);

export type Policy = z.infer<typeof shape>;
export type PolicySection = z.infer<typeof sectionSchema>;
