import { z } from 'zod';
import { type Store, canonicalJson, parseRecord } from '@site/store';
import { misplacedRecord } from '../records/numbered-records';
import {
  partNameSchema,
  releaseIdSchema,
  timeSchema,
  withdrawalKey,
  singleLineSchema,
} from '../records/record-fields';

/** A person said that a release is not to go live, for good. */
const withdrawalSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  author: singleLineSchema.min(1),
  message: singleLineSchema,
  time: timeSchema,
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** The withdrawal of a release; null where it may go live. @throws SiteError `record-unreadable` */
export async function readWithdrawal(
  store: Store,
  part: string,
  release: string,
): Promise<Withdrawal | null> {
  const key = withdrawalKey(part, release);
  const stored = await store.read(key);
  if (!stored) return null;
  const withdrawal = parseRecord(key, stored.body, withdrawalSchema);
  if (withdrawalKey(withdrawal.part, withdrawal.release) !== key) throw misplacedRecord(key);
  return withdrawal;
}

/**
 * The same for many releases: all names are listed once.
 * @returns what {@link readWithdrawal} does, for each release that it is called with
 */
export async function openWithdrawals(
  store: Store,
): Promise<(part: string, release: string) => Promise<Withdrawal | null>> {
  const keys = await store.list('withdrawals/');
  return async (part, release) =>
    keys.includes(withdrawalKey(part, release)) ? readWithdrawal(store, part, release) : null;
}

/** Records that a release is not to go live. @returns false when that was so already; nothing is recorded then */
export async function recordWithdrawal(
  store: Store,
  withdrawal: Omit<Withdrawal, 'format'>,
): Promise<boolean> {
  const key = withdrawalKey(withdrawal.part, withdrawal.release);
  return (await store.create(key, canonicalJson({ format: 1, ...withdrawal }))) === 'created';
}
