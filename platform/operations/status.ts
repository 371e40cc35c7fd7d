import type { MissingValue } from '@site/shared/site';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import {
  type Freeze,
  LIVE_POINTER_KEY,
  type NamedDeployment,
  type OpenQuestion,
  type OpenSchedule,
  ReleaseFiles,
  openChangeRequests,
  openWithdrawals,
  readChain,
  readAllFreezes,
  readOpenSchedules,
  readPageVersions,
  lastBefore,
  readPublications,
  readRelease,
  readVerifiedHistory,
} from '@site/ledger';
import { versionsDue } from '@site/gates';
import { dayInIndia } from '@site/text';
import { type ReadFirst, type Store, mapLimited, noteDamage } from '@site/store';
import { SiteError, type SiteProblem } from '@site/errors';
import { openCandidates, type OpenEmergency, readEmergencies } from './approve/candidate-state';
import {
  type NewerRelease,
  type NewerReleaseReaders,
  newerReleases,
  type ReleaseSummary,
  summaryOf,
  lastSuperseded,
  markSuperseded,
  type SupersededRelease,
} from './newer-releases';
import { firstWith } from './prove/prove';
import { deploymentBefore } from './rollback/rollback';
import { type ScheduleOutlook, outlookOf } from './schedule/outlook';
import { scheduleState } from './schedule/tick';

/** What is live, and what could be. */
export interface Status {
  /** Null before the first promotion. */
  live: NamedDeployment | null;
  /** The deployment that was live before; null for the first. */
  previous: NamedDeployment | null;
  /** The deployment that rolling back the site goes to; null where there is none. */
  before: NamedDeployment | null;
  /** By part, what is live, as it was published before it went live, null where its manifest is gone; and whether another release of it was published before. */
  parts: { part: string; release: string; manifest: ReleaseSummary | null; hasEarlier: boolean }[];
  /** Releases that were published after the one that is live, newest first. */
  newer: NewerRelease[];
  /** Of each part, the last release that was live, or that was decided on, before another went live. */
  superseded: SupersededRelease[];
  /** The version of the access policy in force; null where there is none, or none that can be believed. */
  people: { number: number; sha256: string } | null;
  /** Whether there is no access policy, so that the store's credentials are enough. */
  isWithoutPolicy: boolean;
  /** The newest deployment that visitors may be shown, where that is not the one that the pointer names. */
  shown: NamedDeployment | null;
  emergencies: OpenEmergency[];
  /** What is to go live, or to be rolled back, by itself. */
  schedules: ScheduleOutlook[];
  /** What holds releases, now or later. */
  freezes: Freeze[];
  /** Freezes that were lifted before their end. */
  lifted: { freeze: Freeze; lifted: Freeze }[];
  /** Business values for which the live shell shows those of the example business. */
  missingValues: MissingValue[];
  /** What is open in the translations of the parts that are live. */
  translations: OpenTranslation[];
  /** What counsel or the business has to answer before the texts of the parts that are live can be confirmed. */
  questions: OpenQuestion[];
  problems: SiteProblem[];
}

/** What {@link readStatus} reads first. */
export const STATUS_READS: ReadFirst = {
  pointers: [LIVE_POINTER_KEY],
  lists: ['people/', 'schedules/', 'publications/', 'withdrawals/', 'freezes/'],
};

/**
 * @param names every part's name
 * @param only parts to tell about, by name; none: all
 * @throws SiteError `part-unknown`
 */
