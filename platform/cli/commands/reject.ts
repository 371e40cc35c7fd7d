import { Command } from 'commander';
import type { Context } from '../context/context';
import { reportDecision } from './approve';

export function rejectCommand(contextOf: () => Context): Command {
  return new Command('reject')
    .description('say that releases are not to go live in this combination')
    .argument('<candidate...>', 'releases, such as legal@3fa9c2d41b7e0011, or the id of a preview')
    .requiredOption('-m, --message <words>', 'why')
    .action(async (words: string[], options: { message: string }) =>
      reportDecision(contextOf(), words, false, options),
    );
}
