import { type HistoryEntry, readEmergencies, type ScheduleOutlook, stepOf } from '@site/operations';
import { defaultPages } from '@site/page-check';
import { isPublicOrigin, readReleasedPage } from '@site/composer';
import {
  type DeploymentParts,
  type NamedDeployment,
  type PartBuild,
  isEndOf,
  isRollbackOfPart,
  readDeployedFiles,
  readLinkedDeployment,
  readPeopleVersions,
  readRelease,
} from '@site/ledger';
import { nullIfRefused } from '@site/errors';
import type { PageFacts } from '@site/shared/contracts/released-page';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { knownParts } from '@site/shared/working-copy/working-copy';
import { mapLimited, type Store } from '@site/store';

export type DeploymentSummary = Awaited<ReturnType<typeof summaryOf>>;

/** One deployment of the history, for people. */
export async function summaryOf(store: Store, step: ReturnType<typeof stepOf> & Partial<HistoryEntry>) {
  const { changed, retired, isUndo, withdrawn = [], ...deployment } = step;
  const { name, record } = deployment;
  const { number, time, author, message, origin, parts, rollsBackTo, scheduled } = record;
  return {
    ...{ name, number, time, author, message, changed, retired, isUndo },
    /** The public address that its pages were composed for; null before the business has one. */
    origin: isPublicOrigin(origin) ? origin : null,
    parts: releasesOf(parts),
    /** Changed parts whose release was withdrawn since. */
    withdrawn,
    /** For a rollback, the deployment that it rolled back to. */
    rollsBackTo: rollsBackTo ?? null,
    isOfPart: isRollbackOfPart(record),
    emergencies: record.emergencies
      ? await readEmergencies(store, await readPeopleVersions(store), deployment)
      : [],
    isUnchecked: record.unchecked ?? false,
    /** When it was due, where a schedule put it live. */
    scheduledFor: scheduled?.at ?? null,
  };
}

/** The same of one that is read alone, with the one before it, where that can be read. */
export async function readSummary(store: Store, deployment: NamedDeployment) {
  const { previous } = deployment.record;
  const before = previous && (await readLinkedDeployment(store, previous).catch(nullIfRefused));
  return summaryOf(store, stepOf(deployment, before));
}

/** What an approval can remove of what holds a schedule. */
const UNTIL_APPROVED = ['approval-missing', 'candidate-rejected'];

/** @param all schedules, among which is the one that ends it */
export function scheduleOf(schedule: ScheduleOutlook, all: ScheduleOutlook[]) {
  const { parts, rollsBackTo = null, number, state, at, author, message } = schedule;
  const { isOver, releases, isEndSigned } = schedule;
  const end = rollsBackTo ? schedule : all.find((other) => isEndOf(other, schedule));
  const isLive = !isOver && (rollsBackTo !== null || releases === 'live');
  const bringsBack = (other: ScheduleOutlook) =>
    other.rollsBackTo !== undefined &&
    other.state === 'scheduled' &&
    !other.isOver &&
    Object.entries(schedule.ends ?? {}).every(
      ([part, { release: own }]) => other.parts[part]?.release === own,
    );
  return {
    ...{ number, state, at, author, message, isOver, releases, isEndSigned },
    /** Nothing has to be done about one that does nothing any more. */
    problems: isOver ? [] : schedule.problems,
    /** Whether it does at its time what it says, once its releases are approved; where they are live already, whether their end comes. */
    isToCome:
      !isOver && state !== 'missed' && schedule.problems.every(({ code }) => UNTIL_APPROVED.includes(code)),
    parts: releasesOf(parts),
    isDue: Date.parse(at) <= Date.now(),
    /** When what was live before goes live again, by another schedule; null for never. */
    until: (!rollsBackTo && end?.at) || null,
    /** The deployment that its releases were live with, where it rolls back to them. */
    rollsBackTo,
    /** Of the end of an offer, while another one is live in its place: when that one ends, and brings it back; else null. */
    resumesAt: (isOver && rollsBackTo && all.find(bringsBack)?.at) || null,
    /** The end of an offer that is live: when, and what goes live again then, with the deployment that it was live with; else null. */
    liveUntil:
      isLive && end?.rollsBackTo
        ? { at: end.at, parts: releasesOf(end.parts), deployment: end.rollsBackTo }
        : null,
  };
}

/** Schedules without those that end another one that is still to begin: that one says when. */
export function withoutEnds(schedules: ScheduleOutlook[]): ScheduleOutlook[] {
  return schedules.filter((one) => !schedules.some((other) => isEndOf(one, other)));
}

/** Schedules that end once other releases are put live by hand, and, over now, those of offers that are live again. @param next by part, what is live then */
export function schedulesEndedBy(next: DeploymentParts, live: DeploymentParts, all: ScheduleOutlook[]) {
  const changed = Object.keys(next).filter((part) => next[part]!.release !== live[part]?.release);
  const after = { ...live, ...next };
  const isBack = (one: ScheduleOutlook) => {
    const { ends = {} } = all.find((other) => isEndOf(other, one)) ?? one;
    const isAsThen = Object.entries(ends).every(([part, { release }]) => after[part]?.release === release);
    return isAsThen && changed.some((part) => part in ends);
  };
  return withoutEnds(all)
    .filter((one) =>
      one.isOver
        ? isBack(one)
        : changed.some((part) => part in one.parts && one.parts[part]!.release !== next[part]!.release),
    )
    .map((one) => scheduleOf(one, all));
}

/** The commit that a release was built from; null where that is not known, and of none. */
export async function commitOf(store: Store, part: string, of?: Partial<DeploymentParts[string]>) {
  const stored = of?.release && (await readRelease(store, part, of.release, of.manifestSha256));
  return (stored && stored.manifest.git?.commit) || null;
}

/** Addresses of a deployment's pages in the default language; none where its files are gone. */
export async function pagesOf(store: Store, deployment: NamedDeployment): Promise<string[]> {
  const site = await readDeployedFiles(store, deployment).catch(nullIfRefused);
  return site ? defaultPages([...site.files.keys()]) : [];
}

function releasesOf(parts: Record<string, { release: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([part, { release }]) => [part, release]));
}

/** The version that a page shows in full, and those that it announces; none where it shows a draft, or has no versions. */
export function versionsOnReleasedPage(versions: PageFacts['versions'] = null) {
  const { approved } = versions ?? { approved: [] };
  const at = approved.findIndex(({ isShown }) => isShown);
  return at < 0 ? [] : approved.slice(at);
}

/** What the pages of a release say of themselves in a language; null of one that it does not have. */
export const factsOf = async (build: PartBuild | undefined, language: string = DEFAULT_LANGUAGE) =>
  mapLimited(build ? Object.keys(knownParts[build.part]?.pages ?? {}) : [], async (route) => {
    const page = await readReleasedPage(build!, route, language).catch(nullIfRefused);
    return page && page.facts;
  });
