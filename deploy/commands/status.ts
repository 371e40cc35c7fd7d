import { Command } from 'commander';
import { lockOf, readChannel } from '../store/channels';
import { readChain } from '../store/lock-chain';
import type { Context } from './context';

export function statusCommand(contextOf: () => Context): Command {
  return new Command('status').description('what is live').action(async () => {
    const context = contextOf();
    const store = await context.openStore({ mayCreate: false });
    const live = await readChannel(store, context.channel);
    if (!live) {
      context.report.result('Nothing is live yet. Put something live: npx site promote', { live: null });
      return;
    }
    const { locks, problems } = await readChain(store, lockOf(live.pointer), 1);
    problems.forEach((problem) => context.report.problem(problem));
    for (const { name, lock } of locks) {
      const lines = Object.entries(lock.parts).map(([part, { release }]) => `  ${part.padEnd(8)} ${release}`);
      const heading = `Lock ${name} is live since ${lock.time}, by ${lock.author}${lock.message && `: ${lock.message}`}`;
      context.report.result([heading, ...lines].join('\n'), { live: name, ...lock });
    }
  });
}
