import { Command } from 'commander';
import { withdraw, type WithdrawOutcome } from '../../actions/withdraw/withdraw';
import { readChoice } from '../../records/choose-releases';
import { type Context, partSource } from '../context/context';

interface Options {
  message: string;
  undo?: boolean;
}

export function withdrawCommand(contextOf: () => Context): Command {
  return new Command('withdraw')
    .description('mark a release as not to go live; it stays in the store')
    .argument('<part@release>', 'such as landing@3fa9c2d41b7e0011')
    .option('--undo', 'let a withdrawn release go live again')
    .requiredOption('-m, --message <words>', 'why')
    .action(async (words: string, { message, undo }: Options) => {
      const context = contextOf();
      const choice = readChoice(words);
      const outcome = await withdraw({
        store: await context.openStore({ mayCreate: false }),
        choice: { ...choice, part: partSource(context, choice.part).part },
        author: await context.author(),
        message,
        undo,
        loadSigner: context.loadSigner,
      });
      context.report.result(sentenceOn(outcome), { ...outcome });
    });
}

function sentenceOn({ status, part, release }: WithdrawOutcome): string {
  const name = `${part}@${release}`;
  return {
    withdrawn: `${name} is withdrawn: no promotion and no rollback puts it live. To undo this: npm run site -- withdraw ${name} --undo -m "why"`,
    'already-withdrawn': `${name} is withdrawn already.`,
    reinstated: `${name} may go live again: npm run site -- promote ${name}`,
    'not-withdrawn': `${name} is not withdrawn; nothing was changed.`,
  }[status];
}
