import type { CarriedOut } from '@site/operations';
import { formatDuration, shortTime } from '@site/text';

/** What was done for a schedule, in a sentence. */
export function sentenceOn({ number, releases, deployment, due, lateMs }: CarriedOut): string {
  const late = lateMs >= 60_000 ? `, ${formatDuration(lateMs)} late` : '';
  return `Schedule ${number} is carried out: live is ${releases.join(', ')}, with deployment ${deployment} (due ${shortTime(due)}${late}).`;
}
