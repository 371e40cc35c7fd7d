import { Command } from 'commander';
import { MOVE_READS, rollback, rollbackPart } from '@site/operations';
import { shortTime } from '@site/text';
import { actIn, type Context, partNamed } from '../context/context';
import { stampAfterGoingLive } from '../context/outbox';

interface Options {
  message: string;
  part?: string;
  dryRun?: boolean;
}

export function rollbackCommand(contextOf: () => Context): Command {
  return new Command('rollback')
    .description('put an earlier deployment live again, as it was')
    .argument('[deployment]', 'its number or name (default: the one before)')
    .option('--part <part>', 'this part alone; the later work of the others stays')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'say what would be live again; change nothing')
    .action(async (target: string | undefined, { part, ...options }: Options) => {
      const context = contextOf();
      if (part === undefined) return reportRollback(context, target ?? null, options);
      return reportPartRollback(context, partNamed(part), { target: target ?? null, ...options });
    });
}

async function reportRollback(context: Context, target: string | null, options: Options): Promise<void> {
  const act = await actIn(context, MOVE_READS);
  const { status, deployment, rolledBackTo, replaced } = await rollback({ ...act, target, ...options });
  const then = `deployment ${rolledBackTo.name} (${shortTime(rolledBackTo.record.time)})`;
  const words = {
    'rolled-back': `The site is as it was at ${then}, recorded as deployment ${deployment.name}.\nTo undo this: npm run site -- rollback ${replaced.record.number}`,
    'would-roll-back': `The site would be as it was at ${then}. Nothing was changed.`,
    'already-live': `The site shows deployment ${rolledBackTo.name} already.`,
  };
  const fields = { status, deployment: deployment.name, rolledBackTo: rolledBackTo.name };
  context.report.result(words[status], fields);
  if (status === 'rolled-back') await stampAfterGoingLive(context, act.store);
}

async function reportPartRollback(
  context: Context,
  part: string,
  options: Omit<Options, 'part'> & { target: string | null },
): Promise<void> {
  const act = await actIn(context, MOVE_READS);
  const outcome = await rollbackPart({ ...act, part, ...options });
  const { status, deployment, release, rollsBackTo, replaced } = outcome;
  const words = {
    'rolled-back': `${part}@${release} is live again, as deployment ${deployment.name}; the other parts stay as they are.\nTo undo this: npm run site -- rollback ${replaced.record.number} --part ${part}`,
    'would-roll-back': `${part}@${release} would be live again, as at deployment ${rollsBackTo}. Nothing was changed.`,
    'already-live': `${part}@${release} of deployment ${rollsBackTo} is live already.`,
  };
  context.report.result(words[status], { status, deployment: deployment.name, part, release });
  if (status === 'rolled-back') await stampAfterGoingLive(context, act.store);
}
