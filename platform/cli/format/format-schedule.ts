import type { ScheduleState } from '@site/operations';
import { formatDuration, shortTime } from '@site/text';

/** What a schedule does next, and the command that helps where it does not. */
export function formatSchedule(
  { number, parts, at, rollsBackTo, state, author, problems }: ScheduleState,
  now: Date,
): string[] {
  const releases = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
  const what = `Schedule ${number}: ${releases.join(', ')} ${rollsBackTo ? 'goes live again at' : 'goes live at'} ${shortTime(at)}`;
  const cancel = `npm run site -- cancel ${number} -m "why"`;
  const late = formatDuration(now.getTime() - Date.parse(at));
  if (state === 'missed')
    return [`MISSED. ${what}. Nothing carried it out since, for ${late}. Next: npm run site -- tick`];
  if (state === 'refused')
    return [
      `REFUSED. ${what}. What was live stays; it is tried again.`,
      ...problems.map(({ message, remedy }) => `  ${message}\n  → ${remedy}`),
      `  → To cancel it: ${cancel}`,
    ];
  return [`${what}, by ${author}. To cancel it: ${cancel}`];
}
