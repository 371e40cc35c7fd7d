import type { Count } from '../../visits/counts';
import { readCounts } from '../../visits/open-visits';
import { DAY, startOfSpan } from '../../visits/periods';
import { summaryOf, sumOf } from './summaries';

/** In ms. */
const WEEK = 7 * DAY * 1000;

/** What was counted in some hours. */
interface VisitTotals {
  arrivals: number;
  starts: number;
  /** Visits in which a part failed; once for each part. */
  failures: number;
  /** Visits with a click. */
  downloads: number;
  whatsapp: number;
  pincodes: number;
}

export interface Today {
  today: VisitTotals;
  /** The same hours of the same day a week before. */
  weekBefore: VisitTotals;
}

/**
 * What was counted since the day began in India, beside the week before.
 * @param place path of an SQLite file, or address of a PostgreSQL database
 * @throws SiteError `visits-missing`, `visits-file-unusable`, `visits-database-unusable`
 */
export async function readToday(place: string, now: Date): Promise<Today> {
  const midnight = startOfSpan(now.getTime() / 1000, DAY) * 1000;
  const since = async (time: number) => totalsOf(await readCounts(place, new Date(time)));
  const today = await since(midnight);
  const fromThatDay = await since(midnight - WEEK);
  const fromThatHour = await since(now.getTime() - WEEK);
  return { today, weekBefore: subtract(fromThatDay, fromThatHour) };
}

function totalsOf(counts: Count[]): VisitTotals {
  const { arrivals, starts, failures, download, whatsapp, pincode } = summaryOf(counts);
  return {
    arrivals,
    starts,
    failures: sumOf(failures),
    downloads: sumOf(download),
    whatsapp: sumOf(whatsapp),
    pincodes: pincode,
  };
}

function subtract(all: VisitTotals, later: VisitTotals): VisitTotals {
  const names = Object.keys(all) as (keyof VisitTotals)[];
  return Object.fromEntries(names.map((name) => [name, all[name] - later[name]])) as unknown as VisitTotals;
}
