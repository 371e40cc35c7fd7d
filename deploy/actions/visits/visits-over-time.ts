import type { Store } from '../../store/store';
import { readSpans } from '../../visits/open-visits';
import { DAY, startOfSpan } from '../../visits/periods';
import { type HistoryEntry, readHistory } from '../history';
import { VISITED_DEPLOYMENTS } from './read-visits';
import { summaryOf, type VisitSummary } from './summaries';

/** Visits in a span of time. */
interface SpanOfVisits extends VisitSummary {
  start: Date;
}

/** A deployment that went live meanwhile. */
interface MarkedDeployment {
  number: number;
  time: Date;
  /** In a few words: `landing`, `back: legal`. */
  what: string;
}

export interface VisitsOverTime {
  since: Date;
  until: Date;
  /** In ms. */
  span: number;
  /** All of it. */
  all: VisitSummary;
  /** Each one, the first one first; those without a visit, too. */
  spans: SpanOfVisits[];
  /** Newest first. */
  deployments: MarkedDeployment[];
}

interface VisitsOverTimeRequest {
  store: Store;
  /** Path of an SQLite file, or address of a PostgreSQL database. */
  place: string;
  since: Date;
  until: Date;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** In seconds, each a part of a day. */
const SPANS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];

/** More cannot be told apart in a picture. */
const MOST_SPANS = 100;

/** Beyond this, counts are kept by day. */
const BY_MINUTE = 30 * DAY;

/** What visits did from a time on, by spans of it, with what went live meanwhile. @throws SiteError as `readCounts` does */
export async function visitsOverTime(request: VisitsOverTimeRequest): Promise<VisitsOverTime> {
  const { store, place, since, until } = request;
  const [from, to] = [since, until].map((time) => Math.floor(time.getTime() / 1000)) as [number, number];
  const span = spanFor(to - from);
  const counts = await readSpans(place, since, span);
  const first = startOfSpan(from, span);
  const starts = Array.from({ length: Math.ceil((to - first) / span) }, (_, index) => first + index * span);
  const { entries } = await readHistory(store, VISITED_DEPLOYMENTS);
  const marked = entries.map((entry) => ({
    number: entry.record.number,
    time: new Date(entry.record.time),
    what: whatOf(entry),
  }));
  return {
    since,
    until,
    span: span * 1000,
    all: summaryOf(counts),
    spans: starts.map((start) => ({
      start: new Date(start * 1000),
      ...summaryOf(counts.filter((count) => count.start === start)),
    })),
    deployments: marked.filter(({ time }) => time >= since && time <= until),
  };
}

/** @param length of all of it @returns the shortest span that gives few enough of them */
function spanFor(length: number): number {
  const fits = (span: number) => length / span <= MOST_SPANS;
  const found = length > BY_MINUTE ? undefined : SPANS.find(fits);
  return found ?? DAY;
}

function whatOf({ record, changed, retired }: HistoryEntry): string {
  const parts = [...changed, ...retired].join(', ');
  if (record.kind === 'rollback') return parts ? `back: ${parts}` : 'back';
  return parts;
}
