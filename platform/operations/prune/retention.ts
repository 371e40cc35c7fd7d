import {
  type DeploymentParts,
  type Inventory,
  type NamedDeployment,
  type ReleaseName,
  type StoredPreview,
  idOfRelease,
  readOpenSchedules,
  readPublications,
  siteTreeOf,
} from '@site/ledger';
import type { Store } from '@site/store';

/** What of the past stays by default. */
export const DEFAULT_WINDOW = {
  /** So many of the newest deployments. */
  deployments: 10,
  /** And every deployment that was live within so many days: three years. */
  days: 1_096,
  /** Previews up to this age, in days. */
  previewDays: 30,
};

export type PruneWindow = typeof DEFAULT_WINDOW;

/** Nothing younger goes: it may be on its way to somewhere (a publish, a promotion) or on a visitor's screen. */
export const GRACE_DAYS = 1;

/** Names of deployments whose pages and releases stay, with why. */
export type KeptDeployments = Map<string, string>;

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The deployments within the kept window. A deployment was live until the next one was made, so one that is old but was replaced
 * yesterday is within it.
 */
export function keepDeployments(history: NamedDeployment[], window: PruneWindow, now: Date): KeptDeployments {
  const { deployments: count, days } = window;
  const kept: KeptDeployments = new Map();
  const atLeast = Math.max(days, GRACE_DAYS);
  history.forEach(({ name }, index) => {
    const next = history[index - 1];
    if (!next) kept.set(name, 'live');
    else if (index < count) kept.set(name, `one of the newest ${count} deployments`);
    else if (Date.parse(next.record.time) > now.getTime() - atLeast * DAY_MS)
      kept.set(name, `live within the last ${atLeast} days`);
  });
  return kept;
}

/** The trees that kept deployments show, with why. */
export function keptTrees({ reached }: Inventory, kept: KeptDeployments): Map<string, string> {
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
  { reached, releases }: Inventory,
  kept: KeptDeployments,
  previews: StoredPreview[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  const add = (name: ReleaseName, reason: string) => {
    if (!reasons.has(idOfRelease(name))) reasons.set(idOfRelease(name), reason);
  };
  const addAll = (parts: DeploymentParts, reason: string) => {
    for (const [part, { release }] of Object.entries(parts)) add({ part, release }, reason);
  };
  for (const [name, why] of kept)
    addAll(reached.get(name)!.record.parts, `named by deployment ${name}: ${why}`);
  for (const { id, parts } of previews) addAll(parts, `shown by preview ${id}`);
  for (const { terms } of await readOpenSchedules(store))
    addAll(terms.parts, `goes live by schedule ${terms.number}`);
  const there = new Set(releases.map(idOfRelease));
  for (const part of new Set(releases.map((one) => one.part))) {
    const newest = (await readPublications(store, part)).find((one) => there.has(idOfRelease(one)));
    if (newest) add(newest, 'the newest of its part');
  }
  return reasons;
}
