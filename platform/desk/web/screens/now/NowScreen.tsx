import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../../api/now';
import { useNow } from '../../client/queries';
import { wholeSite } from '../../content/acts.content';
import { capitalised, fill, partName } from '../../content/fill';
import { history } from '../../content/history.content';
import { now as words } from '../../content/now.content';
import { people } from '../../content/people.content';
import { publicSteps } from '../../content/public-steps.content';
import { Answered } from '../../parts/ProblemList';
import { changedBy, confirmation, whatItDid } from '../../parts/deployment-words';
import { Card, EmptyState, Section, Soft } from '../../parts/sheets';
import { By } from '../../parts/said';
import { PageGrid } from '../../parts/PagePair';
import { TextLink } from '../../parts/TextLink';
import { Emergencies, emergencySentence, Schedules } from './Emergencies';
import { Health } from './Health';

/** What is live, since when, by whom and why. */
export function NowScreen() {
  return <Answered query={useNow()}>{(now) => <Shown now={now} />}</Answered>;
}

function Shown({ now }: { now: Now }) {
  const { live, before, pages, schedules, emergencies, proposals } = now;
  const { rollBack } = now.session.may;
  const hasEarlier = now.parts.filter((one) => one.hasEarlier).map(({ part }) => part);
  if (!live)
    return (
      <>
        <Proposed proposals={proposals} />
        <EmptyState {...words.empty} link={{ to: '/waiting', label: words.empty.link }} />
      </>
    );

  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Box>
        <Heading as="h1" size="3xl">
          {words.title}
        </Heading>
        <Text fontSize="md" marginTop="2">
          <TextLink to={`/history/${live.name}`} fontWeight="medium">
            {whatItDid(live)}
          </TextLink>
          {live.message && ` · ${fill(history.why, { message: live.message })}`}
        </Text>
        <Soft>
          <By author={live.author} time={live.time} withDistance />
          {live.origin && (
            <>
              {' · '}
              <Link href={live.origin} target="_blank" rel="noreferrer" variant="underline">
                {live.origin}
              </Link>
            </>
          )}
        </Soft>
      </Box>
      <Health now={now} />
      {emergencies.length > 0 && (
        <Emergencies
          emergencies={emergencies}
          mayRollBack={rollBack.filter((part) => hasEarlier.includes(part))}
        />
      )}
      {live.emergencies.map((emergency) => {
        const by = confirmation([emergency]);
        return (
          by && <Text key={emergency.part}>{`${emergencySentence(emergency)} ${capitalised(by)}.`}</Text>
        );
      })}
      <Proposed proposals={proposals} />
      {!live.origin && <TextLink to="/public">{publicSteps.link}</TextLink>}
      <PageGrid name={live.name} pages={pages} />
      {schedules.length > 0 && <Schedules schedules={schedules} />}
      <LiveParts {...now} mayRollBack={rollBack} />
      {before && (
        <Flex justify="space-between" gap="4" wrap="wrap" color="textSoft">
          <Text>
            {words.before}: {whatItDid(before)} (<By author={before.author} time={before.time} />)
          </Text>
          {now.undo && !live.isOfPart && live.changed.every((part) => rollBack.includes(part)) && (
            <TextLink to={`/rollback?to=${now.undo}`}>{fill(words.restore, { part: wholeSite })}</TextLink>
          )}
          {changedBy(live, before).every((part) => rollBack.includes(part)) && (
            <TextLink to="/rollback">{words.rollBack}</TextLink>
          )}
        </Flex>
      )}
    </Stack>
  );
}

/** Changes of who may do what, with who is to sign them. */
function Proposed({ proposals }: Pick<Now, 'proposals'>) {
  if (proposals.length === 0) return null;
  return (
    <Section title={words.proposed}>
      {proposals.map(({ sha256, message, missing, waitsFor }) => (
        <Text key={sha256}>
          {fill(people.proposals.now, { message, missing, waitsFor: waitsFor.join(' or ') })}{' '}
          <TextLink to="/people">{people.proposals.link}</TextLink>
        </Text>
      ))}
    </Section>
  );
}

interface LivePartsProps extends Pick<Now, 'parts' | 'undo' | 'live'> {
  /** Parts that the reader may roll back. */
  mayRollBack: string[];
}

/** What is live by part, and the way back to what was live before. */
export function LiveParts({ parts, undo, live, mayRollBack }: LivePartsProps) {
  return (
    <Section title={words.byPart}>
      <Stack as="ul" aria-label={words.byPart} gap="3" listStyle="none">
        {parts.map(({ part, published, hasEarlier }) => (
          <Card as="li" key={part}>
            <Flex justify="space-between" gap="4" wrap="wrap" align="center">
              <Box>
                <Text fontWeight="medium">
                  {[capitalised(partName(part)), published ? published.message : words.gone]
                    .filter(Boolean)
                    .join(': ')}
                </Text>
                {published && (
                  <Soft>
                    <By author={published.author} time={published.time} />
                  </Soft>
                )}
              </Box>
              {mayRollBack.includes(part) && (
                <Flex gap="4" wrap="wrap">
                  {undo && live?.isOfPart && live.changed.includes(part) && (
                    <TextLink to={`/rollback?part=${part}&to=${undo}`}>
                      {fill(words.restore, { part })}
                    </TextLink>
                  )}
                  {hasEarlier && (
                    <TextLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</TextLink>
                  )}
                </Flex>
              )}
            </Flex>
          </Card>
        ))}
      </Stack>
    </Section>
  );
}
