import { Box, Flex, LinkOverlay, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import type { Candidate, Replaced } from '../../../api/waiting';
import { useWaiting } from '../../client/queries';
import { fill } from '../../content/fill';
import { waiting as words } from '../../content/waiting.content';
import { Answered } from '../../parts/ProblemList';
import { EmptyState, LinkRow, ScreenTitle, Section, Soft } from '../../parts/sheets';
import { TextLink } from '../../parts/TextLink';
import { WhatIsSaid, ChangesBadge, StateBadge } from '../../parts/candidate-words';
import { By } from '../../parts/said';

/** What is published and not live. */
export function WaitingScreen() {
  return <Answered query={useWaiting()}>{(waiting) => <Shown {...waiting} />}</Answered>;
}

function Shown({ candidates, replaced }: { candidates: Candidate[]; replaced: Replaced[] }) {
  return (
    <Stack gap="6">
      {candidates.length === 0 ? (
        <EmptyState {...words.empty} link={{ to: '/edit', label: words.empty.link }} />
      ) : (
        <>
          <ScreenTitle title={words.title} text={words.text} />
          <Stack as="ul" gap="3" listStyle="none">
            {candidates.map((candidate) => (
              <Row key={candidate.part + candidate.release} candidate={candidate} />
            ))}
          </Stack>
        </>
      )}
      {replaced.length > 0 && (
        <Section title={words.replaced.title}>
          <Soft>{words.replaced.text}</Soft>
          {replaced.map(({ part, release, message, author, time }) => (
            <Text key={part + release}>
              <TextLink to={`/waiting/${part}/${release}`}>
                {fill(words.named, { part, message: message || release })}
              </TextLink>{' '}
              <By author={author} time={time} />
            </Text>
          ))}
        </Section>
      )}
    </Stack>
  );
}

function Row({ candidate }: { candidate: Candidate }) {
  const { part, release, message, author, time, state, counted, needed, branch } = candidate;
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
          <Soft>
            <By author={author} time={time} withDistance />
          </Soft>
          <WhatIsSaid candidate={candidate} />
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
          {facts.length > 0 && <Soft fontSize="xs">{facts.join(', ')}</Soft>}
        </Flex>
      </Flex>
    </LinkRow>
  );
}
