import { idOfRelease, type Inventory, type ReleaseName } from '../inventory/inventory';
import { whenPrunedRelease } from '../inventory/prunings';
import { tellCount } from '../report/table';
import { nullIfDamaged } from '../store/damage';
import { manifestKey, releaseFolder } from '../store/record-names';
import { readRelease } from '../store/releases';
import type { SiteProblem } from '../store/site-error';
import type { NamedLock } from '../store/site-lock';
import type { Store } from '../store/store';
import { verifyRelease } from '../store/verify-release';

/** Every release, all its files hashed, and every release that a lock names. */
export async function verifyReleases(
  store: Store,
  inventory: Inventory,
  progress: (sentence: string) => void,
): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  for (const part of new Set(inventory.releases.map(({ part }) => part))) {
    const releases = inventory.releases.filter((release) => release.part === part);
    progress(`Hashing ${tellCount(releases.length, 'release')} of ${part}`);
    for (const { release } of releases) problems.push(...(await verifyRelease(store, part, release)));
  }
  return [...problems, ...(await verifyNamed(store, inventory)), ...inventory.unfinished.map(unfinished)];
}

/** Whether what the locks name is there, and is what they name. */
async function verifyNamed(store: Store, inventory: Inventory): Promise<SiteProblem[]> {
  const { releases, reached, channels, prunings } = inventory;
  const present = new Set(releases.map(idOfRelease));
  const live = new Set(channels.flatMap(({ locks }) => locks.slice(0, 1).map(({ name }) => name)));
  const problems: SiteProblem[] = [];
  for (const [id, { name, by, sha256s }] of namedReleases(reached)) {
    const neededNow = by.some((lock) => live.has(lock));
    if (!neededNow && whenPrunedRelease(prunings, name.part, name.release)) continue;
    if (!present.has(id)) problems.push(missing(name, by));
    else if (!(await isManifest(store, name, sha256s))) problems.push(notTheNamed(name, by));
  }
  return problems;
}

async function isManifest(
  store: Store,
  { part, release }: ReleaseName,
  sha256s: Set<string>,
): Promise<boolean> {
  // A manifest that cannot be read is told by verifyRelease.
  const stored = await readRelease(store, part, release).catch(nullIfDamaged);
  return stored === null || (sha256s.size === 1 && sha256s.has(stored.sha256));
}

/** The releases that locks name, with the locks and the manifests' hashes that they vouch for. */
function namedReleases(reached: Map<string, NamedLock>) {
  const named = new Map<string, { name: ReleaseName; by: string[]; sha256s: Set<string> }>();
  for (const {
    name: lock,
    lock: { parts },
  } of reached.values()) {
    for (const [part, { release, manifestSha256 }] of Object.entries(parts)) {
      const id = idOfRelease({ part, release });
      const entry = named.get(id) ?? { name: { part, release }, by: [], sha256s: new Set() };
      entry.by.push(lock);
      entry.sha256s.add(manifestSha256);
      named.set(id, entry);
    }
  }
  return named;
}

function missing(name: ReleaseName, by: string[]): SiteProblem {
  return {
    code: 'release-missing',
    severity: 'error',
    message: `Release ${idOfRelease(name)} is not in the store; ${tellLocks(by)} it.`,
    remedy:
      'Publish it again from its source (its commit is in a backup of the manifest), or restore it from a backup.',
  };
}

function notTheNamed(name: ReleaseName, by: string[]): SiteProblem {
  return {
    code: 'release-altered',
    severity: 'error',
    message: `"${manifestKey(name.part, name.release)}" is not the manifest that ${tellLocks(by)}.`,
    remedy: 'Restore the file from a backup.',
  };
}

function unfinished({ part, release }: ReleaseName): SiteProblem {
  return {
    code: 'release-unfinished',
    severity: 'information',
    message: `"${releaseFolder(part, release)}" has no manifest: it is being published, or its publish was stopped.`,
    remedy: `It is harmless. Publishing the same source again completes it; npx site prune --yes removes it once it is a day old.`,
  };
}

function tellLocks(by: string[]): string {
  return by.length === 1 ? `lock ${by[0]} names` : `${by.length} locks, the newest ${by[0]}, name`;
}
