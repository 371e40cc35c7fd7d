import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { CandidatePage, Over } from '../../../answers';
import type { ReleaseName } from '../../../api/names';
import { useCandidate, useIsBefore, useNow } from '../../client/queries';
import { acts } from '../../content/act-progress.content';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { Differences } from '../../parts/DifferenceList';
import { FOUND, releaseWord, TOGETHER } from '../../parts/act-words';
import { CandidateMarks, candidateName, WasSaid, WhatIsSaid } from '../../parts/release-words';
import { approvalWords, contentTitle, savedNames } from '../../parts/said';
import { EmptyState, FieldSet, Mark, Notes, Screen, ScreenTitle, Section, Soft } from '../../parts/screen';
import { Schedules } from '../../parts/Schedules';
import { CandidateActs, sentencesOnWords } from './CandidateActs';
import { CandidateCheck, Checked, useIsOpened } from './CandidateCheck';
import { CandidatePreview, SharedLink, Together } from './CandidatePreview';

/** One candidate: what it changes, how it looks, what a browser saw, and what may be done with it. */
export function CandidateScreen() {
  const { part = '', release = '' } = useParams();
  const [search] = useSearchParams();
  const query = useCandidate(part, release, search.get(TOGETHER) ?? '');
  return (
    <Screen back={{ to: '/waiting', label: words.back }} query={query}>
      {(page) =>
        'live' in page ? (
          <IsOver page={page} part={part} release={release} />
        ) : (
          <Shown key={release} page={page} isReading={query.isPlaceholderData} />
        )
      }
    </Screen>
  );
}

/** Of what is live, or of what another one replaced, a word on that, and what a browser saw. */
function IsOver({ page, part, release }: ReleaseName & { page: Over }) {
  const { live, replacedBy, isUnconfirmed, said, check } = page;
  const isOpened = useIsOpened(release);
  // Those that are live of its part; of what another one replaced, those at whose end it goes live again.
  const offers = (useNow().data?.schedules ?? []).filter(
    ({ liveUntil }) =>
      liveUntil && part in liveUntil.parts && (!replacedBy || liveUntil.parts[part] === release),
  );
  const replaced = offers.some(({ isToCome }) => isToCome) ? words.comesBack : words.replaced;
  const { title, text, link } = replacedBy ? replaced : isUnconfirmed ? words.unconfirmed : words.live;
  const values = { part, message: replacedBy?.message ?? '', author: replacedBy?.author ?? '' };
  return (
    <>
      <EmptyState
        title={fill(title, values)}
        text={fill(text, values)}
        link={link}
        to={isUnconfirmed ? '/' : `/history/${live}`}
      />
      <Box>
        <WasSaid said={said} />
      </Box>
      <Schedules schedules={offers} />
      <SharedLink part={part} release={release} />
      <Checked check={check} isOpened={isOpened} />
    </>
  );
}

/** @param isReading what is ticked is still read: until then, nothing is done with less than that */
function Shown({ page, isReading }: { page: CandidatePage; isReading: boolean }) {
  const { candidate, others, together, preview, versions } = page;
  const isBefore = useIsBefore((done) =>
    'release' in done
      ? done.release === candidate.release
      : done.kind === 'cancel' && done.number === candidate.schedule?.number,
  );
  const marks = isBefore ? <Mark>{acts.reading}</Mark> : <CandidateMarks candidate={candidate} />;
  const to = together.length > 0 ? preview.id : releaseWord(candidate);

  return (
    <>
      <Box>
        <ScreenTitle title={candidateName(candidate)} marks={marks} />
        <WhatIsSaid {...{ candidate, isBefore }} known={Object.values(page.may).map(({ why }) => why)} />
        {versions.map(({ id, isShown, ...approval }) => (
          <Text key={id} marginTop="1">
            {fill(isShown ? words.version : words.comingVersion, {
              version: contentTitle(`versions/${id}`),
              ...approvalWords(approval),
            })}
          </Text>
        ))}
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="8"
        alignItems="start"
      >
        {/* Where it is taller than the window, it scrolls by itself: next to long differences, its end is reached, too. */}
        <Stack
          gap="8"
          gridColumn={{ lg: 2 }}
          gridRow={{ lg: 1 }}
          position={{ lg: 'sticky' }}
          top="4"
          maxHeight={{ lg: 'calc(100dvh - 2rem)' }}
          overflowY={{ lg: 'auto' }}
          padding={{ lg: '1' }}
        >
          <Section title={words.do}>
            <FieldSet disabled={isReading}>
              <CandidateActs page={page} isBefore={isBefore} />
            </FieldSet>
          </Section>
          {others.length > 0 && (
            <Section title={words.together.title}>
              <Together page={page} />
            </Section>
          )}
          <Section title={words.look}>
            <FieldSet disabled={isReading}>
              <CandidatePreview page={page} />
            </FieldSet>
          </Section>
        </Stack>
        <Stack gap="8" gridColumn={{ lg: 1 }} gridRow={{ lg: 1 }}>
          <Section title={words.differences}>
            <Soft marginBottom="3">{words.compared}</Soft>
            {page.saved.length > 0 && (
              <Text marginBottom="3">{fill(words.saved, { files: savedNames(page.saved) })}</Text>
            )}
            <Notes lines={sentencesOnWords(page)} marginBottom="3" />
            {together.length > 0 && !preview.isMade ? (
              <Text>{words.together.previewFirst}</Text>
            ) : (
              <Differences from="live" to={to} waitingFor={words.readDifferences} />
            )}
          </Section>
          <Section title={words.checked} id={FOUND}>
            <FieldSet disabled={isReading}>
              <CandidateCheck page={page} />
            </FieldSet>
          </Section>
        </Stack>
      </Grid>
    </>
  );
}
