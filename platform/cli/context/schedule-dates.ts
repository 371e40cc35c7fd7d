import { type ComingTime, type ScheduleOutcome, readComingTime, schedule, tick } from '@site/operations';
import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';
import type { Context } from './context';

/** When something goes live, and when it is rolled back. */
export interface ScheduleDates {
  /** Null for now. */
  at: ComingTime | null;
  until: ComingTime | null;
}

/**
 * @returns null where something goes live now, and stays
 * @throws what reading a time throws, and SiteError `schedule-impossible`
 */
export function readDates(
  { at, until }: { at?: string; until?: string },
  { isSwitched, emergency }: { isSwitched?: boolean; emergency?: boolean },
  now: Date,
): ScheduleDates | null {
  if (at === undefined && until === undefined) return null;
  if (isSwitched)
    throw new SiteError(
      'schedule-impossible',
      'The counting of visits is not switched by a schedule; nothing was scheduled.',
      'Switch it in a command of its own: npm run site -- promote --visits',
    );
  if (emergency)
    throw new SiteError(
      'schedule-impossible',
      'What waits for its day is no emergency; nothing was scheduled.',
      'Leave --emergency out, or the date.',
    );
  return {
    at: at === undefined ? null : readComingTime(at, now),
    until: until === undefined ? null : readComingTime(until, now),
  };
}

type Request = Omit<Parameters<typeof schedule>[0], 'at' | 'until'>;

/** Schedules releases and prints when they go live; what begins now is put live at once. */
export async function reportSchedule(
  context: Context,
  request: Request,
  { at, until }: ScheduleDates,
): Promise<void> {
  const outcome = await schedule({
    ...request,
    at: at?.time ?? new Date(),
    ...(until && { until: until.time }),
  });
  const { status, terms, end, changed, replaced } = outcome;
  const done = at || request.dryRun ? [] : (await tick(request)).done;
  const own = done.find(({ number }) => number === terms.number);
  const { after: _, ...fields } = terms;
  context.report.result(sentenceOn(outcome, { at, until }, own?.deployment), {
    status,
    ...fields,
    end: end && { number: end.number, at: end.at },
    changed,
    replaced,
    deployment: own?.deployment ?? null,
  });
}

function sentenceOn(
  { status, terms, end, changed, replaced }: ScheduleOutcome,
  { at, until }: ScheduleDates,
  deployment: string | undefined,
): string {
  const lines = changed.map(({ part, from, to }) => `\n  ${part}: ${from ?? 'new'} → ${to}`).join('');
  const by = end?.number ? ` by schedule ${end.number}` : '';
  const ending = until ? `\nUntil ${until.meaning}; then the release before goes live again${by}.` : '';
  if (status === 'would-schedule')
    return `Every gate lets it pass, as of ${at?.meaning ?? 'now'}; it would be scheduled. Nothing was changed.${lines}${ending}`;
  if (!at)
    return `${deployment ? `Deployment ${deployment} is live` : 'Nothing was put live yet: npm run site -- status'}${lines}${ending}`;
  const replacing = replaced.length > 0 ? ` It replaces schedule ${replaced.join(' and ')}.` : '';
  return `Schedule ${terms.number}: live at ${at.meaning}, decided ${formatTime(terms.time)}.${replacing}${lines}${ending}\nIt is checked again then. What carries it out: npm run site -- tick, or npm run site -- serve for a folder. To cancel it: npm run site -- cancel ${terms.number} -m "why"`;
}
