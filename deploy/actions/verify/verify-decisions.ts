import type { Inventory } from '../../records/inventory';
import type { Pruning } from '../../records/prunings';
import { readPublications } from '../../records/publications';
import { readOpenSchedules } from '../../records/schedules';
import { openWithdrawals } from '../../records/withdrawals';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import { formatCount } from '../../text/table';
import { formatTime } from '../../text/time';

/** What people decided beside going live: the order of publications, withdrawals, prunings. */
export async function verifyDecisions(
  store: Store,
  { releases, prunings }: Inventory,
): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = prunings.map(pruned);
  for (const part of new Set(releases.map((release) => release.part)))
    problems.push(...(await problemsOf(() => readPublications(store, part))));
  const withdrawalOf = await openWithdrawals(store);
  for (const { part, release } of releases)
    problems.push(...(await problemsOf(() => withdrawalOf(part, release))));
  await readOpenSchedules(store, problems);
  return problems;
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
function pruned({ time, author, trees, releases }: Pruning): SiteProblem {
  return {
    code: 'pruned',
    severity: 'information',
    message: `On ${formatTime(time)}, ${author || 'somebody'} pruned the pages of ${formatCount(trees.length, 'deployment')} and ${formatCount(releases.length, 'release')}.`,
    remedy:
      'If nobody remembers that, restore what is missing from a backup, and find out who writes to the store.',
  };
}
