import type { OpenSchedule, Refusal, ScheduleTerms } from '../../records/schedules';
import { dueAt } from '../promote/due-schedule';

/** From when on a schedule that nobody carried out is missed, in ms. */
const MISSED_AFTER = 60_000;

/** A schedule of which something is left to do. */
export interface ScheduleState extends Omit<ScheduleTerms, 'after'> {
  /** `scheduled`: its time is to come. `live`: only its end is left. `missed`: nothing carried it out. `refused`: it was tried. */
  state: 'scheduled' | 'live' | 'missed' | 'refused';
  /** When the next thing happens. */
  due: string;
  /** Why it was refused when it was tried last. */
  problems: Refusal['problems'];
}

export function scheduleState({ terms, isStarted, refusal }: OpenSchedule): ScheduleState {
  const { after: _, ...shown } = terms;
  const due = dueAt({ terms, isEnd: isStarted });
  // What was refused at the beginning says nothing of the end.
  const isRefused = refusal !== null && refusal.time >= due;
  const isMissed = Date.now() - Date.parse(due) > MISSED_AFTER;
  const state = isRefused ? 'refused' : isMissed ? 'missed' : isStarted ? 'live' : 'scheduled';
  return { ...shown, state, due, problems: isRefused ? refusal.problems : [] };
}
