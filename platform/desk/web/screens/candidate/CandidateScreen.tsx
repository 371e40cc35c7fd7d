import { Box, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CandidatePage, Over } from '../../../api/waiting';
import { useCandidate } from '../../client/queries';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { waiting } from '../../content/waiting.content';
import { Answered } from '../../parts/ProblemList';
import { Differences } from '../../parts/DifferenceList';
import { WhatIsSaid, ChangesBadge, StateBadge } from '../../parts/candidate-words';
import { languageName } from '../../parts/page-name';
import { EmptyState, Note, Section, Soft } from '../../parts/sheets';
import { By, personName } from '../../parts/said';
import { BackLink } from '../../parts/TextLink';
import { CandidateActs, sentenceOnEnglish } from './CandidateActs';
import { CandidateCheck, CheckResult } from './CandidateCheck';
import { CandidatePreview } from './CandidatePreview';
import { TOGETHER, Together, togetherOf } from './Together';

/** One candidate: what it changes, how it looks, what a browser saw, and what may be done with it. */
export function CandidateScreen() {
  const { part = '', release = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <Stack gap="5">
      <BackLink to="/waiting">{words.back}</BackLink>
      <Answered query={useCandidate(part, release, search.get(TOGETHER) ?? '')}>
        {(page) =>
          'live' in page ? <IsOver page={page} part={part} /> : <Shown key={release} page={page} />
        }
      </Answered>
    </Stack>
  );
}

/** Of what is live, or of what another one replaced, a word on that, and what a browser saw. */
function IsOver({ page: { live, replacedBy, check }, part }: { page: Over; part: string }) {
  const { title, text, link } = replacedBy ? words.replaced : words.live;
  const values = { part, message: replacedBy?.message ?? '', author: personName(replacedBy?.author ?? '') };
  return (
    <>
      <EmptyState
        title={fill(title, values)}
        text={fill(text, values)}
        link={{ to: `/history/${live}`, label: link }}
      />
      {check && (
        <Section title={words.checked}>
          <CheckResult check={check} />
        </Section>
      )}
    </>
  );
}

function Shown({ page }: { page: CandidatePage }) {
  const { candidate, check, others, preview } = page;
  const { part, message, release, author, time } = candidate;

  return (
    <>
      <Box>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" size="3xl">
            {fill(waiting.named, { part, message: message || release })}
          </Heading>
          <StateBadge state={candidate.state} />
          <ChangesBadge candidate={candidate} />
        </Flex>
        <Soft>
          <By author={author} time={time} withDistance />
        </Soft>
        <WhatIsSaid candidate={candidate} known={Object.values(page.may).map(({ why }) => why)} />
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        <Stack gap="8" order={{ base: 2, lg: 1 }}>
          <Section title={words.differences}>
            {page.untranslated.length > 0 && <Note marginBottom="3">{sentenceOnEnglish(page)}</Note>}
            {page.outdated.map(({ language, count }) => (
              <Note key={language} marginBottom="3">
                {fill(words.outdated, { language: languageName(language), count })}
              </Note>
            ))}
            <CandidateDifferences page={page} />
          </Section>
          <Section title={words.checked}>
            <CandidateCheck check={check} of={togetherOf(page)} preview={preview.id} />
          </Section>
        </Stack>
        <Stack gap="8" order={{ base: 1, lg: 2 }} position={{ lg: 'sticky' }} top="4">
          <Section title={words.do}>
            <CandidateActs page={page} />
          </Section>
          {others.length > 0 && (
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
function CandidateDifferences({ page: { candidate, together, preview } }: { page: CandidatePage }) {
  if (together.length > 0 && !preview.isMade) return <Text>{words.together.previewFirst}</Text>;
  const to = together.length > 0 ? preview.id : `${candidate.part}@${candidate.release}`;
  return <Differences from="live" to={to} waitingFor={words.readDifferences} />;
}
