import { type ChannelHistory, idOfRelease, type Inventory, type ReleaseName } from '../../records/inventory';
import type { StoredPreview } from '../../records/previews';
import { nullIfDamaged } from '../../store/damage';
import { readRelease } from '../../records/releases';
import { siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';

/** What of the past is to stay. */
export interface PruneWindow {
  /** So many of each channel's newest locks. */
  locks: number;
  /** And every lock that was live within so many days. */
  days: number;
  /** Previews up to this age, in days. */
  previewDays: number;
}

/** Names of locks whose pages and releases stay, with why. */
export type KeptLocks = Map<string, string>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The locks within the kept window. A lock was live until the next one was made, so one that is old but was replaced
 * yesterday is within it. A day is the least: visitors may have its pages open.
 */
export function keepLocks(
  channels: ChannelHistory[],
  { locks: count, days }: PruneWindow,
  now: Date,
): KeptLocks {
  const kept: KeptLocks = new Map();
  const atLeast = Math.max(days, 1);
  for (const { name: channel, locks } of channels) {
    locks.forEach(({ name }, index) => {
      const next = locks[index - 1];
      if (!next) kept.set(name, channel === 'live' ? 'live' : `shown on channel ${channel}`);
      else if (index < count) kept.set(name, `one of the newest ${count} locks`);
      else if (Date.parse(next.lock.time) > now.getTime() - atLeast * DAY_MS)
        kept.set(name, `live within the last ${atLeast} days`);
    });
  }
  return kept;
}

/** The trees that kept locks show, with why. */
export function keptTrees({ reached }: Pick<Inventory, 'reached'>, kept: KeptLocks): Map<string, string> {
  const trees = new Map<string, string>();
  for (const [name, why] of kept) {
    const tree = siteTreeOf(reached.get(name)!);
    if (!trees.has(tree)) trees.set(tree, tree === name ? why : `shown by lock ${name}: ${why}`);
  }
  return trees;
}

/** The releases that something kept shows, with why, by `landing@…`. */
export async function keptReleases(
  store: Store,
  { reached, releases }: Pick<Inventory, 'reached' | 'releases'>,
  kept: KeptLocks,
  previews: StoredPreview[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const add = (name: ReleaseName, reason: string) => {
    if (!reasons.has(idOfRelease(name))) reasons.set(idOfRelease(name), reason);
  };
  for (const [lock, why] of kept) {
    for (const [part, { release }] of Object.entries(reached.get(lock)!.lock.parts))
      add({ part, release }, `named by lock ${lock}: ${why}`);
  }
  for (const preview of previews) {
    for (const name of preview.releases) add(name, `shown by preview ${preview.id}`);
  }
  for (const name of await newestOfParts(store, releases)) add(name, 'the newest of its part');
  return reasons;
}

async function newestOfParts(store: Store, releases: ReleaseName[]): Promise<ReleaseName[]> {
  const newest = new Map<string, ReleaseName & { time: string }>();
  for (const { part, release } of releases) {
    const stored = await readRelease(store, part, release).catch(nullIfDamaged);
    const time = stored?.manifest.time ?? '';
    if (time >= (newest.get(part)?.time ?? '')) newest.set(part, { part, release, time });
  }
  return [...newest.values()];
}
