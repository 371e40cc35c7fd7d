import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { parseRecord } from '../store/parse-record';
import type { Store } from '../store/store';
import { LAST_NUMBER, misplacedRecord, numberedNames, numberName } from './numbered-records';
import { plainWordsSchema } from './plain-words';
import { partNameSchema, releaseIdSchema, timeSchema, withdrawalsFolder } from './record-names';

/** Somebody said that a release is not to go live, or took that back. */
const withdrawalSchema = z.strictObject({
  format: z.literal(1),
  part: partNameSchema,
  release: releaseIdSchema,
  /** Counts up from 1 within the release; the last one counts. */
  number: z.number().int().min(1).max(LAST_NUMBER),
  /** False where an earlier withdrawal is taken back. */
  isWithdrawn: z.boolean(),
  author: plainWordsSchema.min(1),
  message: plainWordsSchema,
  time: timeSchema,
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** The withdrawal that is in force for a release; null where it may go live. @throws SiteError `record-unreadable` */
export async function readWithdrawal(
  store: Store,
  part: string,
  release: string,
): Promise<Withdrawal | null> {
  const last = await readLast(store, part, release);
  return last?.isWithdrawn ? last : null;
}

/**
 * The same for many releases: all names are listed once.
 * @returns what {@link readWithdrawal} does, for each release that it is called with
 */
export async function openWithdrawals(
  store: Store,
): Promise<(part: string, release: string) => Promise<Withdrawal | null>> {
  const keys = await store.list('withdrawals/');
  return async (part, release) => {
    const folder = withdrawalsFolder(part, release);
    const names = keys.filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length));
    const last = await readNewest(store, folder, names);
    return last?.isWithdrawn ? last : null;
  };
}

/**
 * Records that a release is not to go live, or may again.
 * @returns false when that was so already; nothing is recorded then
 */
export async function recordWithdrawal(
  store: Store,
  withdrawal: Omit<Withdrawal, 'format' | 'number'>,
): Promise<boolean> {
  const { part, release, isWithdrawn } = withdrawal;
  for (;;) {
    const last = await readLast(store, part, release);
    if ((last?.isWithdrawn ?? false) === isWithdrawn) return false;
    const next: Withdrawal = { ...withdrawal, format: 1, number: (last?.number ?? 0) + 1 };
    if (next.number > LAST_NUMBER) throw misplacedRecord(keyOf({ part, release, number: LAST_NUMBER }));
    if ((await store.create(keyOf(next), canonicalJson(next))) === 'created') return true;
  }
}

async function readLast(store: Store, part: string, release: string): Promise<Withdrawal | null> {
  const folder = withdrawalsFolder(part, release);
  return readNewest(store, folder, await store.listNames(folder));
}

async function readNewest(store: Store, folder: string, names: string[]): Promise<Withdrawal | null> {
  const name = numberedNames(names).at(-1);
  const stored = name ? await store.read(folder + name) : null;
  const last = stored && parseRecord(folder + name, stored.body, withdrawalSchema);
  if (last && keyOf(last) !== folder + name) throw misplacedRecord(folder + name);
  return last;
}

function keyOf({ part, release, number }: Pick<Withdrawal, 'part' | 'release' | 'number'>): string {
  return `${withdrawalsFolder(part, release)}${numberName(number)}.json`;
}
