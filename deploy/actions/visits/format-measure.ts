import type { Evaluation } from '../../guard/evaluate';
import { formatShare } from '../../text/share';

/** What was compared, with what was seen after and before: `never started, 12.0 % of visits instead of 1.0 %`. */
export function formatMeasure({ name, before, after }: Evaluation['measures'][number]): string {
  if (name === 'sample ratio')
    return `${formatShare(after)} of the visits that arrived instead of ${formatShare(before)}`;
  return `${name}, ${formatShare(after)} of visits instead of ${formatShare(before)}`;
}
