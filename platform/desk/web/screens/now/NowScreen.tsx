import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { Now } from '../../../api/now';
import { useNow } from '../../client/queries';
import { fill } from '../../content/fill';
import { history } from '../../content/history.content';
import { now as words } from '../../content/now.content';
import { publicSteps } from '../../content/public-steps.content';
import { Answered } from '../../parts/Answered';
import { whatItDid } from '../../parts/deployment-words';
import { EmptyState } from '../../parts/EmptyState';
import { Moment } from '../../parts/Moment';
import { PageGrid } from '../../parts/PagePair';
import { Emergencies } from './Emergencies';
import { Health } from './Health';
import { LiveParts } from './LiveParts';
import { Schedules } from './Schedules';
import { personName } from '../../parts/person';

/** What is live, since when, by whom and why. */
export function NowScreen() {
  return <Answered query={useNow()}>{(now) => <Shown now={now} />}</Answered>;
}

function Shown({ now }: { now: Now }) {
  const { live, pages, schedules } = now;
  if (!live) return <EmptyState {...words.empty} link={{ to: '/waiting', label: words.empty.link }} />;

  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Box>
        <Heading as="h1" size="3xl">
          {words.title}
        </Heading>
        <Text fontSize="md" marginTop="2">
          <Link asChild fontWeight="medium" variant="underline">
            <RouterLink to={`/history/${live.name}`}>{whatItDid(live)}</RouterLink>
          </Link>
          {live.message && ` · ${fill(history.why, { message: live.message })}`}
        </Text>
        <Text color="textSoft">
          {personName(live.author)}, <Moment time={live.time} withDistance />
          {live.origin && (
            <>
              {' · '}
              <Link href={live.origin} target="_blank" rel="noreferrer" variant="underline">
                {live.origin}
              </Link>
            </>
          )}
        </Text>
      </Box>
      <Health now={now} />
      {now.emergencies.length > 0 && <Emergencies emergencies={now.emergencies} />}
      {!live.origin && (
        <Link asChild variant="underline">
          <RouterLink to="/public">{publicSteps.link}</RouterLink>
        </Link>
      )}
      <PageGrid name={live.name} pages={pages} />
      {schedules.length > 0 && <Schedules schedules={schedules} />}
      <LiveParts parts={now.parts} canRollBack={now.before !== null} />
      {now.before && (
        <Flex justify="space-between" gap="4" wrap="wrap" color="textSoft">
          <Text>
            {words.before}: {whatItDid(now.before)} ({personName(now.before.author)},{' '}
            <Moment time={now.before.time} />)
          </Text>
          <Link asChild variant="underline">
            <RouterLink to="/rollback">{fill(words.rollBack, {})}</RouterLink>
          </Link>
        </Flex>
      )}
    </Stack>
  );
}
