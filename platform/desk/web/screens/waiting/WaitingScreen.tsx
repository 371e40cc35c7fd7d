import { Stack, Text } from '@chakra-ui/react';
import type { Candidate } from '../../../answers';
import { useWaiting } from '../../client/queries';
import { fill, sentences } from '../../content/fill';
import { waiting as words } from '../../content/waiting.content';
import { pageOf } from '../../parts/act-words';
import { CandidateMarks, candidateName, WhatIsSaid } from '../../parts/release-words';
import { By } from '../../parts/said';
import { Answered, EmptyState, Entry, List, ScreenTitle, Section, Soft, TextLink } from '../../parts/screen';

export function WaitingScreen() {
  return (
    <Answered query={useWaiting()}>
      {({ candidates, replaced }) => (
        <Stack gap="6">
          {candidates.length === 0 ? (
            <EmptyState {...words.empty} to="/edit" />
          ) : (
            <>
              <ScreenTitle title={words.title} text={words.text} />
              <List>
                {candidates.toSorted(withdrawnLast).map((candidate) => (
                  <Row key={candidate.part + candidate.release} candidate={candidate} />
                ))}
              </List>
            </>
          )}
          {replaced.length > 0 && (
            <Section title={words.replaced.title}>
              <Soft>{words.replaced.text}</Soft>
              {replaced.map((one) => (
                <Text key={one.part + one.release}>
                  <TextLink to={pageOf(one)}>{candidateName(one)}</TextLink>{' '}
                  <By author={one.author} time={one.time} />
                </Text>
              ))}
            </Section>
          )}
        </Stack>
      )}
    </Answered>
  );
}

const withdrawnLast = (one: Candidate, other: Candidate) =>
  Number(one.state === 'withdrawn') - Number(other.state === 'withdrawn');

function Row({ candidate }: { candidate: Candidate }) {
  const { state, counted, needed, branch } = candidate;
  const isCounted = needed > 1 && state !== 'withdrawn';
  const facts = sentences(
    isCounted && fill(words.counted, { counted: Math.min(counted.length, needed), needed }),
    branch && fill(words.branch, { branch }),
  );

  return (
    <Entry
      to={pageOf(candidate)}
      title={candidateName(candidate)}
      marks={
        <>
          <CandidateMarks candidate={candidate} />
          {facts.length > 0 && <Soft fontSize="xs">{facts.join(', ')}</Soft>}
        </>
      }
    >
      <WhatIsSaid candidate={candidate} />
    </Entry>
  );
}
