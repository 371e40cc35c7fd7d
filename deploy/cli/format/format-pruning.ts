import { formatCount } from '../../text/table';
import type { PlanItem } from '../../actions/prune/plan-prune';
import type { PruneOutcome } from '../../actions/prune/prune';

/** A group of things with the same reason is listed up to this length, then counted. */
const LISTED = 6;

/** What stays and what goes, each with its reason, in lines. */
export function formatPruning({ status, keep, remove }: PruneOutcome): string {
  const files = remove.reduce((sum, item) => sum + item.files, 0);
  const bytes = remove.reduce((sum, item) => sum + item.bytes, 0);
  const amount = `${formatCount(files, 'file')}, ${(bytes / 1_000_000).toFixed(1)} MB`;
  const heading = {
    planned: `To delete (${amount}); nothing was deleted. To delete it: add --yes`,
    pruned: `Deleted (${amount})`,
    'nothing-to-prune': 'Nothing to delete.',
  }[status];
  return ['Kept', ...formatItems(keep), '', heading, ...formatItems(remove)].join('\n');
}

function formatItems(items: PlanItem[]): string[] {
  return [...groupItems(items).values()].flatMap((group) => {
    const { kind, reason } = group[0]!;
    if (group.length <= LISTED) return group.map(({ name }) => `  ${kind} ${name}: ${reason}`);
    return [`  ${group.length} × ${kind}, from ${group.at(-1)!.name} to ${group[0]!.name}: ${reason}`];
  });
}

function groupItems(items: PlanItem[]): Map<string, PlanItem[]> {
  const groups = new Map<string, PlanItem[]>();
  for (const item of items) {
    const key = `${item.kind} ${item.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
