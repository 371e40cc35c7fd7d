import { findDeployment, isDeploymentWord, liveDeployment } from '../../records/find-deployment';
import { chooseReleases, readChoice } from '../../records/choose-releases';
import { SiteError } from '../../store/site-error';
import type { Store } from '../../store/store';
import { compareSites, type SiteDifference } from '../../compare/compare-sites';
import { candidateVersion, deploymentVersion, previewVersion, type SiteVersion } from './site-version';

export interface DiffRequest {
  store: Store;
  channel: string;
  /**
   * What to compare, as the operator says it. Nothing: what is live against the newest release of every part. One
   * deployment: it against what is live. One release or preview: what is live against it. Two: the first against the second.
   */
  words: string[];
  /** Every part's name. */
  parts: string[];
}

interface DiffOutcome {
  before: SiteVersion;
  after: SiteVersion;
  difference: SiteDifference;
}

/** Stands for the newest release of every part. */
const NEWEST = 'newest';

/** Compares two versions of the site. Stores nothing. @throws SiteError for words that name nothing */
export async function diff({ store, channel, words, parts }: DiffRequest): Promise<DiffOutcome> {
  const [from, to] = sidesOf(words);
  const live = await liveDeployment(store, channel);
  const before = await readVersion(from);
  const after = await readVersion(to);
  return { before, after, difference: compareSites(before, after) };

  async function readVersion(word: string): Promise<SiteVersion> {
    if (isDeploymentWord(word))
      return deploymentVersion(store, await findDeployment(store, channel, word), live);
    const preview = word === NEWEST || parts.includes(word) ? null : await previewVersion(store, word);
    if (preview) return preview;
    const choices = (word === NEWEST ? parts : [word]).map(readChoice);
    choices.forEach(({ part }) => assertPart(part, parts));
    return candidateVersion(store, live, await chooseReleases(store, choices));
  }
}

function sidesOf([first, second]: string[]): [string, string] {
  if (first === undefined) return ['live', NEWEST];
  if (second !== undefined) return [first, second];
  return isDeploymentWord(first) ? [first, 'live'] : ['live', first];
}

function assertPart(part: string, parts: string[]): void {
  if (parts.includes(part)) return;
  throw new SiteError(
    'version-unknown',
    `"${part}" is no deployment, no preview and no part.`,
    `Give a deployment (12, or its name), "live", a preview's id, or a release (${parts.join(', ')}, landing@3fa9c2d4).`,
  );
}
