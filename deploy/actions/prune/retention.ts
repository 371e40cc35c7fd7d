import { type ChannelHistory, idOfRelease, type Inventory, type ReleaseName } from '../../records/inventory';
import type { StoredPreview } from '../../records/previews';
import { nullIfDamaged } from '../../store/damage';
import { readRelease } from '../../records/releases';
import { siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';

/** What of the past is to stay. */
export interface PruneWindow {
  /** So many of each channel's newest deployments. */
  deployments: number;
  /** And every deployment that was live within so many days. */
  days: number;
  /** Previews up to this age, in days. */
  previewDays: number;
}

/** Names of deployments whose pages and releases stay, with why. */
export type KeptDeployments = Map<string, string>;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The deployments within the kept window. A deployment was live until the next one was made, so one that is old but was replaced
 * yesterday is within it. A day is the least: visitors may have its pages open.
 */
export function keepDeployments(
  channels: ChannelHistory[],
  { deployments: count, days }: PruneWindow,
  now: Date,
): KeptDeployments {
  const kept: KeptDeployments = new Map();
  const atLeast = Math.max(days, 1);
  for (const { name: channel, deployments } of channels) {
    deployments.forEach(({ name }, index) => {
      const next = deployments[index - 1];
      if (!next) kept.set(name, channel === 'live' ? 'live' : `shown on channel ${channel}`);
      else if (index < count) kept.set(name, `one of the newest ${count} deployments`);
      else if (Date.parse(next.record.time) > now.getTime() - atLeast * DAY_MS)
        kept.set(name, `live within the last ${atLeast} days`);
    });
  }
  return kept;
}

/** The trees that kept deployments show, with why. */
export function keptTrees(
  { reached }: Pick<Inventory, 'reached'>,
  kept: KeptDeployments,
): Map<string, string> {
  const trees = new Map<string, string>();
  for (const [name, why] of kept) {
    const tree = siteTreeOf(reached.get(name)!);
    if (!trees.has(tree)) trees.set(tree, tree === name ? why : `shown by deployment ${name}: ${why}`);
  }
  return trees;
}

/** The releases that something kept shows, with why, by `landing@…`. */
export async function keptReleases(
  store: Store,
  { reached, releases }: Pick<Inventory, 'reached' | 'releases'>,
  kept: KeptDeployments,
  previews: StoredPreview[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const add = (name: ReleaseName, reason: string) => {
    if (!reasons.has(idOfRelease(name))) reasons.set(idOfRelease(name), reason);
  };
  for (const [deployment, why] of kept) {
    for (const [part, { release }] of Object.entries(reached.get(deployment)!.record.parts))
      add({ part, release }, `named by deployment ${deployment}: ${why}`);
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
