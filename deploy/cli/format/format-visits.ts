import type { Grouping, VisitGroup } from '../../actions/visits/read-visits';
import { sumOf } from '../../actions/visits/summaries';
import { formatShare } from '../../text/share';
import { formatTable } from '../../text/table';
import { formatTime, shortTime } from '../../text/time';

/** How many errors are listed, the most frequent first. */
const MOST_ERRORS = 10;

/** Visits as tables. */
export function formatVisits(groups: VisitGroup[], by: Grouping, since: Date): string {
  const from = `since ${formatTime(since)}`;
  if (groups.length === 0)
    return `No visits were counted ${from}. Pages send them after: npm run site -- promote --visits`;
  const heading = [by, 'made', 'arrived', 'started', 'failed', 'LCP', 'INP', 'CLS'];
  const clicks = ['Download', 'WhatsApp', 'pincode check', 'with'];
  return [
    `Visits ${from}; LCP, INP and CLS are what three of four visits stayed below:`,
    ...formatTable([...heading, ...clicks], groups.map(rowOf)),
    ...errorLines(groups),
  ].join('\n');
}

function rowOf({ name, made, changed, arrivals, starts, failures, vitals, ...clicks }: VisitGroup): string[] {
  const parts = Object.entries(failures).map(([part, count]) => `${part} ${shareOf(count, arrivals)}`);
  return [
    name,
    made ? shortTime(made) : '',
    String(arrivals),
    shareOf(starts, arrivals),
    parts.join(', '),
    milliseconds(vitals.lcp),
    milliseconds(vitals.inp),
    vitals.cls === null ? '' : vitals.cls.toFixed(3),
    String(sumOf(clicks.download)),
    String(sumOf(clicks.whatsapp)),
    String(clicks.pincode),
    changed?.join(' ') ?? '',
  ];
}

function errorLines(groups: VisitGroup[]): string[] {
  const rows = groups
    .flatMap(({ name, errors }) => Object.entries(errors).map(([error, count]) => ({ name, error, count })))
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_ERRORS)
    .map(({ name, error, count }) => [error, String(count), name]);
  return rows.length > 0 ? ['', ...formatTable(['error', 'visits', 'of'], rows)] : [];
}

function milliseconds(value: number | null): string {
  return value === null ? '' : `${Math.round(value)} ms`;
}

function shareOf(count: number, all: number): string {
  return all === 0 ? '' : formatShare(count / all);
}
