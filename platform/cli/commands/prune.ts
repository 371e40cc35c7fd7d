import { setTimeout as pause } from 'node:timers/promises';
import { Command } from 'commander';
import { DEFAULT_WINDOW, type PlanItem, type PruneOutcome, SETTLE_MS, prune } from '@site/operations';
import { actIn, type Context, readCount } from '../context/context';
import { groupsOf, formatCount } from '@site/text';

/** A group of things with the same reason is listed up to this length, then counted. */
const MAX_LISTED = 6;

interface Options {
  keep: number;
  keepDays: number;
  keepPreviews: number;
  yes?: boolean;
  dryRun?: boolean;
}

export function pruneCommand(contextOf: () => Context): Command {
  const { deployments, days, previewDays } = DEFAULT_WINDOW;
  return new Command('prune')
    .description(
      'delete what no kept deployment, no preview and no live page needs; tells what it would delete, unless --yes',
    )
    .option('--keep <deployments>', 'keep the pages of so many newest deployments', readCount, deployments)
    .option('--keep-days <days>', 'and of all that were live within so many days', readCount, days)
    .option('--keep-previews <days>', 'keep previews up to this age', readCount, previewDays)
    .option('--yes', 'delete')
    .option('--dry-run', 'delete nothing (the default), whatever else is asked')
    .action(async ({ keep, keepDays, keepPreviews, yes, dryRun }: Options) => {
      const context = contextOf();
      const outcome = await prune({
        ...(await actIn(context)),
        window: { deployments: keep, days: keepDays, previewDays: keepPreviews },
        now: new Date(),
        isReal: yes === true && dryRun !== true,
        settle: () => pause(SETTLE_MS),
      });
      context.report.result(formatPruning(outcome), {
        ...outcome,
        remove: outcome.remove.map(({ kind, name, reason, files, bytes }) => {
          return { kind, name, reason, files, bytes };
        }),
      });
    });
}

function formatPruning({ status, keep, remove }: PruneOutcome): string {
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
  return groupsOf(items, ({ kind, reason }) => `${kind} ${reason}`).flatMap((group) => {
    const { kind, reason } = group[0];
    if (group.length <= MAX_LISTED) return group.map(({ name }) => `  ${kind} ${name}: ${reason}`);
    return [`  ${group.length} × ${kind}, from ${group.at(-1)!.name} to ${group[0].name}: ${reason}`];
  });
}
