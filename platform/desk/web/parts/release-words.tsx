import { Text } from '@chakra-ui/react';
import { because } from '@site/text';
import type { DeploymentSummary, Now, Schedule, Candidate, Replaced, Said } from '../../answers';
import { useNow } from '../client/queries';
import { wholeSite } from '../content/act-progress.content';
import { sentenceAtDesk } from '../../content/remedies.content';
import { candidate as texts } from '../content/candidate.content';
import { capitalised, fill, sentences } from '../content/fill';
import { history } from '../content/history.content';
import { now } from '../content/now.content';
import { scheduled, waiting } from '../content/waiting.content';
import { By, formatMoment, inWords, Moment, personName } from './said';
import { Mark, ProblemList, Soft, type Tone } from './screen';

/** What a candidate is called: its part, and why it was published. */
export const candidateName = ({ part, release, message }: Pick<Replaced, 'part' | 'release' | 'message'>) =>
  fill(waiting.named, { part, message: message || release });

/** What a schedule does, when, and when it ends, by whom and why; and what became of it where it was not carried out. */
export function sentenceOnSchedule(schedule: Schedule): string {
  const { at, isDue, until, rollsBackTo, liveUntil, state, isOver, releases } = schedule;
  const { isEndSigned, resumesAt } = schedule;
  const parts = Object.keys(schedule.parts);
  const how = isDue || isOver ? 'due' : state === 'held' ? 'held' : 'coming';
  const words = scheduled[releases === 'live' ? releases : how];
  const noEnd = isEndSigned ? '' : fill(scheduled.then.neverEnds, { parts, at: until ?? at });
  const isEndless = noEnd !== '' && (releases === 'live' || how === 'coming');
  const goes = until && !isEndless ? words.goesLiveUntil : words.goesLive;
  const said = rollsBackTo ? scheduled.rollsBack[how] : goes;
  const does = fill(said, { parts, number: liveUntil?.deployment, at, until });
  const { why, then, resumes, resumesLate } = scheduled.over;
  const rests = resumesAt && resumesAt < at && isEndSigned ? resumes : resumesLate;
  const over = resumesAt
    ? fill(rests, { until: resumesAt })
    : fill(why, { parts, then: (rollsBackTo && noEnd) || then[releases] });
  return withAuthor(does, schedule, isOver ? over : isEndless ? noEnd : scheduled.states[state]);
}

function withAuthor(does: string, { author, message, rollsBackTo }: Schedule, became = ''): string {
  const by = fill(scheduled[rollsBackTo ? 'endBy' : 'by'], { author }) + because(message);
  // Why may end as a sentence does.
  return fill('{does}. {by}. {became}', { does, by, became }).trimEnd();
}

/** What becomes of schedules that something else ends, or begins again. */
export const sentencesOnEnded = (ends: Schedule[]) =>
  ends.map((schedule) => {
    const { parts, at, until, rollsBackTo, releases, isOver, isEndSigned } = schedule;
    const end = rollsBackTo ? at : (isOver || releases === 'live') && until;
    if (end && (isOver || !isEndSigned)) return sentenceOnEnd(schedule, end, 'endsAgain');
    const then = scheduled.then[end ? 'staysLive' : 'goesLive'];
    return withAuthor(fill(then, { parts: Object.keys(parts), at: end || at }), schedule);
  });

/** What becomes of the end of what goes live. @param comes what it is, where it comes */
function sentenceOnEnd(schedule: Schedule, at: string, comes: 'endsAgain' | 'endStays'): string {
  const isPast = Date.parse(at) <= Date.now();
  const then = scheduled.then[!schedule.isEndSigned ? 'neverEnds' : isPast ? 'hasNoEnd' : comes];
  return withAuthor(fill(then, { parts: Object.keys(schedule.parts), at }), schedule);
}

