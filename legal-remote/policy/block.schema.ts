import { z } from 'zod';
import { grievanceDaysSchema } from './grievance-days.schema';

const text = z.string().min(1);

/** False until the business confirms what was only proposed; going live on a public address is refused until then. */
const confirmed = z.boolean();

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

const rowSchema = z.strictObject({
  cells: z.record(z.string(), text),
  icon: permissionIconSchema.optional(),
  confirmed,
});

const tableSchema = z
  .strictObject({
    kind: z.literal('table'),
    caption: text,
    /** Headings by column; the first column names the row. */
    columns: z.record(z.string(), text),
    rows: z.array(rowSchema).min(1),
  })
  .superRefine(({ columns, rows }, context) => {
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

/** What a section is made of. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('text'), text, confirmed: confirmed.optional() }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1), confirmed: confirmed.optional() }),
  /** What the reader does, in order. */
  z.strictObject({ kind: z.literal('steps'), items: z.array(text).min(1), confirmed: confirmed.optional() }),
  /** Starts a numbered part of the section; with an id, links may lead to it and the contents list it. */
  z.strictObject({
    kind: z.literal('heading'),
    id: z
      .string()
      .regex(/^[a-z-]+$/)
      .optional(),
    title: text,
  }),
  tableSchema,
  /** A request that the reader can send at once: drafts for WhatsApp and e-mail. */
  z.strictObject({ kind: z.literal('request'), whatsApp: text, email: text, subject: text, message: text }),
  /** The grievance officer of the business values, and how soon the officer answers. */
  z.strictObject({ kind: z.literal('officer'), days: grievanceDaysSchema }),
  /** The contact details of the business values. */
  z.strictObject({ kind: z.literal('contact') }),
  /** The list of all versions with their differences. */
  z.strictObject({ kind: z.literal('versions') }),
]);

export type Block = z.infer<typeof blockSchema>;
export type TableBlock = Extract<Block, { kind: 'table' }>;
export type PermissionIconName = z.infer<typeof permissionIconSchema>;
export type RequestBlock = Extract<Block, { kind: 'request' }>;
