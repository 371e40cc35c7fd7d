import { Command } from 'commander';
import type { Context } from '../context/context';
import { reportDecision } from './approve';

export function confirmCommand(contextOf: () => Context): Command {
  return new Command('confirm')
    .description('agree afterwards to what another person put live as an emergency')
    .argument('<part@release...>', 'such as legal@3fa9c2d41b7e0011')
    .option('-m, --message <words>', 'what you looked at', '')
    .action(async (words: string[], options: { message: string }) =>
      reportDecision(contextOf(), words, true, options),
    );
}
