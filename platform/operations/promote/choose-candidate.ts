import {
  type DeploymentParts,
  LIVE_POINTER_KEY,
  NO_BRANCH,
  type NamedDeployment,
  type Publication,
  type ReleaseChoice,
  type ReleaseManifest,
  chooseReleases,
  idOfRelease,
  previewId,
  publishedReleases,
  readLiveDeployment,
  readPreview,
  readRelease,
  unknownRelease,
  walkChain,
  withdrawnProblems,
} from '@site/ledger';
import { finding, SiteError, type SiteProblem } from '@site/errors';
import type { ReadFirst, Store } from '@site/store';
import { because, endedOnce, shortTime } from '@site/text';
import { MOVE_READS } from './promote';

/** Releases that a promotion may take, and what it leaves. */
export interface ChosenReleases {
  parts: DeploymentParts;
  /** What is live meanwhile; null for nothing. */
  live: NamedDeployment | null;
  /** Newer releases that it does not take, each with the reason. */
  left: SiteProblem[];
}

/**
 * Of each part, the newest release that was published from the main branch. What was rolled back, what was
 * withdrawn, what comes from another branch and what another author published is left: it has to be named by its id.
 */
export async function newestReleases(
  store: Store,
  partNames: string[],
  author: string,
): Promise<ChosenReleases> {
  const parts: DeploymentParts = {};
  const left: SiteProblem[] = [];
  const leftNames: string[] = [];
  const [live, found] = await newestOfEach(store, partNames, author);
  for (const { part, taken, reasons } of found) {
    if (taken) parts[part] = taken;
    for (const problem of reasons.values()) left.push({ ...problem, severity: 'warning' });
    const [newest] = reasons.keys();
    if (newest) leftNames.push(idOfRelease({ part, release: newest }));
  }
  const unpublished = found.flatMap(({ part, isPublished }) => (isPublished ? [] : part));
  // The working copy may know a part before it is shipped: the others do not wait for it.
  if (unpublished.length === partNames.length && unpublished[0]) throw unknownRelease(unpublished[0], null);
  // Of a site that is not live yet, nothing is taken for all parts: a frame without pages, or pages without one.
  if (!live && leftNames.length > 0 && Object.keys(parts).length === 0)
    throw new SiteError(
      left[0]!.code,
      `Nothing was put live, and nothing is live yet: ${left[0]!.message}`,
      `Put what you have looked at live by its names: npm run site -- promote ${leftNames.join(' ')}. Or publish it from the main branch: git switch main, then npm run site -- publish --all -m "why"`,
    );
  const notYet = unpublished.map((part) =>
    finding(
      'part-unpublished',
      `${part} is not published yet, so its pages are not there.`,
      `Its team publishes it: npm run site -- publish ${part} -m "why"`,
      'information',
    ),
  );
  return { parts, live, left: [...left, ...notYet] };
}

/**
 * The releases that were named, each by its id, or a part for its newest; without any, the newest of some parts.
 * @throws SiteError for a part whose newest release has to be named by its id: `release-rolled-back`,
 *   `release-withdrawn`, `release-of-branch`, `release-of-another-author`
 */
export async function chooseCandidate(
  store: Store,
  choices: ReleaseChoice[],
  { parts: partNames, author }: { parts: string[]; author: string },
): Promise<ChosenReleases> {
  if (choices.length === 0) return newestReleases(store, partNames, author);
  const unnamed = choices.flatMap(({ part, release }) => (release === null ? part : []));
  const named = choices.filter(({ release }) => release !== null);
  const parts = await chooseReleases(store, named);
  const [live, found] = await newestOfEach(store, unnamed, author);
  for (const { part, taken, reasons } of found) {
    const [problem] = reasons.values();
    if (problem) throw new SiteError(problem.code, problem.message, problem.remedy);
    if (!taken) throw unknownRelease(part, null);
    parts[part] = taken;
  }
  return { parts, live, left: [] };
}

/** What {@link chooseCandidate} reads first. @param parts of which the newest is sought */
export function choiceReads(parts: string[]): ReadFirst {
  return {
    pointers: [LIVE_POINTER_KEY],
    lists: ['withdrawals/', 'freezes/', ...parts.map((part) => `publications/${part}/`)],
  };
}

interface Newest {
  part: string;
  /** Null when nothing after the live release may be taken unnamed. */
  taken: DeploymentParts[string] | null;
  /** Why newer releases are not taken, by release, newest first. */
  reasons: Map<string, SiteProblem>;
  isPublished: boolean;
}

/** The newest of some parts, and what is live: a distant store is asked for all of it at once. */
function newestOfEach(store: Store, parts: string[], author: string) {
  const live = readLiveDeployment(store);
  return Promise.all([live, Promise.all(parts.map((part) => newestOf(store, part, author, live)))]);
}

