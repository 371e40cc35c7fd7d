import { z } from 'zod';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import { singleLineSchema } from '../records/single-line';
import { timeSchema } from '../records/record-names';

/** Said once, on purpose: this store does without an access policy, also where its site is public. */
const policyWaiverSchema = z.strictObject({
  format: z.literal(1),
  author: singleLineSchema.min(1),
  message: singleLineSchema.min(1),
  time: timeSchema,
});

export type PolicyWaiver = z.infer<typeof policyWaiverSchema>;

const KEY = 'people/none.json';

/** Null without a waiver. @throws SiteError `record-unreadable` */
export async function readPolicyWaiver(store: Store): Promise<PolicyWaiver | null> {
  const stored = await store.read(KEY);
  return stored && parseRecord(KEY, stored.body, policyWaiverSchema);
}

/** @returns false when it was waived before: the first record stays */
export async function recordPolicyWaiver(store: Store, said: Omit<PolicyWaiver, 'format'>): Promise<boolean> {
  const record = policyWaiverSchema.parse({ format: 1, ...said });
  return (await store.create(KEY, canonicalJson(record))) === 'created';
}
