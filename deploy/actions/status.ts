import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import type { NamedDeployment, Rollout } from '../records/deployment';
import { readChain } from '../records/deployment-chain';
import { deploymentOf, readLivePointer } from '../records/live-pointer';
import type { Emergency } from '../records/emergencies';
import { readMissingValues } from '../records/missing-values';
import { readOpenTranslations } from '../records/open-translations';
import { listPublications, type Publication, readPublications } from '../records/publications';
import type { ReleaseManifest } from '../records/release-manifest';
import { readRelease } from '../records/releases';
import { LIVE_POINTER_KEY } from '../records/record-names';
import { readStanding, type Standing } from '../records/standing';
import { readOpenSchedules } from '../records/open-schedules';
import { readTrial } from '../records/trial';
import { openWithdrawals, type Withdrawal } from '../records/withdrawals';
import { damageOf } from '../store/damage';
import { mapLimited } from '../store/map-limited';
import type { SiteProblem } from '../store/site-error';
import { CALLS_AT_ONCE, type ReadFirst, type Store } from '../store/store';
import { openEmergencies } from './approve/open-emergencies';
import { type CandidateState, openCandidates } from './approve/candidate-state';
import { lastSuperseded, markSuperseded, type SupersededRelease } from './approve/superseded';
import { type ScheduleState, scheduleState } from './schedule/schedule-state';

/** What a release says of itself, without its files. */
export type ReleaseSummary = Pick<
  ReleaseManifest,
  'part' | 'release' | 'version' | 'author' | 'message' | 'time' | 'git'
>;

/** A release that is not live, as it was published last. */
export interface NewerRelease extends ReleaseSummary {
  /** The branch that it was published from, where that is not the repository's main one. */
  draft: string | null;
  /** Who said that it is not to go live, and why; null where it may. */
  withdrawn: Pick<Withdrawal, 'author' | 'message' | 'time'> | null;
  /** How it stands beside what is live by the rule of its part; null where nobody has said who may ship what. */
  approval: CandidateState | null;
}

/** What is live, and what could be. */
export interface Status {
  /** Null before the first promotion. */
  live: NamedDeployment | null;
  /** The deployment that was live before; null for the first. */
  previous: NamedDeployment | null;
  /** By part, what is live; null where its manifest is gone. */
  parts: { part: string; release: string; manifest: ReleaseSummary | null }[];
  /** What a share of visitors gets in its place; null while all get the same. */
  rollout: Rollout | null;
  /** Releases that were published after the one that is live and that no visitor has, newest first. */
  newer: NewerRelease[];
  /** Of each part, the last release that was live, or that somebody had decided on, before another went live. */
  superseded: SupersededRelease[];
  /** The version of the file of people in force; null where there is none, or none that can be believed. */
  people: { number: number; sha256: string } | null;
  /** Whether nobody has said who may ship what, so that the store's credentials are enough. */
  isOpenToAll: boolean;
  /** The newest deployment that visitors may be shown, where that is not the one that the pointer names. */
  shown: NamedDeployment | null;
  /** Releases that are live by one person's hand alone, and that nobody else has confirmed. */
  emergencies: (Emergency & { waitsFor: string })[];
  /** What is to go live, or to be put back, by itself. */
  schedules: ScheduleState[];
  /** Business values for which the live shell shows those of the example business. */
  missingValues: MissingValue[];
  /** What is open in the translations of the parts that are live. */
  translations: OpenTranslation[];
  problems: SiteProblem[];
}

/** What {@link readStatus} reads first. */
export const STATUS_READS: ReadFirst = {
  pointers: [LIVE_POINTER_KEY],
  lists: ['people/', 'schedules/', 'publications/', 'withdrawals/'],
};

