import { Command, InvalidArgumentError, Option } from 'commander';
import { type Grouping, GROUPINGS, readVisits } from '../../actions/visits/read-visits';
import type { Context } from '../context';
import { formatVisits } from '../format/format-visits';
import { requiredVisitsPlace } from '../visits-place';

interface Options {
  since: number;
  by: Grouping;
  file?: string;
}

const DAY = 24 * 60 * 60 * 1000;

export function visitsCommand(contextOf: () => Context): Command {
  return new Command('visits')
    .description('what was counted of real visits: starts, failures, vitals, clicks')
    .option('--since <span>', 'from when on: 90m, 24h or 7d ago', readSpan, 7 * DAY)
    .addOption(
      new Option('--by <what>', 'what visits are told apart by').choices(GROUPINGS).default('deployment'),
    )
    .option(
      '--file <path>',
      'SQLite file that they were counted in (default: the database of SITE_METRICS, else SITE_VISITS)',
    )
    .action(async ({ since: span, by, file }: Options) => {
      const context = contextOf();
      const place = requiredVisitsPlace(context, file);
      const store = await context.openStore({ mayCreate: false });
      const since = new Date(Date.now() - span);
      const visits = await readVisits({ store, place, since, by });
      const groups = visits.groups.map(({ histograms: _, ...group }) => group);
      context.report.result(formatVisits(visits, by, since), {
        since: since.toISOString(),
        by,
        groups,
        comparison: visits.comparison,
      });
    });
}

/** @returns ms */
function readSpan(words: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(words) ?? [];
  if (!count) throw new InvalidArgumentError(`"${words}" is no span such as 90m, 24h or 7d.`);
  return Number(count) * { m: 60_000, h: 3_600_000, d: DAY }[unit as 'm' | 'h' | 'd'];
}
