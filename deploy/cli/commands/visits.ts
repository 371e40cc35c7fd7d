import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { type Grouping, GROUPINGS, readVisits } from '../../actions/visits/read-visits';
import { visitsOverTime } from '../../actions/visits/visits-over-time';
import type { Context } from '../context/context';
import { formatVisits } from '../format/format-visits';
import { requiredVisitsPlace } from '../context/visits-place';
import { writeNewFile } from '../context/write-new-file';

interface Options {
  since: number;
  by: Grouping;
  file?: string;
  chart?: string;
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
    .option('--chart <file>', 'also draw it over time, with what went live, as an SVG file')
    .action(async ({ since: span, by, file, chart }: Options) => {
      const context = contextOf();
      const place = requiredVisitsPlace(context, file);
      const store = await context.openStore({ mayCreate: false });
      const until = new Date();
      const since = new Date(until.getTime() - span);
      const visits = await readVisits({ store, place, since, by });
      const groups = visits.map(({ histograms: _, ...group }) => group);
      if (chart) {
        const { visitsChart } = await import('../format/visits-chart');
        const picture = await visitsChart(await visitsOverTime({ store, place, since, until }));
        await writeNewFile(resolve(context.cwd, chart), picture, '--chart');
      }
      const written = chart ? `\n\nDrawn in ${chart}` : '';
      context.report.result(formatVisits(visits, by, since) + written, {
        since: since.toISOString(),
        by,
        groups,
        chart: chart ?? null,
      });
    });
}

/** @returns ms */
function readSpan(words: string): number {
  const [, count, unit] = /^([1-9]\d{0,3})([mhd])$/.exec(words) ?? [];
  if (!count) throw new InvalidArgumentError(`"${words}" is no span such as 90m, 24h or 7d.`);
  return Number(count) * { m: 60_000, h: 3_600_000, d: DAY }[unit as 'm' | 'h' | 'd'];
}
