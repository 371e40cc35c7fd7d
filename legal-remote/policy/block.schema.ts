import { entry, textEntry } from '@site/shared/content/text';
import { languages } from '@site/shared/site/languages';
import { z } from 'zod';
import { grievanceDaysSchema } from './grievance-days.schema';

const text = z.string().min(1);

const TAGS = languages.map(({ tag }) => tag);

/** False while a text is an unconfirmed proposal; the policy is refused on a public address until then. */
const confirmed = z.boolean();

/** What counsel or the business has to answer before a text can be confirmed; of a table, for all its rows. */
const question = text.optional();

const settled = { confirmed: confirmed.optional(), question };

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
  cells: z.record(z.string(), text).meta({ title: 'Columns' }),
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
  rows: z.array(rowSchema).min(1),
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
export const blockSchema = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('text'), text, ...settled }),
  entry({ kind: z.literal('list'), items: z.array(textEntry(text)).min(1), ...settled }),
  /** What the reader does, in order. */
  entry({ kind: z.literal('steps'), items: z.array(textEntry(text)).min(1), ...settled }),
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
  entry({ kind: z.literal('request'), whatsApp: text, email: text, subject: text, message: text }),
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
