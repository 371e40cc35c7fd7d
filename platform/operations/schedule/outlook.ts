import {
  type Freeze,
  type NamedDeployment,
  type OpenSchedule,
  type People,
  assertNotSuperseded,
  frozenFact,
  fullName,
  isEndOf,
  isFrozen,
  isOfTeam,
  mayRollBack,
  schedulerAt,
  withdrawnProblems,
} from '@site/ledger';
import { type SiteProblem, finding, refusalIn } from '@site/errors';
import { mapLimited, type Store } from '@site/store';
import { shortTime } from '@site/text';
import type { CandidateState, openCandidates } from '../approve/candidate-state';
import { type ScheduleState, howToCancel, scheduleState } from './tick';

/** An open schedule, and what comes of it as things are now. */
export interface ScheduleOutlook extends ScheduleState {
  /** Whether it does nothing any more: what is live of its parts was changed by hand since, also by a roll back. */
  isOver: boolean;
  /**
   * What its releases are without it: `waiting`, so that they can be given another date; `unsigned`, so that they are published again
   * first; `live` already; `replaced` by one that was published after; `withdrawn`. `before`: those that it rolls back to.
   */
  releases: 'waiting' | 'unsigned' | 'live' | 'replaced' | 'withdrawn' | 'before';
  /** Whether a key that counts has signed its end; true where it has none. */
  isEndSigned: boolean;
}

interface Situation {
  store: Store;
  /** Who may do what; null without an access policy. */
  people: People | null;
  live: NamedDeployment | null;
  /** Whether what is live cannot be read back far enough to see what was changed by hand. */
  isBroken: boolean;
  /** Whether a release was published before the one that is live in its place. */
  isReplaced: (part: string, release: string) => boolean;
  stateOf: Awaited<ReturnType<typeof openCandidates>>['stateOf'];
  freezes: Freeze[];
}

/** @param all open schedules, among which is the one that ends it */
export async function outlookOf(
  one: OpenSchedule,
  all: OpenSchedule[],
  situation: Situation,
): Promise<ScheduleOutlook> {
  const { live, isBroken, isReplaced, stateOf, store } = situation;
  const { parts, rollsBackTo } = one.terms;
  const names = Object.keys(parts);
  const changed = names.filter((part) => parts[part]!.release !== live?.record.parts[part]?.release);
  const withdrawn = rollsBackTo ? [] : await withdrawnProblems(store, parts);
  const candidates = rollsBackTo ? [] : await mapLimited(changed, (part) => stateOf(part, parts[part]!));
  const releases = rollsBackTo
    ? 'before'
    : changed.length === 0
      ? 'live'
      : withdrawn.length > 0
        ? 'withdrawn'
        : changed.some((part) => isReplaced(part, parts[part]!.release))
          ? 'replaced'
          : candidates.some((candidate) => candidate?.state === 'published')
            ? 'unsigned'
            : 'waiting';
  // That what is live was changed since, so that it does nothing any more at its time.
  const superseded = isBroken
    ? null
    : await assertNotSuperseded(store, one.terms, live, changed).then(() => null, refusalIn);
  if (superseded && superseded.code !== 'schedule-superseded') throw superseded;
  const said = scheduleState(one);
  // What an end rolls back to is live already: the offer was rolled back by hand.
  const isToBegin = all.some((other) => isEndOf(one.terms, other.terms));
  const isBack = rollsBackTo !== undefined && changed.length === 0 && !isToBegin;
  const isOver = superseded !== null || isBack;
  const end = rollsBackTo ? one : all.find((other) => isEndOf(other.terms, one.terms));
  const whyNoEnd = end ? whyUnsigned(end, situation) : [];
  const outlook: ScheduleOutlook = { ...said, isOver, releases, isEndSigned: whyNoEnd.length === 0 };
  if (said.state === 'missed') return outlook;
  // Of what was tried, why it was refused then stays, but where that is said better.
  const isSaidBetter = said.state === 'scheduled' || said.problems.some((was) => was.code === 'part-frozen');
  const held =
    isSaidBetter && !rollsBackTo
      ? whatHolds(one, all, situation, [...withdrawn, ...refusalsOf(candidates)])
      : [];
  // It is given its date again once it is published again.
  const unsigned = releases === 'unsigned' && held.length > 0 ? [] : whyUnsigned(one, situation);
  const problems = superseded
    ? [finding(superseded.code, superseded.message, howToCancel(one.terms.number))]
    : releases === 'live'
      ? whyNoEnd
      : [...unsigned, ...held];
  if (problems.length === 0) return outlook;
  return { ...outlook, state: said.state === 'scheduled' ? 'held' : said.state, problems };
}

