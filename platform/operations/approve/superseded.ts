import type { DeploymentParts, Publication, ReleaseManifest } from '@site/ledger';
import type { CandidateState } from './candidate-state';

/** A release that another of its part, which is live, replaced. */
export interface SupersededRelease extends Pick<
  Publication,
  'part' | 'release' | 'author' | 'message' | 'time'
> {
  /** The release that is live. */
  by: string;
}

/** A release that is not live. */
interface Candidate extends Pick<ReleaseManifest, 'release' | 'git'> {
  withdrawn: object | null;
  approval: CandidateState | null;
}

/**
 * Marks those that wait though a newer one of their part was published: who approves looks at the newest. What was approved or
 * scheduled, or comes from a branch, stays as it was.
 * @param newer of one part, newest first
 * @param isScheduled whether a release is to go live at a time
 */
export function markSuperseded<Release extends Candidate>(
  newer: Release[],
  isScheduled: (release: Release) => boolean,
): Release[] {
  const newest = newer.find(
    ({ withdrawn, approval, git }) => !withdrawn && !git?.draft && approval?.state !== 'rejected',
  );
  if (!newest) return newer;
  return newer.map((release, index) => {
    const { approval, git, withdrawn } = release;
    const isWaiting = approval?.state === 'waiting' || approval?.state === 'published';
    const isOlder = index > newer.indexOf(newest);
    if (!isWaiting || !isOlder || withdrawn || git?.draft || isScheduled(release)) return release;
    return {
      ...release,
      approval: { ...approval, state: 'superseded', supersededBy: newest.release, waitsFor: '' },
    };
  });
}

/**
 * The last release of a part that the live one replaced: of those that were published before it, the newest that a person had
 * decided on or that was live before. The others are history.
 * @param publications of the part, newest first
 */
export function lastSuperseded(
  publications: Publication[],
  live: string | null,
  {
    previous,
    isDecided,
  }: { previous: DeploymentParts; isDecided: (part: string, release: string) => boolean },
): SupersededRelease | null {
  const since = publications.findIndex(({ release }) => release === live);
  if (live === null || since < 0) return null;
  const newer = publications.slice(0, since + 1).map(({ release }) => release);
  const found = publications.slice(since + 1).find(({ part, release }) => {
    if (newer.includes(release)) return false;
    return isDecided(part, release) || previous[part]?.release === release;
  });
  if (!found) return null;
  const { part, release, author, message, time } = found;
  return { part, release, author, message, time, by: live };
}