export async function readStatus(store: Store, names: string[], only: string[] = []): Promise<Status> {
  const { deployments, problems } = await readChain(store, undefined, 2);
  const [live = null, previous = null] = deployments;
  // What cannot be read is told; what is live is shown all the same.
  const tell = noteDamage(problems);
  const history = await readVerifiedHistory(store, live).catch(tell);
  problems.push(...(history?.refused ?? []).map(({ problem }) => problem));
  const version = history?.versions.at(-1) ?? null;
  // What is wrong with the chain so far is told already.
  const isBroken = problems.some(({ code }) => code.startsWith('deployment-'));
  const isAuthorized = history !== null && history.accepted?.name === live?.name;
  const open = await readOpenSchedules(store, problems);
  const emergencies = await readEmergencies(store, history?.versions ?? [], live);
  const freezes = await readAllFreezes(store, history?.versions ?? [], problems);
  const status: Status = {
    live,
    previous,
    before:
      history && live && !isBroken ? await deploymentBefore(store, live, history.versions).catch(tell) : null,
    parts: [],
    newer: [],
    superseded: [],
    isWithoutPolicy: history !== null && !version,
    people: version && { number: version.people.number, sha256: version.sha256 },
    shown: isAuthorized ? null : (history?.accepted ?? null),
    emergencies: emergencies.flatMap((one) => one.open ?? []),
    schedules: [],
    freezes: freezes.flatMap(({ freeze, lifted }) => (lifted ? [] : freeze)),
    lifted: freezes.flatMap(({ freeze, lifted }) => (lifted ? { freeze, lifted } : [])),
    missingValues: [],
    translations: [],
    questions: [],
    problems,
  };
  const { stateOf, isDecided } = await openCandidates(
    store,
    version?.people ?? null,
    history?.accepted?.record.parts ?? {},
    status.freezes,
  );
  const isScheduled = ({ part, release }: NewerRelease) =>
    open.some(({ terms }) => terms.parts[part]?.release === release);
  const keys = await store.list('publications/');
  let said: ReturnType<NewerReleaseReaders['openSaid']> | undefined;
  const openSaid = () => (said ??= Promise.all([openWithdrawals(store), openChangeRequests(store)]));
  const liveFiles: [part: string, files: ReleaseFiles][] = [];
  const all = [...new Set([...names, ...Object.keys(live?.record.parts ?? {})])];
  const unknown = only.find((part) => !all.includes(part));
  if (unknown !== undefined)
    throw new SiteError('part-unknown', `There is no part "${unknown}".`, `Parts are ${all.join(', ')}.`);
  const chosen = only.length > 0 ? [...new Set(only)] : all;
  for (const part of chosen) {
    const { release, manifestSha256 } = live?.record.parts[part] ?? {};
    const stored = release ? await readRelease(store, part, release, manifestSha256).catch(tell) : null;
    const manifest = stored?.manifest;
    if (manifest) {
      const files = new ReleaseFiles(store, manifest);
      if (part === 'shell') status.missingValues = (await files.readMissingValues().catch(tell)) ?? [];
      status.translations.push(...((await files.readOpenTranslations().catch(tell)) ?? []));
      status.questions.push(...((await files.readOpenQuestions().catch(tell)) ?? []));
      liveFiles.push([part, files]);
    }
    const publications = (await readPublications(store, part, { keys }).catch(tell)) ?? [];
    const own = publications.filter((one) => one.release === release);
    // What was published again since it is live was put live as it was published before: that replaced nothing that waited.
    const bringer = own.length > 1 && live ? await firstWith(store, live, part) : live;
    const act = bringer ? (lastBefore(own, bringer.record.time) ?? own.at(-1)) : undefined;
    const since = act ? publications.indexOf(act) : -1;
    const hasEarlier = since >= 0 && publications.slice(since).some((one) => one.release !== release);
    if (release) {
      const published = manifest ? summaryOf(manifest, act) : null;
      status.parts.push({ part, release, manifest: published, hasEarlier });
    }
    const readers = { problems, stateOf, openSaid };
    const after = publications.slice(0, since < 0 ? undefined : since);
    const unlike = after.filter((one) => one.release !== release);
    const newer = (await newerReleases(store, part, unlike, readers).catch(tell)) ?? [];
    status.newer.push(...markSuperseded(newer, isScheduled));
    const last = lastSuperseded(publications, since, previous?.record.parts ?? {}, isDecided);
    if (last) status.superseded.push(last);
  }
  const isReplaced = (part: string, release: string) =>
    chosen.includes(part) && !status.newer.some((one) => one.part === part && one.release === release);
  const situation = {
    store,
    people: version?.people ?? null,
    live,
    isBroken,
    isReplaced,
    stateOf,
    freezes: status.freezes,
  };
  status.schedules = await mapLimited(open, async (one) => {
    const outlook = await outlookOf(one, open, situation).catch(tell);
    return outlook ?? { ...scheduleState(one), isOver: false, releases: 'waiting', isEndSigned: true };
  });
  const coming = open.filter((_, index) => !status.schedules[index]!.isOver);
  for (const [part, files] of liveFiles)
    problems.push(...((await whatIsDue(store, part, files, coming).catch(tell)) ?? []));
  return status;
}

/** What is due of the versions that live pages of a part have. @param files of its release @param coming what still goes live */
async function whatIsDue(store: Store, part: string, files: ReleaseFiles, coming: OpenSchedule[]) {
  const pages = await files.readPageVersions();
  if (pages.length === 0) return [];
  const own = coming.filter(({ terms }) => terms.parts[part]);
  const planned = await mapLimited(own, async ({ terms }) => {
    const shown = (await readPageVersions(store, part, terms.parts[part]!)).flatMap(
      ({ approved }) => approved,
    );
    const day = dayInIndia(new Date(terms.at));
    return shown.flatMap(({ version, isShown }) => (isShown ? { version, day } : []));
  });
  return pages.flatMap((page) => versionsDue({ ...page, part }, planned.flat(), dayInIndia(new Date())));
}
