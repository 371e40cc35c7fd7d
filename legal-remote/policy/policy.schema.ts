import { textEntry } from '@site/shared/content/text';
import { z } from 'zod';
import { blockSchema } from './block.schema';
import { SECTION_IDS } from './section-ids';

const text = z.string().min(1);

const date = z.iso.date({ error: 'must be a date such as 2027-01-31' });

const sectionSchema = z.strictObject({
  id: z.enum(SECTION_IDS, { error: `must be one of the frozen ids: ${SECTION_IDS.join(', ')}` }),
  title: text,
  /** The section in a line or two, for those who will not read it all. */
  inShort: text,
  blocks: z.array(blockSchema).min(1),
});

/** Where a version is between the first proposal and being in force. */
const statusSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** A complete proposal that is not approved. It is never in force, and is refused on a public address. */
    kind: z.literal('draft'),
    /** Day on which the proposal was written. */
    writtenOn: date,
  }),
  z.strictObject({
    kind: z.literal('approved'),
    /** Who approved the text. The name is never shown. */
    approvedBy: text,
    /** Day of the approval, which the page calls "last updated". */
    approvedOn: date,
    /** Day from which the version is in force. */
    effectiveDate: date,
  }),
]);

/** The fields of one version of the policy. The rules between fields are in `policy-rules.ts`. */
export const policyShape = z.strictObject({
  id: z.string().regex(/^v\d+$/, 'must be v and a number, such as v2'),
  version: z.string().regex(/^\d+(\.\d+)*$/, 'must be a version number'),
  status: statusSchema,
  /** What is new in comparison with the version before, in plain sentences. */
  changes: z.array(textEntry(text)).min(1),
  title: text,
  lead: text,
  /** The few things that most readers came for. */
  keyPoints: z.array(textEntry(text)).min(1).max(5),
  /** What the "In short" lines are for, and that the full text counts. */
  shortNote: text,
  sections: z
    .array(sectionSchema)
    .length(SECTION_IDS.length, 'must be nine sections (specification §2)')
    .transform((sections) => sections.map((section, index) => ({ ...section, number: index + 1 }))),
});

export type Policy = z.infer<typeof policyShape>;
export type PolicySection = Policy['sections'][number];
export type PolicyStatus = z.infer<typeof statusSchema>;
