import { z } from 'zod';

/** Names in braces that the page fills in by itself. */
export const fillsIn = ['number', 'date', 'count', 'days', 'language'];

const text = z.string().min(1);
const withNumber = z.string().includes('{number}');
const withDate = z.string().includes('{date}');

/** Words of the page that are not part of the policy. They can change without a new version. */
export const wordsSchema = z.strictObject({
  facts: z.strictObject({
    title: text,
    runBy: text,
    app: text,
    version: text,
    status: text,
    /** The status of a version that is not approved. */
    draft: withDate,
    inForce: text,
    updated: text,
    contact: text,
    grievance: text,
  }),
  /** For dates, from January on. By hand, so that server and every browser give the same text. */
  months: z.array(text).length(12),
  inShort: text,
  /** {language}: the one whose text counts where the policy's languages differ, by its own name. */
  prevails: z.string().includes('{language}'),
  contents: text,
  copyLink: withNumber,
  linkCopied: withNumber,
  copyFailed: text,
  /** The view that marks what is not confirmed: in previews, and with `?draft` in the address. */
  draftView: z.strictObject({
    title: text,
    switch: text,
    /** {count}: how many texts are marked. */
    explanation: z.string().includes('{count}'),
    /** Beside each text that is not confirmed. */
    mark: text,
  }),
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
    /** Of an approved version whose day has not come. */
    coming: text,
    draft: withDate,
    /** The link to the whole text of a version that is not the one in force. */
    inFull: withNumber,
    /** Above the whole text of a version that is no longer in force. */
    isReplaced: withNumber.includes('{date}'),
    /** Above the whole text of a version whose day has not come. */
    isComing: withDate,
    differences: text,
    noDifferences: text,
    added: text,
    removed: text,
  }),
  files: z.strictObject({ text, markdown: text }),
  closing: z.strictObject({ text, whatsApp: text }),
});

export type Words = z.infer<typeof wordsSchema>;