async function newestOf(
  store: Store,
  part: string,
  author: string,
  reading: Promise<NamedDeployment | null>,
): Promise<Newest> {
  const published = publishedReleases(store, part);
  const [live, first] = await Promise.all([reading, published.next()]);
  const liveRelease = live?.record.parts[part]?.release;
  const reasons = new Map<string, SiteProblem>();
  const leftWith = (taken: Newest['taken']) => ({ part, taken, reasons, isPublished: !first.done });
  for (let next = first; !next.done; next = await published.next()) {
    const { publication, stored } = next.value;
    const { release } = publication;
    const taken = { release, manifestSha256: stored.sha256 };
    if (release === liveRelease) return leftWith(taken);
    const [gone] = [
      ...(await withdrawnProblems(store, { [part]: { release } })),
      ...(await rolledBack(store, live, stored.manifest)),
    ];
    // Stop: older releases are superseded.
    if (gone) return { ...leftWith(null), reasons: reasons.set(release, gone) };
    const reason = reasonToLeave(publication, author);
    if (!reason) {
      reasons.delete(release);
      return leftWith(taken);
    }
    if (!reasons.has(release)) reasons.set(release, reason);
  }
  return leftWith(null);
}

function reasonToLeave(publication: Publication, by: string): SiteProblem | null {
  const { part, release, author, message, draft } = publication;
  if (draft === undefined && author === by) return null;
  const name = idOfRelease({ part, release });
  const from =
    draft === NO_BRANCH
      ? 'a commit that is checked out without a branch, and that the main one does not have,'
      : `the branch "${draft}"`;
  const [code, fact] =
    draft === undefined
      ? ['release-of-another-author', `by ${author}, not by ${by}`]
      : ['release-of-branch', `from ${from} by ${author}`];
  return finding(
    code,
    endedOnce(`${name} was published ${fact}${because(message)}. It goes live only when it is named.`),
    `Look at it: npm run site -- preview ${name}. Then name it: npm run site -- promote ${name}`,
  );
}

/**
 * Why a release that was taken off the site does not go live unnamed, by a rollback or with its part; nothing when it is live, never
 * was, or another release of its part was put live in its place.
 */
async function rolledBack(
  store: Store,
  live: NamedDeployment | null,
  { part, release, time: builtAt }: ReleaseManifest,
): Promise<SiteProblem[]> {
  let newer: NamedDeployment['record'] | null = null;
  for await (const { record } of walkChain(store, live)) {
    const isFound = record.parts[part]?.release === release;
    if (isFound && newer && (newer.kind === 'rollback' || newer.rollsBackTo || !(part in newer.parts))) {
      const { author, message, time } = newer;
      const name = idOfRelease({ part, release });
      const fact = `The newest release of ${part}, ${name}, was rolled back at ${shortTime(time)} by ${author}${because(message)}. It goes live again only when it is named.`;
      const remedy = `Publish a corrected one (npm run site -- publish ${part} -m "why"), or name it: npm run site -- promote ${name}`;
      return [finding('release-rolled-back', endedOnce(fact), remedy)];
    }
    // It cannot have been live before it was built.
    if (isFound || record.time < builtAt) return [];
    newer = record;
  }
  return [];
}

/** What a promotion takes, to be seen first. */
export interface PromotionPlan {
  /** Releases that are not live now, each with the live release of its part, where that was built later. */
  releases: (ReleaseManifest & { olderThan: ReleaseManifest | null })[];
  /** Id of the preview of the exact combination; null where it was not previewed. */
  preview: string | null;
}

/**
 * What taking some releases means. A distant store is asked meanwhile for what {@link promote} reads first, and how pointers move.
 * @param isDry whether nothing moves after it
 */
export async function planPromotion(
  store: Store,
  { parts, live }: Pick<ChosenReleases, 'parts' | 'live'>,
  isDry = false,
): Promise<PromotionPlan> {
  store.prefetch?.(MOVE_READS);
  const before = live?.record.parts ?? {};
  const news = Object.keys(parts).filter((part) => before[part]?.release !== parts[part]!.release);
  if (news.length === 0) return { releases: [], preview: null };
  if (!isDry) store.prepareMove?.();
  const manifest = async (part: string, named?: DeploymentParts[string]) =>
    named ? (await readRelease(store, part, named.release, named.manifestSha256))?.manifest : null;
  const [preview, ...found] = await Promise.all([
    readPreview(store, previewId({ ...before, ...parts })),
    ...news.map((part) => Promise.all([manifest(part, parts[part]), manifest(part, before[part])])),
  ]);
  const releases = found.flatMap(([one, old]) =>
    one ? { ...one, olderThan: old && one.time < old.time ? old : null } : [],
  );
  return { releases, preview: preview?.id ?? null };
}
