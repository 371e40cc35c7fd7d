import { z } from 'zod';
import { type Store, canonicalJson, readRecord } from '@site/store';
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

type Withdrawal = z.infer<typeof withdrawalSchema>;

/**
 * The withdrawal of each release that it is called with; null where it may go live. All names are listed once.
 * @throws SiteError `record-unreadable`
 */
export async function openWithdrawals(
  store: Store,
): Promise<(part: string, release: string) => Promise<Withdrawal | null>> {
  const keys = await store.list('withdrawals/');
  return async (part, release) => {
    const key = withdrawalKey(part, release);
    if (!keys.includes(key)) return null;
    const withdrawal = await readRecord(store, key, withdrawalSchema);
    if (withdrawalKey(withdrawal.part, withdrawal.release) !== key) throw misplacedRecord(key);
    return withdrawal;
  };
}

/** Records that a release is not to go live. @returns false when that was so already; nothing is recorded then */
export async function recordWithdrawal(
  store: Store,
  withdrawal: Omit<Withdrawal, 'format'>,
): Promise<boolean> {
  const key = withdrawalKey(withdrawal.part, withdrawal.release);
  return (await store.create(key, canonicalJson({ format: 1, ...withdrawal }))) === 'created';
}
