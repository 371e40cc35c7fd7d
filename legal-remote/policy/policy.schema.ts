import { textEntry, entry } from '@site/shared/content/text';
import { z } from 'zod';
import { languages } from '@site/shared/site/languages';

/**
 * Ids of the nine sections, in the specification's order (§2). The app, letters and search engines link to them, so an id
 * is never changed and never removed.
 */
export const SECTION_IDS = [
  'information-collected',
  'use-of-information',
  'sharing',
  'security',
  'your-rights',
  'childrens-privacy',
  'app-permissions',
  'policy-changes',
  'contact',
] as const;

/** Ids within the sections that are frozen for the same reason: Google Play's deletion link is `#delete-account`. */
export const CLAUSE_IDS = ['retention', 'delete-account', 'grievance'] as const;

/** Days within which a grievance is answered. DPDP Rules 2025 r.14(3) allow 90, SPDI Rules 2011 r.5(9) one month: 30 satisfies both. */
const grievanceDaysSchema = z.string().regex(/^([1-9]|[12]\d|30)$/, 'must be 1 to 30 days');

const text = z.string().min(1);

const TAGS = languages.map(({ tag }) => tag);

/** False while a text is an unconfirmed proposal; the policy is refused on a public address until then. */
const confirmed = z.boolean();

/** What counsel or the business has to answer before a text can be confirmed; of a table, for all its rows. */
const question = text
  .meta({
    title: 'Open question',
    description:
      'For colleagues; visitors never see it. Write the answer into the text, and confirm that: the question is closed then, and may stay here.',
  })
  .optional();

const settled = { confirmed: confirmed.optional(), question };

const items = z.array(textEntry(text)).min(1).meta({ things: 'lines' });

const permissionIconSchema = z.enum([
  'internet',
  'location',
  'camera',
  'storage',
  'vibrate',
  'boot',
  'notifications',
  'wakeLock',
  'audio',
]);

const rowSchema = entry({
  cells: z.record(z.string(), text).meta({ title: 'What the row says' }),
  icon: permissionIconSchema.optional(),
  confirmed,
  question,
});

const tableSchema = entry({
  kind: z.literal('table'),
  caption: text,
  question,
  /** Headings by column; the first column names the row. */
  columns: z.record(z.string(), text),
  rows: z.array(rowSchema).min(1).meta({ things: 'rows' }),
}).superRefine(({ columns, rows }, context) => {
  const expected = Object.keys(columns).join(', ');
  rows.forEach(({ cells }, index) => {
    if (Object.keys(cells).join(', ') === expected) return;
    context.addIssue({
      code: 'custom',
      path: ['rows', index, 'cells'],
      message: `must have ${expected}, in this order`,
    });
  });
});

/** One piece of a section. */
const blockSchema = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('text'), text, ...settled }),
  entry({ kind: z.literal('list'), items, ...settled }),
  /** What the reader does, in order. */
  entry({ kind: z.literal('steps'), items, ...settled }),
  /** Starts a numbered part of the section. With an anchor, links can lead to it, and the table of contents lists it:
   *  it is the element's id. */
  entry({
    kind: z.literal('heading'),
    anchor: z
      .string()
      .regex(/^[a-z-]+$/)
      .optional(),
    title: text,
  }).transform(({ kind, anchor, title }) => ({ kind, ...(anchor !== undefined && { id: anchor }), title })),
  tableSchema,
  /** A request that the reader can send: message drafts for WhatsApp and e-mail. */
  entry({
    kind: z.literal('request'),
    whatsApp: text.meta({ title: 'Words of the WhatsApp link' }),
    email: text.meta({ title: 'Words of the e-mail link' }),
    ...{ subject: text, message: text },
  }),
  /** The grievance officer of the business values, and within how many days the officer answers. */
  entry({ kind: z.literal('officer'), days: grievanceDaysSchema, ...settled }),
  /** The contact details of the business values. */
  entry({ kind: z.literal('contact') }),
  /** Which language's text counts where the policy's languages differ: the business decides. */
  entry({
    kind: z.literal('prevails'),
    language: z.enum(TAGS, { error: `must be a language of the site: ${TAGS.join(', ')}` }),
    ...settled,
  }),
  /** The list of all versions with their differences. */
  entry({ kind: z.literal('versions') }),
]);

export type Block = z.infer<typeof blockSchema>;
export type TableBlock = Extract<Block, { kind: 'table' }>;
export type PermissionIconName = z.infer<typeof permissionIconSchema>;
export type RequestBlock = Extract<Block, { kind: 'request' }>;

const date = z.iso.date({ error: 'must be a date such as 2027-01-31' });

const sectionSchema = z.strictObject({
  id: z.enum(SECTION_IDS, { error: `must be one of the frozen ids: ${SECTION_IDS.join(', ')}` }),
  title: text,
  /** The section in a line or two, for those who will not read it all. */
  inShort: text,
  blocks: z.array(blockSchema).min(1).meta({ title: 'Clauses', things: 'clauses' }),
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
    approvedBy: text.meta({ title: 'Made final by' }),
    /** Day of the approval, which the page calls "last updated". */
    approvedOn: date.meta({ title: 'Made final on' }),
    /** Day from which the version is in force. */
    effectiveDate: date.meta({ title: 'In force from' }),
  }),
]);

/** The fields of one version of the policy. The rules between fields are in `policy-rules.ts`. */
export const policyShape = z.strictObject({
  id: z.string().regex(/^v\d+$/, 'must be v and a number, such as v2'),
  version: z.string().regex(/^\d+(\.\d+)*$/, 'must be a version number'),
  status: statusSchema,
  /** What is new in comparison with the version before, in plain sentences. */
  changes: z.array(textEntry(text)).min(1).meta({ things: 'changes' }),
  title: text,
  lead: text,
  /** The few things that most readers came for. */
  keyPoints: z.array(textEntry(text)).min(1).max(5).meta({ things: 'key points' }),
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
