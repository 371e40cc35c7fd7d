import { encodeBrotli, isCompressible } from '@site/addresses';
import { composePreview, composeSite } from '@site/composer';
import { type SiteVersion, compareSites } from '@site/gates';
import {
  type DeploymentParts,
  type NamedDeployment,
  type ReleaseManifest,
  type ReleaseName,
  bytesOf,
  chooseReleases,
  findDeployment,
  liveDeployment,
  readChoice,
  readDeployedFiles,
  readParts,
  readPreview,
  readRelease,
  idsOfReleases,
} from '@site/ledger';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { shortTime } from '@site/text';
import { newestReleases } from '../promote/choose-candidate';

export interface DiffRequest {
  store: Store;
  /**
   * What to compare, as the operator says it. Nothing: what is live against the newest release of every part. One
   * deployment: it against what is live. One release or preview: what is live against it. Two: the first against the second.
   */
  words: string[];
  /** Every part's name. */
  parts: string[];
  /** Who asks: without words, it is what this person's promotion would take. */
  author: string;
}

/** Stands for the newest release of every part. */
const NEWEST = 'newest';

/**
 * Compares two versions of the site. Stores nothing.
 * @returns with the releases that a promotion would put live to get from one to the other, and newer ones that it does not take unnamed
 * @throws SiteError for words that name nothing
 */
export async function diff({ store, words, parts, author }: DiffRequest) {
  const [from, to] = sidesOf(words);
  const left: SiteProblem[] = [];
  const live = await liveDeployment(store);
  const before = await readVersion(from);
  const after = await readVersion(to);
  const difference = compareSites(before, after);
  if (!before.isLive || after.kind === 'deployment') return { before, after, difference, goesLive: [], left };
  const goesLive: ReleaseName[] = Object.values(after.manifests)
    .filter(({ part, release }) => before.manifests[part]?.release !== release)
    .map(({ part, release }) => ({ part, release }));
  return { before, after, difference, goesLive, left };

  async function readVersion(word: string): Promise<SiteVersion> {
    if (isDeploymentWord(word)) return deploymentVersion(store, await findDeployment(store, word), live);
    const preview = word === NEWEST || parts.includes(word) ? null : await previewVersion(store, word);
    if (preview) return preview;
    if (word === NEWEST) {
      const newest = await newestReleases(store, parts, author);
      left.push(...newest.left);
      return candidateVersion(store, live, newest.parts);
    }
    const choice = readChoice(word);
    if (!parts.includes(choice.part))
      throw new SiteError(
        'version-unknown',
        `"${choice.part}" is no deployment, no preview and no part.`,
        `Give a deployment (12, or its name), "live", a preview's id, or a release (${parts.join(', ')}, landing@3fa9c2d4).`,
      );
    return candidateVersion(store, live, await chooseReleases(store, [choice]));
  }
}

function sidesOf([first, second]: string[]): [string, string] {
  if (first === undefined) return ['live', NEWEST];
  if (second !== undefined) return [first, second];
  return isDeploymentWord(first) ? [first, 'live'] : ['live', first];
}

/** Whether the words name a deployment, as against a part or a preview. */
function isDeploymentWord(words: string): boolean {
  return /^(live|\d{1,6}|\d{6}-[0-9a-f]{12})$/.test(words);
}

/** A deployment of the history. @throws SiteError `site-pruned`, `site-missing`, and what reading its files throws */
async function deploymentVersion(
  store: Store,
  deployment: NamedDeployment,
  live: NamedDeployment,
): Promise<SiteVersion> {
  const { name, record } = deployment;
  const isLive = name === live.name;
  return {
    kind: 'deployment',
    name,
    isLive,
    title: `deployment ${name} (${isLive ? 'live' : shortTime(record.time)})`,
    manifests: await readManifests(store, record.parts),
    ...(await filesOf((await readDeployedFiles(store, deployment)).files)),
  };
}

/** A preview, or null when none of that id is complete. @throws what reading its files throws */
async function previewVersion(store: Store, id: string): Promise<SiteVersion | null> {
  const [preview, files] = await Promise.all([readPreview(store, id), composePreview(store, id)]);
  if (!preview || !files) return null;
  return {
    kind: 'preview',
    name: id,
    isLive: false,
    title: `preview ${id}`,
    manifests: await readManifests(store, preview.parts),
    ...(await filesOf(files)),
  };
}

/**
 * What would be live after a promotion of these releases, composed in memory; nothing is stored. When all of them are
 * live already, it is what is live.
 * @throws SiteError, and whatever a page throws while it renders
 */
async function candidateVersion(
  store: Store,
  live: NamedDeployment,
  parts: DeploymentParts,
): Promise<SiteVersion> {
  const changed = Object.entries(parts).filter(
    ([part, { release }]) => live.record.parts[part]?.release !== release,
  );
  if (changed.length === 0)
    return { ...(await deploymentVersion(store, live, live)), title: 'the same: nothing else to put live' };

  const { manifests, builds } = await readParts(store, { ...live.record.parts, ...parts });
  const { visits } = live.record;
  const composed = await composeSite({ deployment: live.name, basePath: '', visits, builds });
  return {
    kind: 'candidate',
    name: null,
    isLive: false,
    title: `${idsOfReleases(Object.fromEntries(changed)).join(', ')}, if promoted`,
    manifests,
    ...(await filesOf(Object.entries(composed).map(([name, file]) => [name, bytesOf(file)]))),
  };
}

async function filesOf(site: Iterable<[string, Buffer]>): Promise<Pick<SiteVersion, 'files' | 'sizes'>> {
  const files = Object.fromEntries(site);
  const sizes = Object.entries(files).map(async ([name, body]) => {
    const size = isCompressible(name) ? (await encodeBrotli(body, 'quick')).length : body.length;
    return [name, size] as const;
  });
  return { files, sizes: Object.fromEntries(await Promise.all(sizes)) };
}

/** The manifests of a deployment's releases; those that were pruned are left out. */
async function readManifests(store: Store, parts: DeploymentParts): Promise<Record<string, ReleaseManifest>> {
  const stored = await Promise.all(
    Object.entries(parts).map(([part, { release }]) => readRelease(store, part, release)),
  );
  return Object.fromEntries(
    stored.flatMap((found) => (found ? [[found.manifest.part, found.manifest]] : [])),
  );
}
