import { Text, Badge } from '@chakra-ui/react';
import type { Schedule } from '../../api/now';
import type { Candidate, Said } from '../../api/waiting';
import { candidate, candidate as changes } from '../content/candidate.content';
import { fill } from '../content/fill';
import { scheduled, waiting as words } from '../content/waiting.content';
import { formatMoment, inWords, Moment, personName } from './said';

/** What a schedule does, when, and when it ends, by whom and why; and what became of it where it was not carried out. */
export function sentenceOnSchedule(schedule: Schedule): string {
  const { parts, at, until, rollsBackTo, state, author, message } = schedule;
  const said = rollsBackTo ? scheduled.rollsBack : until ? scheduled.goesLiveUntil : scheduled.goesLive;
  const times = { at: formatMoment(at), until: until ? formatMoment(until) : '' };
  const by = withReason(fill(scheduled.by, { author: personName(author) }), message);
  return `${fill(said, { parts: Object.keys(parts), ...times })}. ${by}. ${scheduled.states[state]}`.trimEnd();
}

/** What a person said of a candidate or did with it, and why. */
export function sentenceOnSaid({ kind, author, message }: Said): string {
  return withReason(fill(candidate.said[kind], { author: personName(author) }), message);
}

const withReason = (sentence: string, reason: string) => (reason ? `${sentence}: ${reason}` : sentence);

/** What a candidate waits for, when it goes live, and what was said of it so far. @param known is said elsewhere on the screen */
export function WhatIsSaid({
  candidate: { waitsFor, schedule, said },
  known = [],
}: {
  candidate: Candidate;
  known?: (string | null)[];
}) {
  return (
    <>
      {waitsFor && !known.includes(waitsFor) && <Text marginTop="1">{inWords(waitsFor)}</Text>}
      {schedule && <Text marginTop="1">{sentenceOnSchedule(schedule)}</Text>}
      {said.map((one) => (
        <Text key={one.kind + one.time} marginTop="1" color={one.kind === 'withdrawn' ? 'link' : undefined}>
          {sentenceOnSaid(one)} · <Moment time={one.time} />
        </Text>
      ))}
    </>
  );
}

const GOOD = { bg: 'good', color: 'bgRaised' };
const OPEN = { bg: 'accent', color: 'onAccent' };
const BAD = { bg: 'action', color: 'onAction' };
const OVER = { bg: 'bgSunk', color: 'text' };

const COLOURS: Record<Candidate['state'], object> = {
  ...{ free: GOOD, approved: GOOD, waiting: OPEN, published: OPEN },
  ...{ rejected: BAD, withdrawn: OVER, superseded: OVER },
  scheduled: { bg: 'board', color: 'onBoard' },
};

/** The state of a candidate. */
export function StateBadge({ state }: Pick<Candidate, 'state'>) {
  return (
    <Badge size="md" {...COLOURS[state]}>
      {words.states[state]}
    </Badge>
  );
}

/** Says that changes of a candidate were asked for. */
export function ChangesBadge({ candidate }: { candidate: Candidate }) {
  if (!candidate.said.some(({ kind }) => kind === 'changes-asked')) return null;
  return (
    <Badge size="md" {...BAD}>
      {changes.changes.asked}
    </Badge>
  );
}
