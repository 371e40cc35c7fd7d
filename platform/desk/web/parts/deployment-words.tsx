import type { DeploymentSummary } from '../../api/deployment';
import { Badge } from '@chakra-ui/react';
import { fill } from '../content/fill';
import { formatMoment, personName } from './said';
import { history as words } from '../content/history.content';
import { useNow } from '../client/queries';

/** Parts of which a deployment has another release than what is live. */
export function changedBy(
  { parts: live }: Pick<DeploymentSummary, 'parts'>,
  { parts }: Pick<DeploymentSummary, 'parts'>,
): string[] {
  return Object.keys({ ...live, ...parts }).filter((part) => live[part] !== parts[part]);
}

/** What a deployment did, in a line: `Changed landing`, `Rolled back to deployment 12`. */
export function whatItDid(deployment: DeploymentSummary): string {
  const { changed, retired, rollsBackTo, isUndo, isOfPart, scheduledFor } = deployment;
  const back = isUndo ? words.restored : isOfPart ? words.partBack : words.back;
  const did = rollsBackTo ? back : words.changed;
  return [
    fill(did, { parts: changed, number: Number(rollsBackTo?.slice(0, 6)) }),
    ...(retired.length > 0 ? [fill(words.retired, { parts: retired })] : []),
    ...(scheduledFor ? [fill(words.scheduled, { time: formatMoment(scheduledFor) })] : []),
  ].join(', ');
}

/** Who confirmed emergencies, and when; '' for nobody. */
export function confirmation(emergencies: DeploymentSummary['emergencies']): string {
  const said = emergencies.flatMap(({ confirmed }) => confirmed);
  const by = said.map(({ author, time }) => `${personName(author)}, ${formatMoment(time)}`);
  return by.length > 0 ? fill(words.confirmedBy, { names: [...new Set(by)].join('; ') }) : '';
}

interface DeploymentMarksProps {
  deployment: DeploymentSummary;
  isLive: boolean;
}

/** What is unlike others about a deployment. */
export function DeploymentMarks({ deployment, isLive }: DeploymentMarksProps) {
  const { emergencies, isUnchecked, withdrawn, changed, parts } = deployment;
  const own = emergencies.filter(({ part }) => changed.includes(part));
  const open = useNow().data?.emergencies ?? [];
  const isOpen = open.some(({ part, release }) => changed.includes(part) && parts[part] === release);
  return (
    <>
      {isLive && (
        <Badge bg="good" color="bgRaised">
          {words.live}
        </Badge>
      )}
      {own.length > 0 && (
        <Badge {...(isOpen && { bg: 'action', color: 'onAction' })}>
          {isOpen ? words.unconfirmed : [words.emergency, confirmation(own)].filter(Boolean).join(', ')}
        </Badge>
      )}
      {isUnchecked && (
        <Badge bg="accent" color="onAccent">
          {words.unchecked}
        </Badge>
      )}
      {withdrawn.length > 0 && <Badge>{words.withdrawn}</Badge>}
    </>
  );
}
