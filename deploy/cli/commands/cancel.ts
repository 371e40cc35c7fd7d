import { Command } from 'commander';
import { cancel } from '../../actions/schedule/cancel';
import { readChoice } from '../../records/choose-releases';
import { type Context, partSource } from '../context';

export function cancelCommand(contextOf: () => Context): Command {
  return new Command('cancel')
    .description('take back what is scheduled; what is live stays')
    .argument('<schedule>', 'its number, or what it puts live, such as legal@3fa9c2d41b7e0011')
    .requiredOption('-m, --message <words>', 'why')
    .action(async (words: string, { message }: { message: string }) => {
      const context = contextOf();
      const cancelled = await cancel({
        store: await context.openStore({ mayCreate: false }),
        target: /^\d{1,6}$/.test(words) ? Number(words) : choiceOf(context, words),
        author: await context.author(),
        message,
        loadSigner: context.loadSigner,
      });
      for (const { number, parts } of cancelled) {
        const releases = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
        context.report.result(
          `Schedule ${number} is cancelled: ${releases.join(', ')} stays as it is. To put it live now: npm run site -- promote ${releases.join(' ')}`,
          { status: 'cancelled', number, parts },
        );
      }
    });
}

function choiceOf(context: Context, words: string) {
  const { part, release } = readChoice(words);
  return { part: partSource(context, part).part, release };
}
