import { Command } from 'commander';
import { promote } from '../../actions/promote/promote';
import { earlierRelease } from '../../actions/rollback/earlier-release';
import { rollback } from '../../actions/rollback/rollback';
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
      if (part === undefined) return rollbackAll(context, target ?? null, options);
      if (target !== undefined) {
        command.error(
          `error: --part goes back to the part's own release before, not to a deployment ("${target}").`,
        );
      }
      return rollbackPart(context, partSource(context, part).part, options);
    });
}

async function rollbackAll(context: Context, target: string | null, { message, dryRun }: Options) {
  const { status, deployment, restored } = await rollback({
    store: await context.openStore({ mayCreate: false }),
    channel: context.channel,
    target,
    author: await context.author(),
    message,
    dryRun,
  });
  const words = {
    'rolled-back': `The site is as it was at deployment ${restored.name} (${restored.record.time}), recorded as deployment ${deployment.name}.`,
    'would-roll-back': `The site would be as it was at deployment ${restored.name} (${restored.record.time}). Nothing was changed.`,
    'already-live': `The site shows deployment ${restored.name} already.`,
  };
  context.report.result(words[status], { status, deployment: deployment.name, restored: restored.name });
}

/** The part's earlier release with everything else as it is live: a combination that is judged and composed anew. */
async function rollbackPart(context: Context, part: string, { message, dryRun }: Options) {
  const store = await context.openStore({ mayCreate: false });
  const { release, deployment: restores } = await earlierRelease(store, context.channel, part);
  const { deployment } = await promote({
    store,
    channel: context.channel,
    parts: { [part]: release },
    author: await context.author(),
    message: message || `Take back ${part}`,
    progress: (sentence) => context.report.progress(sentence),
    restores,
    dryRun,
  });
  const words = dryRun
    ? `${part}@${release.release} would be live again, as at deployment ${restores}. Nothing was changed.`
    : `${part}@${release.release} is live again, as deployment ${deployment.name}; the other parts stay as they are.`;
  const status = dryRun ? 'would-roll-back' : 'rolled-back';
  context.report.result(words, { status, deployment: deployment.name, part, release: release.release });
}
