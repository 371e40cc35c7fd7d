import { Command } from 'commander';
import { rollback } from '../rollback/rollback';
import type { Context } from './context';

export function rollbackCommand(contextOf: () => Context): Command {
  return new Command('rollback')
    .description('put an earlier lock live again, as it was')
    .argument('[lock]', 'its number or name (default: the one before)')
    .option('-m, --message <words>', 'why', '')
    .action(async (target: string | undefined, { message }: { message: string }) => {
      const context = contextOf();
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