/** What becomes of the date of what goes live before it, and of its end. */
export function sentencesOnEarly(schedule: Schedule): string[] {
  const { at, until, isDue } = schedule;
  return sentences(
    !isDue && fill(texts.promote.early, { at }),
    until && sentenceOnEnd(schedule, until, 'endStays'),
  );
}

/** What goes live of itself once it is approved; and what does not, why, and what to do. */
export function sentencesOnApproved(schedule: Schedule, isToCome: boolean): string[] {
  const { parts, at, isDue, problems } = schedule;
  const { due, coming } = texts.approve.scheduled;
  if (isToCome) return [fill(isDue ? due : coming, { parts: Object.keys(parts), at })];
  const others = problems.filter(({ code }) => code !== 'approval-missing');
  return [sentenceOnSchedule(schedule), ...others.map((one) => inWords(sentenceAtDesk(one)))];
}

/** What goes live no more for a while, and why. */
export function sentenceOnFreeze({ parts, from, until, author, message }: Now['freezes'][number]): string {
  return fill(now.freezes, { parts: frozen(parts), from, until, author, message });
}

const frozen = (parts: string[]) => (parts.length > 0 ? parts : wholeSite);

/** Who lifted a freeze, and why. */
export function sentenceOnLifted({ parts, freeze, author, message }: Now['lifted'][number]): string {
  return fill(now.lifted, { freeze, parts: frozen(parts), author, why: because(message) });
}

/** What a person said of a candidate or did with it, and why. */
export function sentenceOnSaid({ kind, author, message, ...one }: Said): string {
  return fill(texts.said[kind], { author, at: 'at' in one ? one.at : '' }) + because(message);
}

/** What people said of a release and did with it, with when. */
export function WasSaid({ said }: { said: Said[] }) {
  return said.map((one) => (
    <Text key={one.kind + one.time} marginTop="1" color={one.kind === 'withdrawn' ? 'link' : undefined}>
      {sentenceOnSaid(one)} · <Moment time={one.time} />
    </Text>
  ));
}

interface WhatIsSaidProps {
  candidate: Candidate;
  /** What is said elsewhere on the screen. */
  known?: (string | null)[];
  /** Whether what it waits for may be so no more; the room for it stays. */
  isBefore?: boolean;
}

/** Who published a candidate, what it waits for, when it goes live, and what was said of it so far. */
export function WhatIsSaid({ candidate, known = [], isBefore }: WhatIsSaidProps) {
  const { author, time, waitsFor, schedule, said } = candidate;
  const elsewhere = [...known, ...(schedule?.problems.map(({ message }) => message) ?? [])];
  return (
    <>
      <Soft>
        <By author={author} time={time} />
      </Soft>
      {waitsFor && !elsewhere.some((why) => why?.includes(waitsFor)) && (
        <Text marginTop="1" visibility={isBefore ? 'hidden' : undefined}>
          {inWords(waitsFor)}
        </Text>
      )}
      {schedule && <Text marginTop="1">{sentenceOnSchedule(schedule)}</Text>}
      {schedule && <ProblemList problems={schedule.problems} />}
      <WasSaid said={said} />
    </>
  );
}

const TONES: Record<Candidate['state'], Tone> = {
  ...{ free: 'good', approved: 'good', waiting: 'open', published: 'open', scheduled: 'planned' },
  ...{ frozen: 'open', misfit: 'open' },
  ...{ rejected: 'bad', withdrawn: 'over', superseded: 'over' },
};

/** What took a release from visitors. */
const WAS_LIVE: (Said['kind'] | undefined)[] = ['ended', 'rolled-back', 'replaced'];

