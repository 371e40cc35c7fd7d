import { Command } from 'commander';
import { withdraw } from '@site/operations';
import { idOfRelease } from '@site/ledger';
import { actIn, choiceOf, type Context } from '../context/context';

export function withdrawCommand(contextOf: () => Context): Command {
  return new Command('withdraw')
    .description('mark a release as not to go live, for good; it stays in the store')
    .argument('<part@release>', 'such as landing@3fa9c2d41b7e0011')
    .requiredOption('-m, --message <words>', 'why')
    .action(async (words: string, { message }: { message: string }) => {
      const context = contextOf();
      const outcome = await withdraw({ ...(await actIn(context)), choice: choiceOf(words), message });
      const name = idOfRelease(outcome);
      const sentence = {
        withdrawn: `${name} is withdrawn: no promotion and no rollback puts it live. Another one: npm run site -- publish ${outcome.part} -m "why"`,
        'already-withdrawn': `${name} is withdrawn already.`,
      }[outcome.status];
      context.report.result(sentence, { ...outcome });
    });
}
