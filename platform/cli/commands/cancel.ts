import { Command } from 'commander';
import { cancel } from '@site/operations';
import { idsOfReleases } from '@site/ledger';
import { actIn, choiceOf, type Context } from '../context/context';

export function cancelCommand(contextOf: () => Context): Command {
  return new Command('cancel')
    .description('cancel what is scheduled; what is live stays')
    .argument('<schedule>', 'its number, or what it puts live, such as legal@3fa9c2d41b7e0011')
    .requiredOption('-m, --message <words>', 'why')
    .action(async (words: string, { message }: { message: string }) => {
      const context = contextOf();
      const cancelled = await cancel({
        ...(await actIn(context)),
        target: /^\d{1,6}$/.test(words) ? Number(words) : choiceOf(words),
        message,
      });
      for (const { terms } of cancelled) {
        const { number, parts, rollsBackTo } = terms;
        const names = idsOfReleases(parts);
        const byHand = Object.keys(parts).map((part) => `npm run site -- rollback --part ${part}`);
        // Whether a release may go live now is for promote to say.
        const so = rollsBackTo
          ? `does not go live again. To roll back by hand: ${byHand.join(', ')}`
          : `does not go live by itself. On another day: npm run site -- promote ${names.join(' ')} --at <time>. Without --at it goes live at once, if nothing in it has to wait for its day.`;
        const sentence = `Schedule ${number} is cancelled: ${names.join(', ')} ${so}`;
        context.report.result(sentence, { status: 'cancelled', number, parts });
      }
    });
}
