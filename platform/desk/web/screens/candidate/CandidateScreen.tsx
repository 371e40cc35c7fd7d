import { Box, Flex, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom';
import type { CandidatePage } from '../../../api/waiting';
import { useCandidate } from '../../client/queries';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { waiting } from '../../content/waiting.content';
import { Answered } from '../../parts/Answered';
import { EmptyState } from '../../parts/EmptyState';
import { ChangesBadge } from '../../parts/ChangesBadge';
import { Moment } from '../../parts/Moment';
import { personName } from '../../parts/person';
import { sentenceOnSchedule } from '../../parts/schedule-words';
import { Section } from '../../parts/Section';
import { StateBadge } from '../../parts/StateBadge';
import { CandidateActs } from './CandidateActs';
import { CandidateCheck } from './CandidateCheck';
import { CandidatePreview } from './CandidatePreview';
import { BESIDE, Together } from './Together';
import { Differences } from '../../parts/Differences';

/** One candidate: what it changes, how it looks, what a browser saw, and what may be done with it. */
export function CandidateScreen() {
  const { part = '', release = '' } = useParams();
  const [search] = useSearchParams();
  const query = useCandidate(part, release, search.get(BESIDE) ?? '');
  return (
    <Stack gap="5">
      <Link asChild alignSelf="flex-start">
        <RouterLink to="/waiting">← {words.back}</RouterLink>
      </Link>
      <Answered query={query}>
        {(page) =>
          'liveWith' in page ? (
            <EmptyState
              title={fill(words.live.title, { part })}
              text={words.live.text}
              link={{ to: `/history/${page.liveWith}`, label: words.live.link }}
            />
          ) : (
            <Shown key={release} page={page} />
          )
        }
      </Answered>
    </Stack>
  );
}

function Shown({ page }: { page: CandidatePage }) {
  const {
    part,
    release,
    message,
    author,
    version,
    time,
    state,
    withdrawn,
    waitsFor,
    schedule,
    changesAsked,
  } = page.candidate;

  return (
    <>
      <Box>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" size="3xl">
            {fill(waiting.named, { part, message: message || release })}
          </Heading>
          <StateBadge state={state} />
          <ChangesBadge candidate={page.candidate} />
        </Flex>
        <Text color="textSoft">
          {fill(words.by, { author: personName(author), version })}, <Moment time={time} withDistance />
        </Text>
        {waitsFor && <Text marginTop="2">{waitsFor}</Text>}
        {schedule && <Text marginTop="2">{sentenceOnSchedule(schedule)}.</Text>}
        {changesAsked.map((asked) => (
          <Text key={asked.time} marginTop="2">
            {fill(words.changes.by, { author: personName(asked.author), message: asked.message })},{' '}
            <Moment time={asked.time} />
          </Text>
        ))}
        {withdrawn && (
          <Text marginTop="2" color="link">
            {fill(words.withdrawn, {
              author: personName(withdrawn.author),
              message: withdrawn.message || words.noReason,
            })}
          </Text>
        )}
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Stack gap="8" order={{ base: 2, lg: 1 }}>
          <Section title={words.differences}>
            <CandidateDifferences page={page} />
          </Section>
          <Section title={words.checked}>
            <CandidateCheck page={page} />
          </Section>
        </Stack>
        <Stack gap="8" order={{ base: 1, lg: 2 }} position={{ lg: 'sticky' }} top="4">
          <Section title={words.do}>
            <CandidateActs page={page} />
          </Section>
          {page.others.length > 0 && (
            <Section title={words.together.title}>
              <Together page={page} />
            </Section>
          )}
          <Section title={words.look}>
            <CandidatePreview page={page} />
          </Section>
        </Stack>
      </Grid>
    </>
  );
}

/** What visitors find different, of a candidate or of several together, whose preview says what they are. */
function CandidateDifferences({ page: { candidate, beside, preview } }: { page: CandidatePage }) {
  if (beside.length > 0 && !preview.isMade) return <Text>{words.together.previewFirst}</Text>;
  const to = beside.length > 0 ? preview.id : `${candidate.part}@${candidate.release}`;
  return <Differences from="live" to={to} waitingFor={words.readDifferences} />;
}
