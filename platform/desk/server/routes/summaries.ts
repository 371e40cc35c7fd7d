import type { DeploymentSummary } from '../../api/deployment';
import type { Schedule } from '../../api/now';
import { remedyAtDesk } from '../../web/content/remedies.content';
import { type HistoryEntry, readEmergencies, type ScheduleState, stepOf } from '@site/operations';
import { defaultPages } from '@site/page-check';
import { isPublicOrigin } from '@site/composer';
import {
  type NamedDeployment,
  isEndOf,
  isRollbackOfPart,
  readDeployedFiles,
  readLinkedDeployment,
  readPeopleVersions,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';

/** A deployment of the history as the screens take it. */
export async function summaryOf(
  store: Store,
  {
    changed,
    retired,
    isUndo,
    withdrawn = [],
    ...deployment
  }: ReturnType<typeof stepOf> & Partial<HistoryEntry>,
): Promise<DeploymentSummary> {
  const { name, record } = deployment;
  const { number, time, author, message, origin, parts, rollsBackTo, scheduled } = record;
  return {
    name,
    number,
    time,
    author,
    message,
    origin: isPublicOrigin(origin) ? origin : null,
    parts: releasesOf(parts),
    changed,
    retired,
    withdrawn,
    isUndo,
    rollsBackTo: rollsBackTo ?? null,
    isOfPart: isRollbackOfPart(record),
    emergencies: record.emergencies
      ? await readEmergencies(store, await readPeopleVersions(store), deployment)
      : [],
    isUnchecked: record.unchecked ?? false,
    scheduledFor: scheduled?.at ?? null,
  };
}

/** The same of one that is read alone, with the one before it, where that can be read. */
export async function readSummary(store: Store, deployment: NamedDeployment): Promise<DeploymentSummary> {
  const { previous } = deployment.record;
  const before = previous && (await readLinkedDeployment(store, previous).catch(nullIfRefused));
  return summaryOf(store, stepOf(deployment, before));
}

/** @param all schedules, among which is the one that ends it */
export function scheduleOf(schedule: ScheduleState, all: ScheduleState[]): Schedule {
  const { parts, rollsBackTo, number, state, at, author, message, problems } = schedule;
  return {
    number,
    state,
    at,
    until: all.find((other) => isEndOf(other, schedule))?.at ?? null,
    author,
    message,
    problems,
    parts: releasesOf(parts),
    rollsBackTo: rollsBackTo ?? null,
  };
}

/** Schedules without those that end another one that is still to begin: that one says when. */
export function withoutEnds(schedules: ScheduleState[]): ScheduleState[] {
  return schedules.filter((one) => !schedules.some((other) => isEndOf(one, other)));
}

/** What is wrong, and what to do about it at the desk. */
export function sentenceAtDesk(refusal: SiteError): string {
  return `${refusal.message} ${remedyAtDesk(refusal)}`;
}

/** Addresses of a deployment's pages in the default language; none where its files are gone. */
export async function pagesOf(store: Store, deployment: NamedDeployment): Promise<string[]> {
  const site = await readDeployedFiles(store, deployment).catch(nullIfRefused);
  return site ? defaultPages([...site.files.keys()]) : [];
}

function releasesOf(parts: Record<string, { release: string }>): Record<string, string> {
  return Object.fromEntries(Object.entries(parts).map(([part, { release }]) => [part, release]));
}

/** For what a screen can do without: nothing in place of what the store refuses, and defects of ours as they are. */
export function nullIfRefused(error: unknown): null {
  if (error instanceof SiteError) return null;
  throw error;
}
