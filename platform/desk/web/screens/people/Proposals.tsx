import { Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PeoplePage, Proposal } from '../../../answers';
import { fill, sentences } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card, Points, Soft } from '../../parts/screen';
import { inWords, Moment, personName } from '../../parts/said';

const words = people.proposals;

/**
 * What happens by the reader's signature under a change: whether it is enough, and what it puts an end to.
 * @param missing how many more sign it then
 * @param own the proposal that is signed, where it is none that is made
 */
export function whatFollows(page: PeoplePage, missing = page.signing.missing, own?: Proposal): string[] {
  const { others } = page.signing;
  const ended = page.proposals.filter((one) => one !== own && one.waitsFor.length > 0);
  const named = ended.map(({ title }) => `“${title}”`).join(', ');
  return sentences(
    missing > 0
      ? [fill(words.takesMore, { missing, others: others.join(' or ') }), words.untilLive]
      : words.atOnce,
    named && fill(words.ends, { others: named }),
  );
}

/** Changes that wait for signatures, with all that they change; and those that another one overtook. */
export function Proposals({ page }: { page: PeoplePage }) {
  return (
    <Stack gap="4">
      {page.proposals.map((proposal) => (
        <OneProposal key={proposal.sha256} proposal={proposal} page={page} />
      ))}
      {page.dropped.map((one) => (
        <Text key={one.time}>{fill(words.dropped, one)}</Text>
      ))}
    </Stack>
  );
}

function OneProposal({ proposal, page }: { proposal: Proposal; page: PeoplePage }) {
  const { sha256, title, message, time, by, changes, missing, waitsFor, why, mayRepeat } = proposal;
  const mayChange = page.whyNoChange === null;
  const { agree, again, drop } = words;
  const notes = whatFollows(page);
  const what = (
    <>
      {message && message !== title && <Text>{fill(words.why, { message })}</Text>}
      <Points lines={changes} />
    </>
  );
  const dialogs = [
    { kind: 'sign-people', said: agree, isOffered: !why, notes: whatFollows(page, missing - 1, proposal) },
    { kind: 'propose-again', said: again, isOffered: mayRepeat, notes },
    { kind: 'drop-people', said: drop, isOffered: mayChange, notes: [] },
  ] as const;

  return (
    <Card borderColor="accent">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Soft>
        {fill(words.by, { names: by.map(personName).join(', ') || words.nobody })}, <Moment time={time} />
        {waitsFor.length > 0 && `; ${fill(words.missing, { missing, waitsFor: waitsFor.join(' or ') })}`}
      </Soft>
      {what}
      {why && <Soft>{inWords(why)}</Soft>}
      {waitsFor.length > 0 && <Soft>{words.untilLive}</Soft>}
      <Flex gap="3" marginTop="2" wrap="wrap">
        {dialogs.map(
          ({ kind, said, isOffered, notes }) =>
            isOffered && (
              <ActDialog
                key={kind}
                words={said}
                values={{ title }}
                notes={notes}
                button={{ variant: kind === 'drop-people' ? 'outline' : 'solid' }}
                request={{ kind, proposal: sha256 }}
              >
                {what}
              </ActDialog>
            ),
        )}
      </Flex>
    </Card>
  );
}
