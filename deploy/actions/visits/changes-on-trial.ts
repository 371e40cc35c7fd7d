import { siteTreeOf } from '../../records/deployment';
import type { HistoryEntry } from '../history';

/** A release that is live, with the deployments whose visits say how it does. */
export interface ChangeOnTrial {
  part: string;
  release: string;
  /** The deployment that brought it. */
  deployment: string;
  /** The last deployment without it. */
  before: string;
  /** The deployments that have it. */
  after: string[];
}

/**
 * What went live last of each part, the newest first. Deployments with a release of another part that was taken back since say
 * nothing of this one, on neither side: their visits went worse by that. What somebody went back to is not on trial.
 * @param entries the history, newest first
 */
export function changesOnTrial(entries: HistoryEntry[]): ChangeOnTrial[] {
  const [live] = entries;
  const bad = takenBack(entries);
  return Object.entries(live?.record.parts ?? {})
    .flatMap(([part, { release }]): ChangeOnTrial[] => {
      const began = entries.findIndex((entry) => entry.changed.includes(part));
      const brought = entries[began];
      if (!brought || brought.record.kind !== 'promote') return [];
      const isFair = (entry: HistoryEntry) =>
        siteTreeOf(entry) === entry.name &&
        !bad.some(
          (other) => other.part !== part && entry.record.parts[other.part]?.release === other.release,
        );
      const before = entries.slice(began + 1).find(isFair);
      if (!before) return [];
      const after = entries.slice(0, began + 1).filter(isFair);
      return [{ part, release, deployment: brought.name, before: before.name, after: after.map(nameOf) }];
    })
    .sort((one, other) => (one.deployment < other.deployment ? 1 : -1));
}

/** Releases that a deployment took away by going back. */
function takenBack(entries: HistoryEntry[]): { part: string; release: string }[] {
  return entries.flatMap(({ record, changed }, index) => {
    if (record.kind !== 'rollback') return [];
    const parts = entries[index + 1]?.record.parts ?? {};
    return changed.flatMap((part) => (parts[part] ? [{ part, release: parts[part].release }] : []));
  });
}

const nameOf = ({ name }: HistoryEntry) => name;
