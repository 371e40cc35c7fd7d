import {
  type Publication,
  type ReleaseManifest,
  type ReleaseName,
  type openChangeRequests,
  type openWithdrawals,
  type Said,
  readRelease,
  type DeploymentParts,
} from '@site/ledger';
import { type Store, mapLimited, noteDamage } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { groupsOf, personAddress } from '@site/text';
import type { CandidateState, openCandidates } from './approve/candidate-state';

/** What a release says of itself, without its files. */
export type ReleaseSummary = ReleaseName & Said & Pick<ReleaseManifest, 'version' | 'git'>;

/** A release that is not live, as it was published last. */
export interface NewerRelease extends ReleaseSummary {
  /** The branch that it was published from, where that is not the repository's main one. */
  draft: string | null;
  /** Who said that it is not to go live, and why; null where it may. */
  withdrawn: Said | null;
  /** Whether it may go live by the rule of its part; null without an access policy. */
  approval: CandidateState | null;
  /** What changes were asked for, oldest first; settled where the person who asked has approved it since. */
  changesAsked: (Said & { isSettled: boolean })[];
}

/** What is read once for all parts, and where problems go. */
export interface NewerReleaseReaders {
  /** Gets the problems of records that cannot be read. */
  problems: SiteProblem[];
  stateOf: Awaited<ReturnType<typeof openCandidates>>['stateOf'];
  /** Called where something waits. */
  openSaid: () => Promise<
    [Awaited<ReturnType<typeof openWithdrawals>>, Awaited<ReturnType<typeof openChangeRequests>>]
  >;
}

/** Releases that were published after the live one, newest first, each once. @param newer publications of them */
export async function newerReleases(
  store: Store,
  part: string,
  newer: Publication[],
  { problems, stateOf, openSaid }: NewerReleaseReaders,
): Promise<NewerRelease[]> {
  if (newer.length === 0) return [];
  const [withdrawalOf, changesAskedOf] = await openSaid();
  const stored = await mapLimited(
    groupsOf(newer, ({ release }) => release),
    async ([publication]) => {
      const { release, manifestSha256, draft = null } = publication;
      const found = await readRelease(store, part, release, manifestSha256);
      if (!found) return [];
      const withdrawal = await withdrawalOf(part, release);
      const approval = await stateOf(part, { release, manifestSha256: found.sha256 });
      const withdrawn = withdrawal && saidIn(withdrawal);
      // They are told, and stop nothing: one that cannot be read hides no release.
      const changesAsked = await changesAskedOf(part, release).catch(noteDamage(problems));
      const isSettled = ({ author: by, time: asked }: Said) =>
        [...(approval?.decisions ?? []), ...(approval?.voided ?? [])].some(
          (one) => one.isApproved && personAddress(by) === one.person && one.time > asked,
        );
      const asked = (changesAsked ?? []).map((one) => ({ ...saidIn(one), isSettled: isSettled(one) }));
      return [{ ...summaryOf(found.manifest, publication), draft, withdrawn, approval, changesAsked: asked }];
    },
  );
  return stored.flat();
}

function saidIn({ author, message, time }: Said): Said {
  return { author, message, time };
}

/** @param act by whom, when and why it was published the last time; the first time, where no record is left */
export function summaryOf(manifest: ReleaseManifest, act: Said = manifest): ReleaseSummary {
  const { part, release, version, git } = manifest;
  return { part, release, version, git, ...saidIn(act) };
}

/** A release that another of its part, which is live, replaced. */
export interface SupersededRelease extends ReleaseName, Said {
  /** The release that is live. */
  by: string;
}

/**
 * Marks those that wait though a newer one of their part was published: who approves looks at the newest. What was approved or
 * scheduled, or comes from a branch, stays as it was.
 * @param newer of one part, newest first
 * @param isScheduled whether a release is to go live at a time
 */
export function markSuperseded<
  Release extends Pick<NewerRelease, 'release' | 'git' | 'approval'> & { withdrawn: object | null },
>(newer: Release[], isScheduled: (release: Release) => boolean): Release[] {
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
 * @param since which of them is live; -1 for none
 * @param previous what was live before
 */
export function lastSuperseded(
  publications: Publication[],
  since: number,
  previous: DeploymentParts,
  isDecided: (part: string, release: string) => boolean,
): SupersededRelease | null {
  const live = publications[since];
  if (!live) return null;
  const newer = publications.slice(0, since + 1).map(({ release }) => release);
  const found = publications.slice(since + 1).find(({ part, release }) => {
    if (newer.includes(release)) return false;
    return isDecided(part, release) || previous[part]?.release === release;
  });
  if (!found) return null;
  return { part: found.part, release: found.release, ...saidIn(found), by: live.release };
}
