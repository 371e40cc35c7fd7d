import type { DeploymentSummary } from '../../api/deployment';
import { fill } from '../content/fill';
import { history as words } from '../content/history.content';
import { formatMoment } from './said';

/** Parts of which a deployment has another release than what is live. */
export function changedBy(
  { parts: live }: Pick<DeploymentSummary, 'parts'>,
  { parts }: Pick<DeploymentSummary, 'parts'>,
): string[] {
  return Object.keys({ ...live, ...parts }).filter((part) => live[part] !== parts[part]);
}

/** What a deployment did, in a line: `Changed landing`, `Rolled back to deployment 12`. */
export function whatItDid(deployment: DeploymentSummary): string {
  const { changed, retired, rollsBackTo, isOfPart, scheduledFor } = deployment;
  const did = rollsBackTo ? (isOfPart ? words.partBack : words.back) : words.changed;
  return [
    fill(did, { parts: changed, number: Number(rollsBackTo?.slice(0, 6)) }),
    ...(retired.length > 0 ? [fill(words.retired, { parts: retired })] : []),
    ...(scheduledFor ? [fill(words.scheduled, { time: formatMoment(scheduledFor) })] : []),
  ].join(', ');
}
