import type { ScheduleState } from '../../actions/schedule/schedule-state';
import { formatDuration } from '../../text/table';
import { shortTime } from '../../text/time';

/** What a schedule does next, and the command that helps where it does not. */
export function formatSchedule(
  { number, parts, state, due, until, author, problems }: ScheduleState,
  now: Date,
): string[] {
  const releases = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
  const isEnd = due === until;
  const what = `Schedule ${number}: ${releases.join(', ')} ${isEnd ? 'is live until' : 'goes live at'} ${shortTime(due)}`;
  const end = until && !isEnd ? `, until ${shortTime(until)}` : '';
  const cancel = `npm run site -- cancel ${number} -m "why"`;
  const late = formatDuration(now.getTime() - Date.parse(due));
  if (state === 'missed')
    return [`MISSED. ${what}${end}. Nothing carried it out since, for ${late}. Next: npm run site -- tick`];
  if (state === 'refused')
    return [
      `REFUSED. ${what}${end}. What was live stays; it is tried again.`,
      ...problems.map(({ message, remedy }) => `  ${message}\n  → ${remedy}`),
      `  → To take it back: ${cancel}`,
    ];
  return [`${what}${end}, by ${author}. To take it back: ${cancel}`];
}
