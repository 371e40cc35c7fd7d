import { Box, Flex, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate } from '../../../api/waiting';
import { useWaiting } from '../../client/queries';
import { fill } from '../../content/fill';
import { waiting as words } from '../../content/waiting.content';
import { Answered } from '../../parts/Answered';
import { EmptyState, LinkRow, ScreenTitle } from '../../parts/sheets';
import { By, inWords } from '../../parts/said';
import { ChangesBadge, StateBadge } from '../../parts/StateBadge';
import { sentenceOnSchedule } from '../../parts/schedule-words';

/** What is published and not live. */
export function WaitingScreen() {
  return <Answered query={useWaiting()}>{({ candidates }) => <Shown candidates={candidates} />}</Answered>;
}

function Shown({ candidates }: { candidates: Candidate[] }) {
  if (candidates.length === 0)
    return <EmptyState {...words.empty} link={{ to: '/edit', label: words.empty.link }} />;

  return (
    <Stack gap="6">
      <ScreenTitle title={words.title} text={words.text} />
      <Stack as="ul" gap="3" listStyle="none">
        {candidates.map((candidate) => (
          <Row key={candidate.part + candidate.release} candidate={candidate} />
        ))}
      </Stack>
    </Stack>
  );
}

function Row({ candidate }: { candidate: Candidate }) {
  const { part, release, message, author, time, state, counted, needed, waitsFor, branch, schedule } =
    candidate;
  const facts = [
    ...(needed > 1 ? [fill(words.counted, { counted: Math.min(counted.length, needed), needed })] : []),
    ...(branch ? [fill(words.branch, { branch })] : []),
  ];

  return (
    <LinkRow as="li" padding={{ md: '5' }}>
      <Flex gap="4" justify="space-between" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box minWidth="0">
          <LinkOverlay asChild fontWeight="bold" fontSize="md">
            <RouterLink to={`/waiting/${part}/${release}`}>
              {fill(words.named, { part, message: message || release })}
            </RouterLink>
          </LinkOverlay>
          <Text color="textSoft">
            <By author={author} time={time} withDistance />
          </Text>
          {waitsFor && <Text marginTop="1">{inWords(waitsFor)}</Text>}
          {schedule && <Text marginTop="1">{sentenceOnSchedule(schedule)}</Text>}
        </Box>
        <Flex
          direction={{ base: 'row', md: 'column' }}
          align={{ md: 'flex-end' }}
          gap="1"
          flexShrink={{ md: 0 }}
          wrap="wrap"
        >
          <StateBadge state={state} />
          <ChangesBadge candidate={candidate} />
          {facts.length > 0 && (
            <Text fontSize="xs" color="textSoft">
              {facts.join(', ')}
            </Text>
          )}
        </Flex>
      </Flex>
    </LinkRow>
  );
}