/** What to do by what became of a release since it was given its date, as when a key was revoked. */
const REMEDIES: Partial<Record<CandidateState['state'], [code: string, remedy: string]>> = {
  rejected: ['candidate-rejected', 'Cancel it, or have who rejected it approve it after all.'],
  published: [
    'schedule-held',
    'Have a person of its team publish the same words again, give that the date, and cancel this one.',
  ],
  waiting: ['approval-missing', 'Have it approved again before that.'],
};

/** Why what its author signed does not carry it out any more: their key counts no more by then, or they have left the team. */
function whyUnsigned(one: OpenSchedule, { people }: Situation): SiteProblem[] {
  if (!people) return [];
  const { parts, rollsBackTo, at } = one.terms;
  const remedy = rollsBackTo
    ? 'Have a person of its team move its end, also to the same time: their key signs it then.'
    : 'Have a person of its team give it this date again: their key signs it then.';
  try {
    const person = schedulerAt(one, people, Date.parse(at));
    const may = rollsBackTo ? mayRollBack : isOfTeam;
    const foreign = Object.keys(parts).filter((part) => !may(people, part, person));
    return foreign.map((part) =>
      finding('schedule-unsigned', `${fullName(people, person)} is not in the team of ${part}.`, remedy),
    );
  } catch (error) {
    return [finding('schedule-unsigned', refusalIn(error).message, remedy)];
  }
}

function refusalsOf(candidates: (CandidateState | null)[]): SiteProblem[] {
  return candidates.flatMap((one) => {
    const found = one && REMEDIES[one.state];
    return found ? [finding(found[0], one.waitsFor, found[1])] : [];
  });
}

/** What keeps the releases of a schedule from going live at its time. @param refused why they may not, as approvals are now */
function whatHolds(
  { terms }: OpenSchedule,
  all: OpenSchedule[],
  { freezes }: Situation,
  refused: SiteProblem[],
): SiteProblem[] {
  const names = Object.keys(terms.parts);
  const at = Date.parse(terms.at);
  const facts = names.flatMap((part) => frozenFact(freezes, part, at) ?? []);
  if (facts.length === 0) return refused;
  const over = freezeEnd(freezes, names, at);
  const end = all.find((other) => isEndOf(other.terms, terms))?.terms.at;
  const then =
    end && Date.parse(end) <= over
      ? `It was to end before that, ${shortTime(end)}: it does not go live at all.`
      : `It waits, and goes live by itself once that is over, ${shortTime(new Date(over))}.`;
  const remedy = 'Have the freeze lifted, or schedule the release for another time.';
  return [
    ...refused,
    finding('schedule-frozen', [...facts, ...(refused.length === 0 ? [then] : [])].join(' '), remedy),
  ];
}

/** When no freeze holds any of some parts any more, of those that hold one of them from a moment on; in ms. */
function freezeEnd(freezes: Freeze[], parts: string[], at: number): number {
  const freeze = freezes.find((one) => parts.some((part) => isFrozen(one, part, at)));
  return freeze ? freezeEnd(freezes, parts, Date.parse(freeze.until)) : at;
}