/** @param names every part's name */
export async function readStatus(store: Store, names: string[]): Promise<Status> {
  const pointer = await readLivePointer(store);
  const { deployments, problems } = await readChain(store, pointer && deploymentOf(pointer), 2);
  const [live = null, previous = null] = deployments;
  const { standing, isRight } = await standingOf(store, live, problems);
  await readList(async () => live && [await readTrial(store, live)], problems);
  const version = standing?.versions.at(-1) ?? null;
  const status: Status = {
    live,
    previous,
    parts: [],
    rollout: (isRight ? live : standing?.accepted)?.record.rollout ?? null,
    newer: [],
    superseded: [],
    isOpenToAll: standing !== null && !version,
    people: version && { number: version.people.number, sha256: version.sha256 },
    shown: isRight ? null : (standing?.accepted ?? null),
    emergencies: version ? await openEmergencies(store, version.people, live) : [],
    schedules: (await readOpenSchedules(store, problems)).map(scheduleState),
    missingValues: [],
    translations: [],
    problems,
  };
  const { stateOf, isDecided } = await openCandidates(
    store,
    version?.people ?? null,
    standing?.accepted?.record.parts ?? {},
  );
  const isScheduled = ({ part, release }: NewerRelease) =>
    status.schedules.some(({ parts }) => parts[part]?.release === release);
  const keys = await listPublications(store);
  let withdrawals: ReturnType<typeof openWithdrawals> | undefined;
  const openWithdrawalsOnce = () => (withdrawals ??= openWithdrawals(store));
  for (const part of new Set([...names, ...Object.keys(live?.record.parts ?? {})])) {
    const { release, manifestSha256 } = live?.record.parts[part] ?? {};
    const manifest = release ? await readManifest(store, part, release, manifestSha256, problems) : null;
    if (release) status.parts.push({ part, release, manifest: manifest && summaryOf(manifest) });
    const listOf = <Entry>(read: (manifest: ReleaseManifest) => Promise<Entry[] | null>) =>
      manifest ? readList(() => read(manifest), problems) : Promise.resolve([]);
    if (part === 'shell') status.missingValues = await listOf((shell) => readMissingValues(store, shell));
    status.translations.push(...(await listOf((release) => readOpenTranslations(store, release))));
    const publications = await readList(() => readPublications(store, part, { keys }), problems);
    const readers = { problems, stateOf, openWithdrawalsOnce };
    const newer = await newerThan(store, part, release ?? null, publications, readers);
    status.newer.push(...markSuperseded(newer, isScheduled));
    const decided = { previous: previous?.record.parts ?? {}, isDecided };
    const last = lastSuperseded(publications, release ?? null, decided);
    if (last) status.superseded.push(last);
  }
  // What some visitors have is no longer waiting to be looked at.
  const isOnTrial = ({ part, release }: NewerRelease) => status.rollout?.parts[part]?.release === release;
  return { ...status, newer: status.newer.filter((release) => !isOnTrial(release)) };
}

/**
 * What visitors may be shown of it.
 * @param problems gets what is wrong with it
 */
async function standingOf(
  store: Store,
  live: NamedDeployment | null,
  problems: SiteProblem[],
): Promise<{ standing: Standing | null; isRight: boolean }> {
  try {
    const standing = await readStanding(store, live);
    problems.push(...standing.refused.map(({ problem }) => problem));
    return { standing, isRight: standing.accepted?.name === live?.name };
  } catch (error) {
    problems.push(damageOf(error));
    return { standing: null, isRight: false };
  }
}

/** @param problems gets that of a manifest that cannot be read; what is live is shown all the same */
async function readManifest(
  store: Store,
  part: string,
  release: string,
  sha256: string | undefined,
  problems: SiteProblem[],
): Promise<ReleaseManifest | null> {
  try {
    return (await readRelease(store, part, release, sha256))?.manifest ?? null;
  } catch (error) {
    problems.push(damageOf(error));
    return null;
  }
}

/** @param problems gets what is wrong with a release's list */
async function readList<Entry>(
  read: () => Promise<Entry[] | null>,
  problems: SiteProblem[],
): Promise<Entry[]> {
  try {
    return (await read()) ?? [];
  } catch (error) {
    problems.push(damageOf(error));
    return [];
  }
}

/** What is read once for all parts, and where problems go. */
interface NewerReleaseReaders {
  /** Gets the problems of records that cannot be read. */
  problems: SiteProblem[];
  stateOf: Awaited<ReturnType<typeof openCandidates>>['stateOf'];
  openWithdrawalsOnce: () => ReturnType<typeof openWithdrawals>;
}

/**
 * Releases that were published after the live one, newest first, each once.
 * @param publications all of the part's
 */
async function newerThan(
  store: Store,
  part: string,
  live: string | null,
  publications: Publication[],
  { problems, stateOf, openWithdrawalsOnce }: NewerReleaseReaders,
): Promise<NewerRelease[]> {
  try {
    const since = publications.findIndex(({ release }) => release === live);
    const newer = publications.slice(0, since < 0 ? undefined : since);
    if (newer.length === 0) return [];
    const readWithdrawal = await openWithdrawalsOnce();
    const latest = new Map<string, Publication>();
    for (const publication of newer)
      if (!latest.has(publication.release)) latest.set(publication.release, publication);
    const stored = await mapLimited([...latest.values()], CALLS_AT_ONCE, async (publication) => {
      const { release, manifestSha256, author, message, time, draft = null } = publication;
      const found = await readRelease(store, part, release, manifestSha256);
      if (!found) return [];
      const withdrawal = await readWithdrawal(part, release);
      const approval = await stateOf(part, { release, manifestSha256: found.sha256 });
      const act = { author, message, time, draft };
      return [
        { ...summaryOf(found.manifest), ...act, withdrawn: withdrawal && reasonOf(withdrawal), approval },
      ];
    });
    return stored.flat();
  } catch (error) {
    problems.push(damageOf(error));
    return [];
  }
}

function reasonOf({ author, message, time }: Withdrawal): NewerRelease['withdrawn'] {
  return { author, message, time };
}

function summaryOf({ part, release, version, author, message, time, git }: ReleaseManifest): ReleaseSummary {
  return { part, release, version, author, message, time, git };
}
