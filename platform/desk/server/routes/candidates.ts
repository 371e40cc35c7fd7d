import { findMisfit, type NewerRelease, readStatus } from '@site/operations';
import {
  type DeploymentParts,
  chooseReleases,
  frozenFact,
  idOfRelease,
  readChain,
  readPeople,
  readScheduled,
  type Publication,
  type Verdict,
} from '@site/ledger';
import { nullIfRefused } from '@site/errors';
import { mapLimited } from '@site/store';
import type { DeskContext } from '../context/desk-context';
import { byTime, cancelledOf, said } from './said';
import { scheduleOf } from './summaries';

/** So many deployments back it is looked up what became of a release. */
const LOOKED_BACK = 20;

export type Known = Awaited<ReturnType<typeof readKnown>>;

/** What is known of releases on their way. */
export async function readKnown({ store, parts }: DeskContext) {
  return {
    status: await readStatus(store, parts),
    /** The newest of the history, newest first. */
    deployments: (await readChain(store, undefined, LOOKED_BACK)).deployments,
    scheduled: (await readScheduled(store).catch(nullIfRefused)) ?? [],
    people: (await readPeople(store))?.people ?? null,
  };
}

/** Releases that are published and not live, newest first within each part. */
export const candidatesOf = (desk: DeskContext, known: Known): Promise<Candidate[]> =>
  mapLimited(known.status.newer, async (newer) => {
    const candidate = candidateOf(newer, known);
    const isReady = candidate.state === 'free' || candidate.state === 'approved';
    return isReady && (await isMisfit(desk, known, newer)) ? { ...candidate, state: 'misfit' } : candidate;
  });

/** Whether a release does not go with what is live. It is found once: neither of them changes. */
async function isMisfit({ store, misfits }: DeskContext, { status }: Known, newer: NewerRelease) {
  const now = status.shown ?? status.live;
  if (!now) return false;
  return misfits.fetch(`${now.name} ${idOfRelease(newer)}`, {
    context: async () => {
      const parts = { ...now.record.parts, ...(await chooseReleases(store, [newer])) };
      // As if all were live: that its files are there was seen when it was published.
      return (await findMisfit(store, parts, parts)) !== null;
    },
  });
}

/** `free`: it takes no approval, or none but its author's. `misfit`: nor does it, and it cannot go live alone. */
type State = NonNullable<NewerRelease['approval']>['state'] | 'free' | 'misfit' | 'scheduled' | 'withdrawn';

export type Candidate = ReturnType<typeof candidateOf>;

/** A release that is published and not live. */
function candidateOf(newer: NewerRelease, known: Known) {
  const { part, release, author, message, time, git, withdrawn, approval } = newer;
  const { schedules } = known.status;
  const { counted = [], needed = 0, waitsFor = '', supersededBy } = approval ?? {};
  // Its author is enough: no other person has approved it.
  const isReady = !approval || (approval.state === 'approved' && needed === 1);
  const frozen = approval ? null : frozenFact(known.status.freezes, part, Date.now());
  const schedule = schedules.find(({ parts }) => parts[part]?.release === release);
  const ready: State = isReady ? (frozen ? 'frozen' : 'free') : approval.state;
  // What is held, or is past its time, waits for what others wait for.
  const isToGo = schedule?.state === 'scheduled';
  const waits = supersededBy ? 'A newer release of it was published.' : (frozen ?? waitsFor);
  const state: State = withdrawn ? 'withdrawn' : isToGo ? 'scheduled' : ready;
  return {
    ...{ part, release, author, message, time, counted, needed },
    /** The branch that it was built from, where that is not the main one. */
    branch: git?.draft ?? null,
    state: state as State,
    /** What it waits for, in a sentence; empty for nothing, as for what is withdrawn, or goes live again when an offer ends, and where `said` has it: who rejected it. */
    waitsFor: withdrawn || approval?.state === 'rejected' || schedule?.rollsBackTo ? '' : waits,
    schedule: schedule ? scheduleOf(schedule, schedules) : null,
    said: saidOf(newer, known),
  };
}

/** What a person said of a release, or did with it, and why. */
export type Said = ReturnType<typeof saidOf>[number];

type Told = Pick<NewerRelease, 'part' | 'release' | 'withdrawn' | 'changesAsked'> & {
  approval: Pick<Verdict, 'decisions' | 'voided' | 'lapsed'> | null;
  /** Where nothing else says what it is. */
  publication?: Publication | null;
};

/** What people said of a release and did with it, oldest first. */
export function saidOf(one: Told, known: Known) {
  const { part, release, withdrawn, changesAsked, approval, publication } = one;
  const { deployments, scheduled, people, status } = known;
  const isIn = (parts: DeploymentParts) => parts[part]?.release === release;
  const cancelled = cancelledOf({ [part]: one }, scheduled, status.schedules);
  const tookItOut = deployments.filter(
    ({ record }, index) => !isIn(record.parts) && isIn(deployments[index + 1]?.record.parts ?? {}),
  );
  const nameOf = (person: string) => people?.persons[person]?.name ?? person;
  return [
    ...(publication ? [said('published', publication)] : []),
    ...changesAsked.map((one) => said(one.isSettled ? 'changes-settled' : 'changes-asked', one)),
    ...(approval?.decisions ?? []).flatMap(({ person, isApproved, takesBack, ...one }) => {
      const author = nameOf(person);
      const before = takesBack ? [said('rejection-settled', { ...takesBack, author })] : [];
      return [...before, said(isApproved ? 'approved' : 'rejected', { ...one, author })];
    }),
    // It counts in the frame of that release alone.
    ...(approval?.voided ?? []).map((one) => ({
      ...said('approved-before', { ...one, author: nameOf(one.person) }),
      frame: one.parts.shell?.release,
    })),
    ...(approval?.lapsed ?? []).map(({ person, isApproved, ...one }) =>
      said(isApproved ? 'approved-in-vain' : 'rejected-in-vain', { ...one, author: nameOf(person) }),
    ),
    // It was live until then; `ended`: as an offer whose end was given before.
    ...tookItOut.map(({ record }) => {
      const { rollsBackTo, scheduled } = record;
      return said(rollsBackTo ? (scheduled ? 'ended' : 'rolled-back') : 'replaced', record);
    }),
    // Withdrawing it cancelled its schedules, too.
    ...cancelled.filter(({ time }) => time !== withdrawn?.time),
    ...(withdrawn ? [said('withdrawn', withdrawn)] : []),
  ].sort(byTime);
}
