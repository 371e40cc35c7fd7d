import type { Schedule } from '../../api/now';
import { fill } from '../content/fill';
import { scheduled as words } from '../content/schedule.content';
import { formatMoment } from './said';

/** What a schedule does, when, and when it ends; and what became of it where it was not carried out. */
export function sentenceOnSchedule({ parts, at, until, rollsBackTo, state }: Schedule): string {
  const said = rollsBackTo ? words.rollsBack : until ? words.goesLiveUntil : words.goesLive;
  const times = { at: formatMoment(at), until: until ? formatMoment(until) : '' };
  return `${fill(said, { parts: Object.keys(parts), ...times })}. ${words.states[state]}`.trimEnd();
}
