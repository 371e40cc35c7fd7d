import { siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';
import type { Count } from '../../visits/counts';
import { readCounts } from '../../visits/open-visits';
import { type HistoryEntry, readHistory } from '../history';
import { summaryOf, type VisitSummary } from './summaries';

/** What visits are told apart by. */
export const GROUPINGS = ['deployment', 'part', 'release', 'language', 'route'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Visits with something in common: a deployment, a release `landing@3fa9c2d41b7e0011`, a language. */
export interface VisitGroup extends VisitSummary {
  name: string;
  /** When a deployment was made, as `toISOString` writes it, and the releases that it brought; for deployments alone. */
  made?: string;
  changed?: string[];
}

interface VisitsRequest {
  store: Store;
  /** Path of an SQLite file, or address of a PostgreSQL database. */
  place: string;
  since: Date;
  by: Grouping;
}

/** How many deployments back visits are looked up: pages of them may still be open somewhere. */
export const VISITED_DEPLOYMENTS = 200;

/** What was counted from a time on. @throws SiteError `visits-missing`, `visits-file-unusable`, `visits-database-unusable`, and the store's faults */
export async function readVisits({ store, place, since, by }: VisitsRequest): Promise<VisitGroup[]> {
  const counts = await readCounts(place, since);
  const { entries } = await readHistory(store, VISITED_DEPLOYMENTS);
  // Pages that a rollback shows again name the deployment that they were composed for.
  const composed = entries.filter((entry) => siteTreeOf(entry) === entry.name);
  return groupsOf(counts, by, composed);
}

function groupsOf(counts: Count[], by: Grouping, entries: HistoryEntry[]): VisitGroup[] {
  const entryOf = new Map(entries.map((entry) => [entry.name, entry]));
  const namesOf = (count: Count): string[] => {
    if (by === 'deployment') return [count.deployment];
    if (by === 'language' || by === 'route') return [count[by]];
    const parts = Object.entries(entryOf.get(count.deployment)?.record.parts ?? {});
    const own = parts.filter(([part]) => concerns(count, part));
    return own.map(([part, { release }]) => (by === 'part' ? part : `${part}@${release}`));
  };
  const groups = new Map<string, Count[]>();
  for (const count of counts)
    for (const name of namesOf(count)) groups.set(name, [...(groups.get(name) ?? []), count]);
  const names = [...groups.keys()].sort();
  return (by === 'deployment' ? names.reverse() : names).map((name) => {
    const { record, changed } = entryOf.get(name) ?? {};
    return {
      name,
      ...summaryOf(groups.get(name)!),
      ...(record && {
        made: record.time,
        changed: changed!.map((part) => `${part}@${record.parts[part]!.release}`),
      }),
    };
  });
}

/** A failure concerns the part that failed; a visit, all parts of the deployment. */
function concerns({ measure, label }: Count, part: string): boolean {
  return !['failure', 'error'].includes(measure) || label.split(' ')[0] === part;
}
