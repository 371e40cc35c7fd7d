import { Box, Flex, LinkOverlay, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeploymentSummary } from '../../../api/deployment';
import { useHistory } from '../../client/queries';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { Answered, ProblemList } from '../../parts/ProblemList';
import { DeploymentMarks, whatItDid } from '../../parts/deployment-words';
import { By } from '../../parts/said';
import { EmptyState, LinkRow, ScreenTitle, Soft } from '../../parts/sheets';
import { WorkButton } from '../../parts/buttons';
import { OnDay } from './OnDay';

/** Everything that was live. */
export function HistoryScreen() {
  const query = useHistory();

  return (
    <Answered query={query}>
      {({ pages }) => {
        const deployments = pages.flatMap((page) => page.deployments);
        const problems = pages.flatMap((page) => page.problems);
        if (deployments.length === 0 && problems.length === 0)
          return <EmptyState {...words.empty} link={{ to: '/waiting', label: words.empty.link }} />;
        return (
          <Stack gap="5">
            <ScreenTitle title={words.title} text={words.text} />
            <OnDay />
            {problems.length > 0 && <ProblemList problems={problems} />}
            <Stack as="ul" aria-label={words.list} gap="2" listStyle="none">
              {deployments.map((deployment, index) => (
                <HistoryRow key={deployment.name} deployment={deployment} isLive={index === 0} />
              ))}
            </Stack>
            {query.hasNextPage && (
              <WorkButton
                isWorking={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
              >
                {words.more}
              </WorkButton>
            )}
          </Stack>
        );
      }}
    </Answered>
  );
}

/** One deployment in the list. */
function HistoryRow({ deployment, isLive }: { deployment: DeploymentSummary; isLive: boolean }) {
  const { name, number, message, author, time } = deployment;

  return (
    <LinkRow as="li" paddingBlock="3">
      <Flex gap="4" align="baseline">
        <Soft minWidth="8" textAlign="end" fontVariantNumeric="tabular-nums">
          {number}
        </Soft>
        <Box minWidth="0" flex="1">
          <Flex gap="2" wrap="wrap" align="center">
            <LinkOverlay asChild fontWeight="medium">
              <RouterLink to={`/history/${name}`}>{whatItDid(deployment)}</RouterLink>
            </LinkOverlay>
            <DeploymentMarks deployment={deployment} isLive={isLive} />
          </Flex>
          <Soft>
            {message && `${fill(words.why, { message })} · `}
            <By author={author} time={time} />
          </Soft>
        </Box>
      </Flex>
    </LinkRow>
  );
}
