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
  idsOfReleases,
} from '@site/ledger';
import { groupsOf, formatCount } from '@site/text';
import { type Store, mapLimited, nullIfDamaged } from '@site/store';
import { type SiteProblem, finding } from '@site/errors';

/** So many parts are told of one by one. */
const MAX_NAMED = 6;

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
  const areMany = parts.length > MAX_NAMED;
  if (areMany) progress(`Hashing ${formatCount(hashed.length, 'release')} of ${parts.length} parts`);
  for (const part of parts) {
    const releases = hashed.filter((release) => release.part === part);
    const seen = new Set<string>();
    // As a bucket names the bytes of each in the list.
    await store.list(filesFolder(part));
    if (!areMany) progress(`Hashing ${formatCount(releases.length, 'release')} of ${part}`);
    const found = await mapLimited(
      releases,
      ({ release }) => verifyRelease(store, part, release, undefined, seen),
      FOLDERS_AT_ONCE,
    );
    problems.push(...found.flat());
  }
  return [...problems, ...(await verifyNamed(store, inventory)), ...inventory.unfinished.map(unfinished)];
}

/** `landing@…` of every release in some deployments. */
function namedBy(deployments: NamedDeployment[]): Set<string> {
  return new Set(deployments.flatMap(({ record }) => idsOfReleases(record.parts)));
}

/** Whether what the deployments name is there, and is what they name. A deployment from before a pruning names what was taken out. */
async function verifyNamed(store: Store, inventory: Inventory): Promise<SiteProblem[]> {
  const { releases, reached, history, prunings } = inventory;
  const present = new Set(releases.map(idOfRelease));
  const live = history[0]?.name;
  const namings = [...reached.values()].flatMap(({ name: deployment, record: { time, parts } }) =>
    Object.entries(parts).map(([part, named]): Naming => ({ part, ...named, deployment, time })),
  );
  const problems = await mapLimited(groupsOf(namings, idOfRelease), async (by) => {
    const { part, release } = by[0];
    const id = idOfRelease({ part, release });
    const isIt = (one: ReleaseName) => idOfRelease(one) === id;
    const pruned = prunings.findLast((one) => one.releases.some(isIt))?.time ?? null;
    const needing = by.filter(
      ({ deployment, time }) => pruned === null || time > pruned || deployment === live,
    );
    if (needing.length === 0) return [];
    if (!present.has(id))
      return finding(
        'release-missing',
        `Release ${id} is not in the store; ${formatDeployments(needing)} it.`,
        'Publish it again from its source (its commit is in a backup of the manifest), or restore it from a backup.',
      );
    // A manifest that cannot be read is told by verifyRelease.
    const stored = await readRelease(store, part, release).catch(nullIfDamaged);
    const isNamed = needing.every(({ manifestSha256 }) => manifestSha256 === stored?.sha256);
    if (!stored || isNamed) return [];
    const fact = `"${manifestKey(part, release)}" is not the manifest that ${formatDeployments(needing)}.`;
    return [finding('release-altered', fact, 'Restore the file from a backup.')];
  });
  return problems.flat();
}

/** A deployment that names a release, and the manifest's hash that it gives. */
interface Naming extends ReleaseName {
  manifestSha256: string;
  deployment: string;
  time: string;
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
