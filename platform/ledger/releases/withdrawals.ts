import { z } from 'zod';
import { finding, type SiteProblem } from '@site/errors';
import { type Store, canonicalJson, readRecord } from '@site/store';
import { because, shortTime } from '@site/text';
import { misplacedRecord } from '../records/numbered-records';
import { idOfRelease, partNameSchema, releaseIdSchema, said, withdrawalKey } from '../records/record-fields';

/** A person said that a release is not to go live, for good. */
const withdrawalSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  ...said,
});

type Withdrawal = z.infer<typeof withdrawalSchema>;

/**
 * The withdrawal of each release that it is called with; null where it may go live. All names are listed once.
 * @throws SiteError `record-unreadable`
 */
export async function openWithdrawals(store: Store) {
  const keys = await store.list('withdrawals/');
  return async (part: string, release: string): Promise<Withdrawal | null> => {
    const key = withdrawalKey(part, release);
    if (!keys.includes(key)) return null;
    const withdrawal = await readRecord(store, key, withdrawalSchema);
    if (withdrawalKey(withdrawal.part, withdrawal.release) !== key) throw misplacedRecord(key);
    return withdrawal;
  };
}

/** A problem for each of these releases that was withdrawn. @param releases by part */
export async function withdrawnProblems(
  store: Store,
  releases: Record<string, { release: string }>,
): Promise<SiteProblem[]> {
  if (Object.keys(releases).length === 0) return [];
  const readWithdrawal = await openWithdrawals(store);
  const problems = Object.entries(releases).map(async ([part, { release }]) => {
    const withdrawal = await readWithdrawal(part, release);
    if (!withdrawal) return [];
    const { author, message, time } = withdrawal;
    return finding(
      'release-withdrawn',
      `${idOfRelease({ part, release })} is not to go live: ${author} withdrew it on ${shortTime(time)}${because(message)}.`,
      `Publish another one: npm run site -- publish ${part} -m "why". A withdrawal is for good, and the same source gives the same release: change something in it first, also where it was withdrawn by mistake.`,
    );
  });
  return (await Promise.all(problems)).flat();
}

/** Records that a release is not to go live. @returns false when that was so already; nothing is recorded then */
export async function recordWithdrawal(store: Store, made: Omit<Withdrawal, 'format'>): Promise<boolean> {
  const key = withdrawalKey(made.part, made.release);
  return (await store.create(key, canonicalJson({ format: 1, ...made }))) === 'created';
}
