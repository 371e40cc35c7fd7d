import { z } from 'zod';

const text = z.string().min(1);
const withNumber = z.string().includes('{number}');

/** The page's own words, which are no part of the policy and may change without a new version. */
export const wordsSchema = z.strictObject({
  facts: z.strictObject({
    title: text,
    runBy: text,
    app: text,
    version: text,
    inForce: text,
    updated: text,
    contact: text,
    grievance: text,
  }),
  inShort: text,
  contents: text,
  copyLink: withNumber,
  linkCopied: withNumber,
  copyFailed: text,
  /** Stands beside what nobody confirmed; never on a public address. */
  toConfirm: text,
  details: z.strictObject({
    person: text,
    email: text,
    phone: text,
    address: text,
    answer: text,
    days: z.string().includes('{days}'),
  }),
  history: z.strictObject({
    version: withNumber,
    inForce: text,
    differences: text,
    noDifferences: text,
    added: text,
    removed: text,
  }),
  files: z.strictObject({ text, markdown: text, json: text }),
  closing: z.strictObject({
    text,
    whatsApp: text,
  }),
});

export type Words = z.infer<typeof wordsSchema>;
