import type { OpenSchedule, ScheduleRefusal, ScheduleTerms } from '@site/ledger';

/** From when on a schedule that was not carried out is missed, in ms. */
const MISSED_AFTER = 60_000;

/** A schedule that was not carried out. */
export interface ScheduleState extends Omit<ScheduleTerms, 'after'> {
  /** `scheduled`: its time is to come. `missed`: nothing carried it out. `refused`: it was tried. */
  state: 'scheduled' | 'missed' | 'refused';
  /** Why it was refused when it was tried last. */
  problems: ScheduleRefusal['problems'];
}

export function scheduleState({ terms, refusal }: OpenSchedule): ScheduleState {
  const { after: _, ...shown } = terms;
  const isMissed = Date.now() - Date.parse(terms.at) > MISSED_AFTER;
  const state = refusal ? 'refused' : isMissed ? 'missed' : 'scheduled';
  return { ...shown, state, problems: refusal?.problems ?? [] };
}
