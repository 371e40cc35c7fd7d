import type { DeploymentSummary } from '../../api/deployment';
import { fill } from '../content/fill';
import { history as words } from '../content/history.content';
import { formatMoment } from './time';

/** What a deployment did, in a line: `Changed landing`, `Rolled back to deployment 12`. */
export function whatItDid(deployment: DeploymentSummary): string {
  const { changed, retired, rollsBackTo, isOfPart, scheduledFor } = deployment;
  const parts = changed;
  const number = rollsBackTo ? Number(rollsBackTo.slice(0, 6)) : 0;
  const did = rollsBackTo
    ? fill(isOfPart ? words.partBack : words.back, { parts, number })
    : fill(words.changed, { parts });
  return [
    did,
    ...(retired.length > 0 ? [fill(words.retired, { parts: retired })] : []),
    ...(scheduledFor ? [fill(words.scheduled, { time: formatMoment(scheduledFor) })] : []),
  ].join(', ');
}
