import { Badge } from '@chakra-ui/react';
import type { DeploymentSummary } from '../../api/deployment';
import { history as words } from '../content/history.content';

interface DeploymentMarksProps {
  deployment: DeploymentSummary;
  isLive: boolean;
}

/** What is unlike others about a deployment. */
export function DeploymentMarks({ deployment, isLive }: DeploymentMarksProps) {
  const { isEmergency, isUnchecked, withdrawn } = deployment;
  return (
    <>
      {isLive && (
        <Badge bg="good" color="bgRaised">
          {words.live}
        </Badge>
      )}
      {isEmergency && (
        <Badge bg="action" color="onAction">
          {words.emergency}
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
