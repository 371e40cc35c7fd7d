import { Command } from 'commander';
import { MOVE_READS, rollback } from '@site/operations';
import { shortTime } from '@site/text';
import { type Context, partNamed } from '../context/context';
import { stampAfterGoingLive } from '../context/time-stamping';

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
      return reportPartRollback(context, partNamed(part), {
        target: target ?? null,
        ...options,
      });
    });
}

async function reportRollback(context: Context, target: string | null, options: Options): Promise<void> {
  const store = await context.openStore({ mayCreate: false, readFirst: MOVE_READS });
  const { status, deployment, rolledBackTo, replaced } = await rollback({
    store,
    target,
    author: await context.author(),
    loadSigner: context.loadSigner,
    ...options,
  });
  const then = `deployment ${rolledBackTo.name} (${shortTime(rolledBackTo.record.time)})`;
  const words = {
    'rolled-back': `The site is as it was at ${then}, recorded as deployment ${deployment.name}.\nTo undo this: npm run site -- rollback ${replaced.record.number}`,
    'would-roll-back': `The site would be as it was at ${then}. Nothing was changed.`,
    'already-live': `The site shows deployment ${rolledBackTo.name} already.`,
  };
  context.report.result(words[status], {
    status,
    deployment: deployment.name,
    rolledBackTo: rolledBackTo.name,
  });
  if (status === 'rolled-back') await stampAfterGoingLive(context, store);
}

async function reportPartRollback(
  context: Context,
  part: string,
  options: Omit<Options, 'part'> & { target: string | null },
): Promise<void> {
  // Loaded here: it composes, which a rollback of the whole site does not.
  const { rollbackPart } = await import('@site/operations');
  const store = await context.openStore({ mayCreate: false, readFirst: MOVE_READS });
  const { status, deployment, release, rollsBackTo, replaced } = await rollbackPart({
    store,
    part,
    author: await context.author(),
    progress: (sentence) => context.report.progress(sentence),
    loadSigner: context.loadSigner,
    ...options,
  });
  const words = {
    'rolled-back': `${part}@${release} is live again, as deployment ${deployment.name}; the other parts stay as they are.\nTo undo this: npm run site -- rollback ${replaced.record.number} --part ${part}`,
    'would-roll-back': `${part}@${release} would be live again, as at deployment ${rollsBackTo}. Nothing was changed.`,
    'already-live': `${part}@${release} of deployment ${rollsBackTo} is live already.`,
  };
  context.report.result(words[status], { status, deployment: deployment.name, part, release });
  if (status === 'rolled-back') await stampAfterGoingLive(context, store);
}
