import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import type { DeploymentPage } from '../../../api/history';
import { useDeployment, useNow } from '../../client/queries';
import { candidate } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { history as words } from '../../content/history.content';
import { Answered } from '../../parts/ProblemList';
import { changedBy, DeploymentMarks, whatItDid } from '../../parts/deployment-words';
import { Differences } from '../../parts/DifferenceList';
import { Moment, personName } from '../../parts/said';
import { PageGrid } from '../../parts/PagePair';
import { Section, Soft } from '../../parts/sheets';
import { BackLink } from '../../parts/TextLink';
import { CheckResult } from '../candidate/CandidateCheck';
import { ProofButton } from './OnDay';

/** One deployment: who, when, why, and what it changed. */
export function DeploymentScreen() {
  const { name = '' } = useParams();
  return (
    <Stack gap="5">
      <BackLink to="/history">{words.all}</BackLink>
      <Answered query={useDeployment(name)}>{(page) => <Shown key={name} page={page} />}</Answered>
    </Stack>
  );
}

function Shown({ page }: { page: DeploymentPage }) {
  const { deployment, previous, isLive, pages, check } = page;

  return (
    <Stack gap="8">
      <Box>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" size="3xl">
            {whatItDid(deployment)}
          </Heading>
          <DeploymentMarks deployment={deployment} isLive={isLive} />
        </Flex>
        <Soft>
          {fill(words.number, { number: deployment.number })} · {personName(deployment.author)},{' '}
          <Moment time={deployment.time} withDistance />
        </Soft>
        {deployment.message && <Text>{fill(words.why, { message: deployment.message })}</Text>}
        {isLive && <Text marginTop="2">{words.isLive}</Text>}
      </Box>
      <DeploymentActs page={page} />
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
      {check && (
        <Section title={candidate.checked}>
          <CheckResult check={check} />
        </Section>
      )}
      {pages.length > 0 && (
        <Section title={words.proof}>
          <Soft marginBottom="3">{words.proofText}</Soft>
          <Flex gap="3" wrap="wrap">
            {pages.map((path) => (
              <ProofButton key={path} path={path} at={deployment.time} />
            ))}
          </Flex>
        </Section>
      )}
    </Stack>
  );
}

/** The ways back to how it was: of the site, and of each part, as far as the reader may. */
function DeploymentActs({ page: { deployment, isLive } }: { page: DeploymentPage }) {
  const { live, session } = useNow().data ?? {};
  if (isLive || !live || !session) return null;
  const others = changedBy(live, deployment);
  const may = (part: string) => session.may.rollBack.includes(part);
  const isWhole = others.every(may);
  const alone = others.filter((part) => may(part) && part in deployment.parts);

  return (
    <Flex gap="3" wrap="wrap">
      {isWhole && <Go to={`/rollback?to=${deployment.name}`}>{words.rollBack}</Go>}
      {(others.length > 1 || !isWhole) &&
        alone.map((part) => (
          <Go key={part} to={`/rollback?to=${deployment.name}&part=${part}`}>
            {fill(words.rollBackPart, { part })}
          </Go>
        ))}
    </Flex>
  );
}

function Go({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="outline">
      <RouterLink to={to}>{children}</RouterLink>
    </Button>
  );
}