/** The state of a candidate, and whether changes of it were asked for. */
export function CandidateMarks({ candidate: { state, said, schedule } }: { candidate: Candidate }) {
  const isLate = schedule !== null && !schedule.isOver && schedule.state !== 'scheduled';
  // Its end is cancelled also after that.
  const last = said.findLast(({ kind }) => kind !== 'end-cancelled');
  const isBack = TONES[state] === 'good' && WAS_LIVE.includes(last?.kind);
  const isAsked = TONES[state] !== 'over' && said.some(({ kind }) => kind === 'changes-asked');
  return (
    <>
      <Mark tone={TONES[state]}>{isBack ? waiting.wasLive : waiting.states[state]}</Mark>
      {isLate && <Mark tone="bad">{waiting.missesDate}</Mark>}
      {isAsked && <Mark tone="bad">{texts.changes.asked}</Mark>}
    </>
  );
}

type Composed = Pick<DeploymentSummary, 'parts'>;

/** Parts of which a deployment has another release than what is live. */
export function changedBy({ parts: live }: Composed, { parts }: Composed): string[] {
  return Object.keys({ ...live, ...parts }).filter((part) => live[part] !== parts[part]);
}

/** What a deployment did, in a line: `Changed landing`, `Rolled back to deployment 12`. */
export function whatItDid(deployment: DeploymentSummary): string {
  const { changed, retired, rollsBackTo, isUndo, isOfPart, scheduledFor } = deployment;
  const manual = isUndo ? history.restored : isOfPart ? history.partBack : history.back;
  const back = scheduledFor ? history.ended : manual;
  const did = rollsBackTo ? back : history.changed;
  return sentences(
    fill(did, { parts: changed, number: rollsBackTo }),
    retired.length > 0 && fill(history.retired, { parts: retired }),
    scheduledFor && fill(history.scheduled, { time: scheduledFor }),
  ).join(', ');
}

/** Who confirmed emergencies, when and why, or that no other person has to; '' while that is open. @param isBrief without why */
function confirmation(emergencies: DeploymentSummary['emergencies'], isBrief = false): string {
  const said = emergencies.flatMap(({ confirmed }) => confirmed);
  const by = said.map(
    ({ author, message, time }) =>
      `${personName(author)}, ${formatMoment(time)}${isBrief ? '' : because(message)}`,
  );
  if (by.length > 0) return fill(history.confirmedBy, { names: [...new Set(by)].join('; ') });
  return emergencies.some(({ open }) => open) ? '' : history.unneeded;
}

/** What one person put live alone, and that waits for no other any more. */
export function Confirmed({ emergencies }: Pick<DeploymentSummary, 'emergencies'>) {
  return emergencies.map((one) => {
    const by = capitalised(confirmation([one]));
    return by && <Text key={one.part}>{fill('{does} {by}.', { does: emergencySentence(one), by })}</Text>;
  });
}

type Emergency = Pick<Now['emergencies'][number], 'part' | 'author' | 'message' | 'time'>;

/** Who put what live alone, when and why. */
export function emergencySentence({ part, author, message, time }: Emergency): string {
  return fill(now.emergency, { author, part, message, time });
}

/** What is unlike others about a deployment. */
export function DeploymentMarks({ deployment, isLive }: { deployment: DeploymentSummary; isLive: boolean }) {
  const { emergencies, isUnchecked, withdrawn, changed, parts } = deployment;
  // Rolling back to one is none, while it has been confirmed.
  const own = emergencies.filter(({ part }) => changed.includes(part));
  const open = useNow().data?.emergencies ?? [];
  const isOpen = open.some(({ part, release }) => changed.includes(part) && parts[part] === release);
  return (
    <>
      {isLive && <Mark tone="good">{history.live}</Mark>}
      {own.length > 0 && (isOpen || !deployment.rollsBackTo) && (
        <Mark tone={isOpen ? 'bad' : undefined}>
          {isOpen ? history.unconfirmed : sentences(history.emergency, confirmation(own, true)).join(', ')}
        </Mark>
      )}
      {isUnchecked && <Mark tone="open">{history.unchecked}</Mark>}
      {withdrawn.length > 0 && <Mark>{history.withdrawn}</Mark>}
    </>
  );
}
