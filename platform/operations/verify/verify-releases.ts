import {
  type Inventory,
  type NamedDeployment,
  type ReleaseName,
  filesFolder,
  idOfRelease,
  manifestKey,
  readRelease,
  releaseFolder,
  verifyRelease,
} from '@site/ledger';
import { formatCount } from '@site/text';
import { CALLS_AT_ONCE, type Store, mapLimited, nullIfDamaged } from '@site/store';
import { type SiteProblem, finding } from '@site/errors';

/** So many parts are told of one by one. */
const NAMED = 6;

/** Releases, all their files hashed, and every release that a deployment names. @param fresh deployments of which releases are read, besides those that never went live */
export async function verifyReleases(
  store: Store,
  inventory: Inventory,
  fresh: NamedDeployment[],
  progress: (sentence: string) => void,
): Promise<SiteProblem[]> {
  const problems: SiteProblem[] = [];
  const needed = namedBy(fresh);
  const known = [...namedBy(inventory.history)].filter((id) => !needed.has(id));
  const hashed = inventory.releases.filter((release) => !known.includes(idOfRelease(release)));
  const parts = [...new Set(hashed.map(({ part }) => part))];
  const areMany = parts.length > NAMED;
  if (areMany) progress(`Hashing ${formatCount(hashed.length, 'release')} of ${parts.length} parts`);
  for (const part of parts) {
    const releases = hashed.filter((release) => release.part === part);
    const seen = new Set<string>();
    // As a bucket names the bytes of each in the list.
    await store.list(filesFolder(part));
    if (!areMany) progress(`Hashing ${formatCount(releases.length, 'release')} of ${part}`);
    const found = await mapLimited(releases, FOLDERS_AT_ONCE, ({ release }) =>
      verifyRelease(store, part, release, undefined, seen),
    );
    problems.push(...found.flat());
  }
  return [...problems, ...(await verifyNamed(store, inventory)), ...inventory.unfinished.map(unfinished)];
}

/** `landing@…` of every release in some deployments. */
function namedBy(deployments: NamedDeployment[]): Set<string> {
  const releasesOf = ({ record }: NamedDeployment) =>
    Object.entries(record.parts).map(([part, { release }]) => idOfRelease({ part, release }));
  return new Set(deployments.flatMap(releasesOf));
}

/** Whether what the deployments name is there, and is what they name. A deployment from before a pruning names what was taken out. */
async function verifyNamed(store: Store, inventory: Inventory): Promise<SiteProblem[]> {
  const { releases, reached, history, prunings } = inventory;
  const present = new Set(releases.map(idOfRelease));
  const live = history[0]?.name;
  const problems = await mapLimited(namedReleases(reached), CALLS_AT_ONCE, async ({ name, by }) => {
    const isIt = (one: ReleaseName) => idOfRelease(one) === idOfRelease(name);
    const pruned = prunings.findLast((one) => one.releases.some(isIt))?.time ?? null;
    const needing = by.filter(
      ({ deployment, time }) => pruned === null || time > pruned || deployment === live,
    );
    if (needing.length === 0) return [];
    if (!present.has(idOfRelease(name))) return [missing(name, needing)];
    // A manifest that cannot be read is told by verifyRelease.
    const stored = await readRelease(store, name.part, name.release).catch(nullIfDamaged);
    const isNamed = needing.every(({ manifestSha256 }) => manifestSha256 === stored?.sha256);
    return !stored || isNamed ? [] : [notTheNamed(name, needing)];
  });
  return problems.flat();
}

/** A deployment that names a release, and the manifest's hash that it gives. */
interface Naming {
  deployment: string;
  time: string;
  manifestSha256: string;
}

/** The releases that deployments name. */
function namedReleases(reached: Map<string, NamedDeployment>): { name: ReleaseName; by: Naming[] }[] {
  const named = new Map<string, { name: ReleaseName; by: Naming[] }>();
  for (const { name: deployment, record: record } of reached.values()) {
    for (const [part, { release, manifestSha256 }] of Object.entries(record.parts)) {
      const id = idOfRelease({ part, release });
      const entry = named.get(id) ?? { name: { part, release }, by: [] };
      entry.by.push({ deployment, time: record.time, manifestSha256 });
      named.set(id, entry);
    }
  }
  return [...named.values()];
}

function missing(name: ReleaseName, by: Naming[]): SiteProblem {
  return finding(
    'release-missing',
    `Release ${idOfRelease(name)} is not in the store; ${formatDeployments(by)} it.`,
    'Publish it again from its source (its commit is in a backup of the manifest), or restore it from a backup.',
  );
}

function notTheNamed(name: ReleaseName, by: Naming[]): SiteProblem {
  return finding(
    'release-altered',
    `"${manifestKey(name.part, name.release)}" is not the manifest that ${formatDeployments(by)}.`,
    'Restore the file from a backup.',
  );
}

function unfinished({ part, release }: ReleaseName): SiteProblem {
  return finding(
    'release-unfinished',
    `"${releaseFolder(part, release)}" has no manifest: it is being published, or its publish was stopped.`,
    'It is harmless. Publishing the same source again completes it; npm run site -- prune --yes removes it once it is a day old.',
    'information',
  );
}

function formatDeployments(by: Naming[]): string {
  const newest = by[0]?.deployment;
  return by.length === 1
    ? `deployment ${newest} names`
    : `${by.length} deployments, the newest ${newest}, name`;
}

/** How many releases, or trees of pages, are read at once: of each, no more files than a store has calls. */
export const FOLDERS_AT_ONCE = 4;
