import { Box, Flex, Link, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../../answers';
import { useNow } from '../../client/queries';
import { wholeSite } from '../../content/act-progress.content';
import { fill } from '../../content/fill';
import { history } from '../../content/history.content';
import { calendar, now as words } from '../../content/now.content';
import { people } from '../../content/people.content';
import { publicSteps } from '../../content/public-steps.content';
import { Answered, EmptyState, Entry, List, ScreenTitle, Section, Soft, TextLink } from '../../parts/screen';
import { candidateName, changedBy, Confirmed, sentenceOnSaid, whatItDid } from '../../parts/release-words';
import { By, Moment } from '../../parts/said';
import { PageGrid } from '../../parts/PagePair';
import { Schedules, SetEnd } from '../../parts/Schedules';
import { AddressField } from '../../parts/SecretAddress';
import { Emergencies, Health } from './Health';
import { Freezes } from './Planned';

/** What is live, since when, by whom and why. */
export function NowScreen() {
  return <Answered query={useNow()}>{(now) => <Shown now={now} />}</Answered>;
}

function Shown({ now }: { now: Now }) {
  const { live, pages, schedules, emergencies, proposals } = now;
  const { rollBack } = now.session.may;
  if (!live)
    return (
      <>
        <Proposed proposals={proposals} />
        <EmptyState {...words.empty} to="/waiting" />
      </>
    );

  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Box>
        <ScreenTitle title={words.title} />
        <Text fontSize="md" marginTop="2">
          <TextLink to={`/history/${live.name}`} fontWeight="medium">
            {whatItDid(live)}
          </TextLink>
          {live.message && ` · ${fill(history.why, { message: live.message })}`}
        </Text>
        <Soft>
          {live.scheduledFor ? words.bySchedule : words.putLive} <By author={live.author} time={live.time} />
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
      {emergencies.length > 0 && <Emergencies emergencies={emergencies} />}
      <Confirmed emergencies={live.emergencies} />
      <Proposed proposals={proposals} />
      {!live.origin && <TextLink to="/public">{publicSteps.link}</TextLink>}
      <PageGrid name={live.name} pages={pages} />
      <Freezes {...now} may={now.session.may} />
      <Schedules schedules={schedules} />
      {now.calendar && (
        <details>
          <summary>{calendar.subscribe}</summary>
          <Soft>{calendar.text}</Soft>
          <AddressField label={calendar.address} address={location.origin + now.calendar} />
        </details>
      )}
      <LiveParts {...now} mayRollBack={rollBack} />
      <WaysBack {...now} live={live} mayRollBack={rollBack} />
    </Stack>
  );
}

/** Changes of who may do what, with who is to sign them. */
function Proposed({ proposals }: Pick<Now, 'proposals'>) {
  if (proposals.length === 0) return null;
  return (
    <Section title={words.proposed}>
      {proposals.map(({ sha256, title, missing, waitsFor }) => (
        <Text key={sha256}>
          {fill(people.proposals.now, { title, missing, waitsFor: waitsFor.join(' or ') })}{' '}
          <TextLink to="/people">{people.proposals.link}</TextLink>
        </Text>
      ))}
    </Section>
  );
}

type WaysBackProps = Pick<Now, 'before' | 'undo'> & { live: NonNullable<Now['live']>; mayRollBack: string[] };

/** What was live of the whole site before, and the ways back to that. @param mayRollBack parts that the reader may roll back */
export function WaysBack({ before, undo, live, mayRollBack }: WaysBackProps) {
  const mayRollBackAll = (parts: string[]) => parts.every((part) => mayRollBack.includes(part));
  return (
    <Flex justify="space-between" gap="4" wrap="wrap" color="textSoft">
      {before && (
        <Text>
          {words.before}: {whatItDid(before)} (<By author={before.author} time={before.time} />)
        </Text>
      )}
      {undo && !live.isOfPart && mayRollBackAll(live.changed) && (
        <Restore undo={undo} part={wholeSite} query="" />
      )}
      {before && mayRollBackAll(changedBy(live, before)) && (
        <TextLink to="/rollback">{words.rollBack}</TextLink>
      )}
    </Flex>
  );
}

/** The way to undo a roll back; why there is none, where what it replaced was withdrawn since. @param query what names the part */
function Restore({ undo, part, query }: { undo: NonNullable<Now['undo']>; part: string; query: string }) {
  const [withdrawn] = undo.withdrawn;
  if (withdrawn)
    return (
      <Soft>
        {fill(words.notRestored, { part })} {sentenceOnSaid(withdrawn)} · <Moment time={withdrawn.time} />
      </Soft>
    );
  return <TextLink to={`/rollback?${query}to=${undo.name}`}>{fill(words.restore, { part })}</TextLink>;
}

type LivePartsProps = Pick<Now, 'parts' | 'undo' | 'live' | 'schedules'> & { mayRollBack: string[] };

/** What is live by part, and the way back to what was live before. @param mayRollBack parts that the reader may roll back */
export function LiveParts({ parts, undo, live, schedules, mayRollBack }: LivePartsProps) {
  const isEnding = (part: string) => schedules.some(({ liveUntil }) => liveUntil && part in liveUntil.parts);
  return (
    <Section title={words.byPart}>
      <List aria-label={words.byPart}>
        {parts.map(({ part, release, published, hasEarlier, mayEnd }) => (
          <Entry
            key={part}
            title={candidateName({ part, release, message: published?.message ?? words.gone })}
            marks={
              mayRollBack.includes(part) && (
                <>
                  {undo && live?.isOfPart && live.changed.includes(part) && (
                    <Restore undo={undo} part={part} query={`part=${part}&`} />
                  )}
                  {hasEarlier && (
                    <TextLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</TextLink>
                  )}
                  {mayEnd && !isEnding(part) && <SetEnd parts={[part]} />}
                </>
              )
            }
          >
            {published && (
              <Soft>
                {words.published} <By author={published.author} time={published.time} />
              </Soft>
            )}
          </Entry>
        ))}
      </List>
    </Section>
  );
}
