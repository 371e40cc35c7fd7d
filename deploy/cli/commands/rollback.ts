import { Command } from 'commander';
import { rollback } from '../../actions/rollback/rollback';
import { rollbackPart } from '../../actions/rollback/rollback-part';
import { type Context, partSource } from '../context';

interface Options {
  message: string;
  part?: string;
  dryRun?: boolean;
}

export function rollbackCommand(contextOf: () => Context): Command {
  return new Command('rollback')
    .description('put an earlier deployment live again, as it was')
    .argument('[deployment]', 'its number or name (default: the one before)')
    .option('--part <part>', 'take back this part alone, and leave the later work of the others')
    .option('-m, --message <words>', 'why', '')
    .option('--dry-run', 'say what would be live again; change nothing')
    .action(async (target: string | undefined, { part, ...options }: Options, command: Command) => {
      const context = contextOf();
      if (part === undefined) return reportRollback(context, target ?? null, options);
      if (target !== undefined) {
        command.error(
          `error: --part goes back to the part's own release before, not to a deployment ("${target}").`,
        );
      }
      return reportPartRollback(context, partSource(context, part).part, options);
    });
}

async function reportRollback(context: Context, target: string | null, options: Options): Promise<void> {
  const { status, deployment, restored } = await rollback({
    store: await context.openStore({ mayCreate: false }),
    target,
    author: await context.author(),
    ...options,
  });
  const words = {
    'rolled-back': `The site is as it was at deployment ${restored.name} (${restored.record.time}), recorded as deployment ${deployment.name}.`,
    'would-roll-back': `The site would be as it was at deployment ${restored.name} (${restored.record.time}). Nothing was changed.`,
    'already-live': `The site shows deployment ${restored.name} already.`,
  };
  context.report.result(words[status], { status, deployment: deployment.name, restored: restored.name });
}

async function reportPartRollback(context: Context, part: string, options: Options): Promise<void> {
  const { status, deployment, release, restores } = await rollbackPart({
    store: await context.openStore({ mayCreate: false }),
    part,
    author: await context.author(),
    progress: (sentence) => context.report.progress(sentence),
    ...options,
  });
  const words = {
    'rolled-back': `${part}@${release} is live again, as deployment ${deployment.name}; the other parts stay as they are.`,
    'would-roll-back': `${part}@${release} would be live again, as at deployment ${restores}. Nothing was changed.`,
  };
  context.report.result(words[status], { status, deployment: deployment.name, part, release });
}
