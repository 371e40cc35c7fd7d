import { Command } from 'commander';
import { freeze, liftFreeze, readComingTime } from '@site/operations';
import { idsOfReleases } from '@site/ledger';
import { SiteError } from '@site/errors';
import { formatTime, shortTime } from '@site/text';
import { actIn, type Context, partNamed } from '../context/context';

interface Options {
  from?: string;
  until?: string;
  lift?: string;
  message: string;
}

export function freezeCommand(contextOf: () => Context): Command {
  return new Command('freeze')
    .description('have no release go live for a while, but in an emergency; rolling back works all the same')
    .argument('[part...]', 'such as landing (default: all parts)')
    .option('--until <time>', 'its end: a time with its offset, or a date (its beginning in India)')
    .option('--from <time>', 'its beginning (default: now)')
    .option('--lift <number>', 'end that freeze now')
    .requiredOption('-m, --message <words>', 'why, such as "Diwali week"')
    .action(async (parts: string[], { from, until, lift, message }: Options) => {
      const context = contextOf();
      const act = { ...(await actIn(context)), message };
      if (lift !== undefined) {
        const { number } = await liftFreeze({ ...act, number: Number(lift) });
        const fields = { status: 'freeze-lifted', number: Number(lift), by: number, message };
        return context.report.result(`Freeze ${lift} is lifted.`, fields);
      }
      if (until === undefined)
        throw new SiteError(
          'freeze-impossible',
          'A freeze has an end; nothing was changed.',
          'Give it: --until 2026-11-14. Or lift one: --lift <number>',
        );
      const now = new Date();
      const begin = from === undefined ? now : readComingTime(from, now).time;
      const end = readComingTime(until, now).time;
      const made = await freeze({ ...act, parts: parts.map(partNamed), from: begin, until: end });
      const { number, from: starts, until: ends, parts: named } = made.freeze;
      const lines = [
        `Freeze ${number}: no release of ${named.join(', ') || 'all parts'} goes live from ${formatTime(starts)} until ${formatTime(ends)}. To lift it: npm run site -- freeze --lift ${number} -m "why"`,
        ...made.held.map(
          ({ terms: { number: schedule, at, parts: due } }) =>
            `Schedule ${schedule} (${idsOfReleases(due).join(', ')}) is due meanwhile, at ${shortTime(at)}: it waits, and goes live when the freeze ends. To cancel it: npm run site -- cancel ${schedule} -m "why"`,
        ),
      ];
      const held = made.held.map(({ terms }) => terms.number);
      const fields = { status: 'frozen', number, frozen: named, from: starts, until: ends, message, held };
      context.report.result(lines.join('\n'), fields);
    });
}
