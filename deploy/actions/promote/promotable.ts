import { chooseReleases, type DeploymentParts, type ReleaseChoice } from '../../records/choose-releases';
import { SiteError, type SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import { takenBackBy } from './taken-back';

/** Releases that a promotion may take, and what it leaves. */
interface Promotable {
  parts: DeploymentParts;
  /** Newest releases that it does not take, each with the reason; empty when parts or releases were named. */
  left: SiteProblem[];
}

/** The newest release of each part, but none that a rollback took back: that one has to be named. */
export async function newestReleases(store: Store, partNames: string[]): Promise<Promotable> {
  const parts: DeploymentParts = {};
  const left: SiteProblem[] = [];
  for (const part of partNames) {
    const newest = await chooseReleases(store, [{ part, release: null }]);
    const problem = await refusalOf(store, part, newest[part]!.release);
    if (problem) left.push({ ...problem.toProblem(), severity: 'warning' });
    else Object.assign(parts, newest);
  }
  return { parts, left };
}

/**
 * The releases that somebody named: a release by its id, or a part for its newest.
 * @throws SiteError `release-taken-back` for a part whose newest release a rollback took back
 */
export async function namedReleases(store: Store, choices: ReleaseChoice[]): Promise<Promotable> {
  const parts = await chooseReleases(store, choices);
  for (const { part, release } of choices) {
    const problem = release === null ? await refusalOf(store, part, parts[part]!.release) : null;
    if (problem) throw problem;
  }
  return { parts, left: [] };
}

async function refusalOf(store: Store, part: string, release: string): Promise<SiteError | null> {
  const rollback = await takenBackBy(store, part, release);
  if (!rollback) return null;
  const { author, message, time } = rollback.record;
  return new SiteError(
    'release-taken-back',
    `The newest release of ${part}, ${part}@${release}, was taken back at ${time} by ${author}${message && `: ${message}`}. It is not put live again unasked.`,
    `Publish a corrected one (npm run site -- publish ${part}), or name it: npm run site -- promote ${part}@${release}`,
  );
}
