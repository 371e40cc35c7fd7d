import {
  type DeploymentParts,
  type NamedDeployment,
  type Publication,
  type ReleaseChoice,
  type ReleaseManifest,
  chooseReleases,
  previewId,
  publishedReleases,
  readLiveDeployment,
  readPreview,
  readRelease,
  unknownRelease,
  walkChain,
} from '@site/ledger';
import { SiteError, type SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { shortTime } from '@site/text';
import { withdrawnGate } from '@site/gates';

/** Releases that a promotion may take, and what it leaves. */
export interface ChosenReleases {
  parts: DeploymentParts;
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
  const unpublished: string[] = [];
  const found = await Promise.all(
    partNames.map(async (part) => ({ part, ...(await newestOf(store, part, author)) })),
  );
  for (const { part, taken, reasons, isPublished } of found) {
    if (!isPublished) unpublished.push(part);
    if (taken) parts[part] = taken;
    left.push(...reasons.map((problem) => ({ ...problem, severity: 'warning' as const })));
  }
  // The working copy may know a part before it is shipped: the others do not wait for it.
  if (unpublished.length === partNames.length && unpublished[0]) throw unknownRelease(unpublished[0], null);
  return { parts, left: [...left, ...unpublished.map(notPublishedYet)] };
}

/**
 * The releases that were named: a release by its id, or a part for its newest.
 * @throws SiteError for a part whose newest release has to be named by its id: `release-rolled-back`,
 *   `release-withdrawn`, `release-of-branch`, `release-of-another-author`
 */
export async function namedReleases(
  store: Store,
  choices: ReleaseChoice[],
  author: string,
): Promise<ChosenReleases> {
  const parts = await chooseReleases(
    store,
    choices.filter(({ release }) => release !== null),
  );
  for (const { part } of choices.filter(({ release }) => release === null)) {
    const { taken, reasons } = await newestOf(store, part, author);
    const [problem] = reasons;
    if (problem) throw new SiteError(problem.code, problem.message, problem.remedy);
    if (!taken) throw unknownRelease(part, null);
    parts[part] = taken;
  }
  return { parts, left: [] };
}

/** The releases that were named; without any, the newest of some parts. @throws what {@link namedReleases} throws */
export async function chooseCandidate(
  store: Store,
  choices: ReleaseChoice[],
  { parts, author }: { parts: string[]; author: string },
): Promise<ChosenReleases> {
  return choices.length > 0 ? namedReleases(store, choices, author) : newestReleases(store, parts, author);
}

interface Newest {
  /** Null when nothing after the live release may be taken unnamed. */
  taken: DeploymentParts[string] | null;
  /** Why newer releases are not taken, newest first. */
  reasons: SiteProblem[];
  isPublished: boolean;
}

async function newestOf(store: Store, part: string, author: string): Promise<Newest> {
  const published = publishedReleases(store, part);
  // A distant store is asked for both at once.
  const [live, first] = await Promise.all([readLiveDeployment(store), published.next()]);
  const liveRelease = live?.record.parts[part]?.release;
  const reasons = new Map<string, SiteProblem>();
  let isPublished = false;
  for (let next = first; !next.done; next = await published.next()) {
    const { publication, stored } = next.value;
    const { release } = publication;
    isPublished = true;
    const taken = { release, manifestSha256: stored.sha256 };
    if (release === liveRelease) return { taken, reasons: [...reasons.values()], isPublished };
    const [gone] = [
      ...(await withdrawnGate(store, { [part]: { release } })),
      ...(await rolledBack(store, live, part, release)),
    ];
    // Stop: older releases are superseded.
    if (gone) return { taken: null, reasons: [...reasons.values(), gone], isPublished };
    const reason = reasonToLeave(publication, author);
    if (!reason) {
      reasons.delete(release);
      return { taken, reasons: [...reasons.values()], isPublished };
    }
    if (!reasons.has(release)) reasons.set(release, reason);
  }
  return { taken: null, reasons: [...reasons.values()], isPublished };
}

function notPublishedYet(part: string): SiteProblem {
  return {
    code: 'part-unpublished',
    severity: 'information',
    message: `${part} is not published yet, so its pages are not there.`,
    remedy: `Its team publishes it: npm run site -- publish ${part} -m "why"`,
  };
}

async function rolledBack(
  store: Store,
  live: NamedDeployment | null,
  part: string,
  release: string,
): Promise<SiteProblem[]> {
  const rollback = await rolledBackBy(store, live, part, release);
  if (!rollback) return [];
  const { author, message, time } = rollback.record;
  return [
    {
      code: 'release-rolled-back',
      severity: 'error',
      message: `The newest release of ${part}, ${part}@${release}, was rolled back at ${shortTime(time)} by ${author}${because(message)}. It goes live again only when it is named.`,
      remedy: `Publish a corrected one (npm run site -- publish ${part} -m "why"), or name it: npm run site -- promote ${part}@${release}`,
    },
  ];
}

function reasonToLeave(
  { part, release, author, message, draft }: Publication,
  by: string,
): SiteProblem | null {
  const name = `${part}@${release}`;
  const remedy = `Look at it: npm run site -- preview ${name}. Then name it: npm run site -- promote ${name}`;
  if (draft !== undefined) {
    return {
      code: 'release-of-branch',
      severity: 'error',
      message: `${name} was published from the branch "${draft}" by ${author}${because(message)}. It goes live only when it is named.`,
      remedy,
    };
  }
  if (author === by) return null;
  return {
    code: 'release-of-another-author',
    severity: 'error',
    message: `${name} was published by ${author}, not by ${by}${because(message)}. It goes live only when it is named.`,
    remedy,
  };
}

function because(message: string): string {
  return message && `: ${message}`;
}

/**
 * The rollback that took a release off the site last, or what retired its part; null when it is live, never was, or another release of
 * its part was put live in its place.
 */
async function rolledBackBy(
  store: Store,
  live: NamedDeployment | null,
  part: string,
  release: string,
): Promise<NamedDeployment | null> {
  const builtAt = (await readRelease(store, part, release))?.manifest.time ?? '';
  let newer: NamedDeployment | null = null;
  for await (const deployment of walkChain(store, live)) {
    if (deployment.record.parts[part]?.release === release)
      return newer && (isRollback(newer) || !(part in newer.record.parts)) ? newer : null;
    // It cannot have been live before it was built.
    if (deployment.record.time < builtAt) return null;
    newer = deployment;
  }
  return null;
}

function isRollback({ record }: NamedDeployment): boolean {
  return record.kind === 'rollback' || record.rollsBackTo !== undefined;
}

type Summary = Pick<ReleaseManifest, 'part' | 'release' | 'author' | 'message' | 'time'>;

interface PlannedRelease extends Summary {
  /** The live release of the part, where that was built later; null where it was not. */
  olderThan: Summary | null;
}

/** What a promotion takes, to be seen first. */
export interface PromotionPlan {
  /** Releases that are not live now. */
  releases: PlannedRelease[];
  /** Id of the preview of the exact combination; null where it was not previewed. */
  preview: string | null;
}

/** @param parts releases to put live, with what is live already */
export async function planPromotion(store: Store, parts: DeploymentParts): Promise<PromotionPlan> {
  const manifestOf = async (part: string, { release }: { release: string }) =>
    (await readRelease(store, part, release))?.manifest ?? null;
  const [head, ...chosen] = await Promise.all([
    readLiveDeployment(store),
    ...Object.entries(parts).map(([part, named]) => manifestOf(part, named)),
  ]);
  const live = head?.record.parts ?? {};
  const news = chosen.flatMap((one) => (one && live[one.part]?.release !== one.release ? one : []));
  const [preview, ...replaced] = await Promise.all([
    readPreview(store, previewId({ ...live, ...parts })),
    ...news.map(({ part }) => live[part] && manifestOf(part, live[part])),
  ]);
  const releases = news.map((one, index) => {
    const before = replaced[index];
    return { ...summaryOf(one), olderThan: before && one.time < before.time ? summaryOf(before) : null };
  });
  return { releases, preview: preview?.id ?? null };
}

function summaryOf({ part, release, author, message, time }: ReleaseManifest): Summary {
  return { part, release, author, message, time };
}
