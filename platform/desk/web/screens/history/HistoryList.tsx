import { Box, Text, Flex, LinkOverlay, Stack } from '@chakra-ui/react';
import type { DeploymentSummary } from '../../../api/deployment';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { Link as RouterLink } from 'react-router-dom';
import { DeploymentMarks } from '../../parts/DeploymentMarks';
import { whatItDid } from '../../parts/deployment-words';
import { LinkRow } from '../../parts/sheets';
import { By } from '../../parts/said';

/** Deployments as far as they were read, newest first. */
export function HistoryList({ deployments }: { deployments: DeploymentSummary[] }) {
  return (
    <Stack as="ul" aria-label={words.list} gap="2" listStyle="none">
      {deployments.map((deployment, index) => (
        <HistoryRow key={deployment.name} deployment={deployment} isLive={index === 0} />
      ))}
    </Stack>
  );
}

/** One deployment in the list. */
function HistoryRow({ deployment, isLive }: { deployment: DeploymentSummary; isLive: boolean }) {
  const { name, number, message, author, time } = deployment;

  return (
    <LinkRow as="li" paddingBlock="3">
      <Flex gap="4" align="baseline">
        <Text color="textSoft" minWidth="8" textAlign="end" fontVariantNumeric="tabular-nums">
          {number}
        </Text>
        <Box minWidth="0" flex="1">
          <Flex gap="2" wrap="wrap" align="center">
            <LinkOverlay asChild fontWeight="medium">
              <RouterLink to={`/history/${name}`}>{whatItDid(deployment)}</RouterLink>
            </LinkOverlay>
            <DeploymentMarks deployment={deployment} isLive={isLive} />
          </Flex>
          <Text color="textSoft">
            {message && `${fill(words.why, { message })} · `}
            <By author={author} time={time} />
          </Text>
        </Box>
      </Flex>
    </LinkRow>
  );
}
