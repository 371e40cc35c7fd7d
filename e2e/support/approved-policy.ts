import { formatJson } from '../../shared/working-copy/content-file';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days from today, as content has it: `2027-01-15`. */
const dayFromToday = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** A version that can be frozen: its day has not come. */
export const COMING = { approvedOn: dayFromToday(-1), effectiveDate: dayFromToday(30) };

/** The text of a version of the policy, as it reads once counsel has confirmed and approved everything. */
export function approvedPolicy(source: string, dates: typeof COMING): string {
  const version = JSON.parse(source.replaceAll('"confirmed": false', '"confirmed": true')) as object;
  return formatJson({ ...version, status: { kind: 'approved', approvedBy: 'Counsel', ...dates } });
}
