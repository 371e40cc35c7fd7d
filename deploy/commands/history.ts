import { Command } from 'commander';
import { lockOf, readChannel } from '../store/channels';
import { readChain } from '../store/lock-chain';
import type { Context } from './context';

export function historyCommand(contextOf: () => Context): Command {
  return new Command('history').description('what was live, newest first').action(async () => {
    const context = contextOf();
    const store = await context.openStore({ mayCreate: false });
    const live = await readChannel(store, context.channel);
    const { locks, problems } = await readChain(store, live && lockOf(live.pointer));
    for (const { name, lock } of locks) {
      const what = lock.kind === 'rollback' ? `back to ${lock.restores}` : releases(lock.parts);
      context.report.result(`${name}  ${lock.time}  ${lock.author}  ${what}  ${lock.message}`.trimEnd(), {
        name,
        ...lock,
      });
    }
    problems.forEach((problem) => context.report.problem(problem));
  });
}

function releases(parts: Record<string, { release: string }>): string {
  return Object.entries(parts)
    .map(([part, { release }]) => `${part}@${release}`)
    .join(' ');
}
