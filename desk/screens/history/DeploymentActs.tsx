import { Button, Flex } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeploymentPage } from '../../api/history';
import { useNow } from '../../client/queries';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';

/** Where one goes from a deployment: to a comparison, or back to how it was. */
export function DeploymentActs({ page: { deployment, isLive } }: { page: DeploymentPage }) {
  const { data } = useNow();
  if (isLive) return null;
  const live = data?.live?.parts ?? {};
  const others = Object.entries(deployment.parts).filter(([part, release]) => live[part] !== release);

  return (
    <Flex gap="3" wrap="wrap">
      <Go to={`/take-back?to=${deployment.name}`}>{words.takeBack}</Go>
      {others.length > 1 &&
        others.map(([part]) => (
          <Go key={part} to={`/take-back?to=${deployment.name}&part=${part}`}>
            {fill(words.takePart, { part })}
          </Go>
        ))}
      <Go to={`/compare?from=${deployment.name}&to=live`}>{words.compareLive}</Go>
    </Flex>
  );
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="outline">
      <RouterLink to={to}>{children}</RouterLink>
    </Button>
  );
}
