import { Badge } from '@chakra-ui/react';
import type { DeploymentSummary } from '../../api/deployment';
import { useNow } from '../client/queries';
import { history as words } from '../content/history.content';

interface DeploymentMarksProps {
  deployment: DeploymentSummary;
  isLive: boolean;
}

/** What is unlike others about a deployment. */
export function DeploymentMarks({ deployment, isLive }: DeploymentMarksProps) {
  const { isEmergency, isUnchecked, withdrawn, changed, parts } = deployment;
  const open = useNow().data?.emergencies ?? [];
  const isOpen = open.some(({ part, release }) => changed.includes(part) && parts[part] === release);
  return (
    <>
      {isLive && (
        <Badge bg="good" color="bgRaised">
          {words.live}
        </Badge>
      )}
      {isEmergency && (
        <Badge {...(isOpen && { bg: 'action', color: 'onAction' })}>
          {isOpen ? words.unconfirmed : words.emergency}
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
