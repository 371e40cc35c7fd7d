import {
  type Inventory,
  openWithdrawals,
  readFalselyDone,
  readOpenSchedules,
  readPublications,
} from '@site/ledger';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { formatCount, formatTime } from '@site/text';

/** What people decided besides going live: the order of publications, withdrawals, prunings. */
export async function verifyDecisions(
  store: Store,
  { releases, prunings, reached }: Inventory,
): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = prunings.map(pruned);
  for (const part of new Set(releases.map((release) => release.part)))
    problems.push(...(await problemsOf(() => readPublications(store, part))));
  const withdrawalOf = await openWithdrawals(store);
  for (const { part, release } of releases)
    problems.push(...(await problemsOf(() => withdrawalOf(part, release))));
  await readOpenSchedules(store, problems);
  problems.push(
    ...(await problemsOf(async () =>
      problems.push(...(await readFalselyDone(store, reached)).map(neverDone)),
    )),
  );
  return problems;
}

function neverDone(number: number): SiteProblem {
  return {
    code: 'schedule-never-done',
    severity: 'error',
    message: `Schedule ${number} is marked as carried out, and no deployment did that.`,
    remedy:
      'Another program writes to the store: change its credentials, and schedule it again if it is still needed.',
  };
}

async function problemsOf(read: () => Promise<unknown>): Promise<SiteProblem[]> {
  try {
    await read();
    return [];
  } catch (error) {
    if (error instanceof SiteError && error.code === 'record-unreadable') return [error.toProblem()];
    throw error;
  }
}

/** Told each time, because a record that was planted would hide what was destroyed. */
function pruned({ time, author, trees, releases }: Inventory['prunings'][number]): SiteProblem {
  return {
    code: 'pruned',
    severity: 'information',
    message: `On ${formatTime(time)}, ${author || 'a person without a name'} pruned the pages of ${formatCount(trees.length, 'deployment')} and ${formatCount(releases.length, 'release')}.`,
    remedy:
      'If nobody remembers that, restore what is missing from a backup, and find out who writes to the store.',
  };
}
