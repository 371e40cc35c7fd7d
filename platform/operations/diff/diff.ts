import { type ReleaseName, chooseReleases, findDeployment, liveDeployment, readChoice } from '@site/ledger';
import { newestReleases } from '../promote/choose-candidate';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { type SiteDifference, type SiteVersion, compareSites } from '@site/gates';
import { candidateVersion, deploymentVersion, previewVersion } from './read-site-version';

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

export interface DiffOutcome {
  before: SiteVersion;
  after: SiteVersion;
  difference: SiteDifference;
  /** Releases that a promotion would put live to get from the live site to what it was compared with. */
  goesLive: ReleaseName[];
  /** Newer releases that a promotion does not take unnamed. */
  left: SiteProblem[];
}

/** Stands for the newest release of every part. */
const NEWEST = 'newest';

/** Compares two versions of the site. Stores nothing. @throws SiteError for words that name nothing */
export async function diff({ store, words, parts, author }: DiffRequest): Promise<DiffOutcome> {
  const [from, to] = sidesOf(words);
  const left: SiteProblem[] = [];
  const live = await liveDeployment(store);
  const before = await readVersion(from);
  const after = await readVersion(to);
  return { before, after, difference: compareSites(before, after), goesLive: goesLive(before, after), left };

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
    assertPart(choice.part, parts);
    return candidateVersion(store, live, await chooseReleases(store, [choice]));
  }
}

function goesLive(before: SiteVersion, after: SiteVersion): ReleaseName[] {
  if (!before.isLive || after.kind === 'deployment') return [];
  return Object.values(after.manifests)
    .filter(({ part, release }) => before.manifests[part]?.release !== release)
    .map(({ part, release }) => ({ part, release }));
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

function assertPart(part: string, parts: string[]): void {
  if (parts.includes(part)) return;
  throw new SiteError(
    'version-unknown',
    `"${part}" is no deployment, no preview and no part.`,
    `Give a deployment (12, or its name), "live", a preview's id, or a release (${parts.join(', ')}, landing@3fa9c2d4).`,
  );
}
