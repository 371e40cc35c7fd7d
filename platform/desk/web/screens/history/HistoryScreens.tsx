import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { languagePath, languages } from '@site/shared/site/languages';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { DeploymentPage } from '../../../answers';
import { download } from '../../client/ask';
import { useDeployment, useHistory, useNow, useShownOnDay } from '../../client/queries';
import { capitalised, fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { Differences } from '../../parts/DifferenceList';
import { ChoiceField, InputField } from '../../parts/fields';
import { PageGrid } from '../../parts/PagePair';
import {
  candidateName,
  changedBy,
  Confirmed,
  DeploymentMarks,
  WasSaid,
  whatItDid,
} from '../../parts/release-words';
import { By, pageName } from '../../parts/said';
import {
  Answered,
  EmptyState,
  Entry,
  List,
  ProblemList,
  Screen,
  ScreenTitle,
  Section,
  Soft,
  TextLink,
  TryButton,
  WorkButton,
} from '../../parts/screen';
import { Checked } from '../candidate/CandidateCheck';
import { Schedules } from '../../parts/Schedules';

/** Everything that was live. */
export function HistoryScreen() {
  const query = useHistory();

  return (
    <Answered query={query}>
      {({ deployments, problems }) =>
        deployments.length + problems.length === 0 ? (
          <EmptyState {...words.empty} to="/waiting" />
        ) : (
          <Stack gap="6">
            <ScreenTitle title={words.title} text={words.text} />
            <OnDay />
            <ProblemList problems={problems} />
            <List aria-label={words.list}>
              {deployments.map((deployment, index) => (
                <Entry
                  key={deployment.name}
                  to={`/history/${deployment.name}`}
                  title={whatItDid(deployment)}
                  before={
                    <Soft minWidth="8" textAlign="end" fontVariantNumeric="tabular-nums">
                      {deployment.number}
                    </Soft>
                  }
                  marks={<DeploymentMarks deployment={deployment} isLive={index === 0} />}
                >
                  <Soft>
                    {deployment.message && `${fill(words.why, { message: deployment.message })} · `}
                    <By author={deployment.author} time={deployment.time} />
                  </Soft>
                </Entry>
              ))}
            </List>
            {query.hasNextPage && (
              <WorkButton
                isWorking={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
              >
                {words.more}
              </WorkButton>
            )}
          </Stack>
        )
      }
    </Answered>
  );
}

/** Says what stood on a page on a day, with its proof. */
function OnDay() {
  const pages = useNow().data?.pages ?? [];
  const [day, setDay] = useState('');
  const [page, setPage] = useState('/privacy-policy');
  const [language, setLanguage] = useState('en');
  const path = `${languagePath(language)}${page}`;

  return (
    <Section title={words.onDay.title}>
      <Stack gap="4">
        <Soft>{words.onDay.text}</Soft>
        <Flex gap="4" wrap="wrap">
          <InputField label={words.onDay.day} type="date" value={day} onChange={setDay} />
          <ChoiceField
            label={words.onDay.page}
            value={page}
            options={pages.map((one) => [one, capitalised(pageName(one))])}
            onChoose={setPage}
          />
          <LanguageChoice value={language} onChoose={setLanguage} />
        </Flex>
        {day && <ShownOnDay day={day} path={path} />}
      </Stack>
    </Section>
  );
}

function LanguageChoice(choice: { value: string; onChoose: (tag: string) => void }) {
  const options = languages.map(({ tag, name }): [string, string] => [tag, name]);
  return <ChoiceField label={words.onDay.language} options={options} {...choice} />;
}

function ShownOnDay({ day, path }: { day: string; path: string }) {
  return (
    <Answered query={useShownOnDay(path, day)}>
      {({ deployment, versions, isDraft, isOver, wasOther }) => (
        <Stack gap="3" align="flex-start" role="status">
          {versions.map(({ version, effectiveDate: from, isShown }) => (
            <Text key={version} fontWeight={isShown ? 'bold' : undefined}>
              {fill(isShown ? words.onDay.version : words.onDay.announced, { version, from })}
            </Text>
          ))}
          {isDraft && <Text fontWeight="bold">{words.onDay.draft}</Text>}
          <Text>
            {fill(isOver ? words.onDay.shown : words.onDay.shownNow, {
              page: pageName(path),
              day,
              number: deployment.number,
              time: deployment.time,
            })}{' '}
            <TextLink to={`/history/${deployment.name}`}>{whatItDid(deployment)}</TextLink>
          </Text>
          {wasOther && <Text>{words.onDay.earlier}</Text>}
          <ProofButton path={path} at={day} />
        </Stack>
      )}
    </Answered>
  );
}

/** The proof of each page in the language that one chooses. @param at a moment at which they were live */
function Proofs({ pages, at }: { pages: string[]; at: string }) {
  const [language, setLanguage] = useState('en');
  return (
    <Section title={words.proof}>
      <Soft marginBottom="3">{words.proofText}</Soft>
      <Flex gap="3" wrap="wrap" align="flex-end">
        <LanguageChoice value={language} onChoose={setLanguage} />
        {pages.map((page) => (
          <ProofButton key={page} path={`${languagePath(language)}${page}`} at={at} />
        ))}
      </Flex>
    </Section>
  );
}

/** Has the proof of a page made, which takes seconds, and keeps it as a file. @param at a moment at which it was live */
function ProofButton({ path, at }: { path: string; at: string }) {
  return (
    <TryButton does={() => download(`proof?${new URLSearchParams({ path, at })}`)}>
      {fill(words.proofOf, { page: pageName(path) })}
    </TryButton>
  );
}

/** One deployment: who, when, why, and what it changed. */
export function DeploymentScreen() {
  const { name = '' } = useParams();
  return (
    <Screen key={name} back={{ to: '/history', label: words.all }} query={useDeployment(name)}>
      {({ deployment, published, previous, isLive, said, pages, check }) => (
        <>
          <Box>
            <ScreenTitle
              title={whatItDid(deployment)}
              marks={<DeploymentMarks deployment={deployment} isLive={isLive} />}
            />
            <Soft>
              {fill(words.number, { number: deployment.number })} ·{' '}
              <By author={deployment.author} time={deployment.time} />
            </Soft>
            {deployment.message && <Text>{fill(words.why, { message: deployment.message })}</Text>}
            {published.length > 0 && (
              <Text>{fill(words.published, { names: published.map(candidateName).join('; ') })}</Text>
            )}
            <Confirmed
              emergencies={deployment.emergencies.filter(({ part }) => deployment.changed.includes(part))}
            />
            <WasSaid said={said} />
            {isLive && <Text marginTop="2">{words.isLive}</Text>}
          </Box>
          <Offers deployment={deployment} isLive={isLive} />
          {!isLive && <WaysBack deployment={deployment} />}
          <Section title={words.what}>
            {previous ? (
              <Differences from={previous} to={deployment.name} waitingFor={words.comparing} />
            ) : (
              <Text>{words.first}</Text>
            )}
          </Section>
          <Section title={words.pages}>
            {pages.length === 0 && <Text>{words.pruned}</Text>}
            <PageGrid name={deployment.name} pages={pages} />
          </Section>
          <Checked check={check} />
          {pages.length > 0 && <Proofs pages={pages} at={deployment.time} />}
        </>
      )}
    </Screen>
  );
}

/** When what it put live ends: also where another part has gone live since. */
function Offers({ deployment, isLive }: Pick<DeploymentPage, 'deployment' | 'isLive'>) {
  const { live, schedules = [] } = useNow().data ?? {};
  const { changed, parts: own } = deployment;
  const isShown = (part: string) => isLive || (changed.includes(part) && live?.parts[part] === own[part]);
  const offers = schedules.filter(({ liveUntil, parts }) => liveUntil && Object.keys(parts).some(isShown));
  return <Schedules schedules={offers} />;
}

/** Back to how it was: of the site, and of each part, as far as the reader may. */
function WaysBack({ deployment }: Pick<DeploymentPage, 'deployment'>) {
  const { live, session } = useNow().data ?? {};
  if (!live || !session) return null;
  const others = changedBy(live, deployment);
  const may = (part: string) => session.may.rollBack.includes(part);
  const isWhole = others.every(may);
  const alone = others.filter((part) => may(part) && part in deployment.parts);

  return (
    <Flex gap="4" wrap="wrap">
      {isWhole && <TextLink to={`/rollback?to=${deployment.name}`}>{words.rollBack}</TextLink>}
      {(others.length > 1 || !isWhole) &&
        alone.map((part) => (
          <TextLink key={part} to={`/rollback?to=${deployment.name}&part=${part}`}>
            {fill(words.rollBackPart, { part })}
          </TextLink>
        ))}
    </Flex>
  );
}
