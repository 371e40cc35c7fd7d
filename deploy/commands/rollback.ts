import { Command } from 'commander';
import { promote } from '../promote/promote';
import { earlierRelease } from '../rollback/earlier-release';
import { rollback } from '../rollback/rollback';
import { type Context, partSource } from './context';

export function rollbackCommand(contextOf: () => Context): Command {
  return new Command('rollback')
    .description('put an earlier lock live again, as it was')
    .argument('[lock]', 'its number or name (default: the one before)')
    .option('--part <part>', 'take back this part alone, and leave the later work of the others')
    .option('-m, --message <words>', 'why', '')
    .action(async (target: string | undefined, { message, part }: { message: string; part?: string }) => {
      const context = contextOf();
      if (part !== undefined) {
        await rollbackPart(context, partSource(context, part).part, message);
        return;
      }
      const { status, lock, restored } = await rollback({
        store: await context.openStore({ mayCreate: false }),
        channel: context.channel,
        target: target ?? null,
        author: await context.author(),
        message,
      });
      context.report.result(
        status === 'rolled-back'
          ? `The site is as it was at lock ${restored.name} (${restored.lock.time}), recorded as lock ${lock.name}.`
          : `The site shows lock ${restored.name} already.`,
        { status, lock: lock.name, restored: restored.name },
      );
    });
}

/** The part's earlier release with everything else as it is live: a combination that is judged and composed anew. */
async function rollbackPart(context: Context, part: string, message: string): Promise<void> {
  const store = await context.openStore({ mayCreate: false });
  const earlier = await earlierRelease(store, context.channel, part);
  const { lock } = await promote({
    store,
    channel: context.channel,
    parts: { [part]: earlier },
    author: await context.author(),
    message: message || `Take back ${part}`,
    progress: (sentence) => context.report.progress(sentence),
  });
  context.report.result(
    `${part}@${earlier.release} is live again, as lock ${lock.name}; the other parts stay as they are.`,
    {
      status: 'rolled-back',
      lock: lock.name,
      part,
      release: earlier.release,
    },
  );
}
