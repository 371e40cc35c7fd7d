import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PeoplePage, Proposal } from '../../../api/people';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card, Soft } from '../../parts/sheets';
import { formatMoment, inWords, Moment, personName } from '../../parts/said';

const words = people.proposals;

/**
 * What happens by the reader's signature under a change: whether it is enough, and what it puts an end to.
 * @param missing how many more sign it then
 * @param own the proposal that is signed, where it is none that is made
 */
export function whatFollows(
  { proposals, signing: { others, ...signing } }: PeoplePage,
  missing = signing.missing,
  own?: Proposal,
): string[] {
  const ended = proposals.filter((one) => one !== own && one.waitsFor.length > 0);
  const named = ended.map((one) => `“${titleOf(one)}”`).join(', ');
  return [
    missing > 0 ? fill(words.takesMore, { missing, others: others.join(' or ') }) : words.atOnce,
    ...(named ? [fill(words.ends, { others: named })] : []),
  ];
}

/** What it changes, where that is one sentence: its reason alone does not say what is signed. */
function titleOf({ changes, message }: Proposal): string {
  return changes.length === 1 ? changes[0]! : message || words.untitled;
}

/** Changes that wait for signatures, with all that they change; and those that another one overtook. */
export function Proposals({ page }: { page: PeoplePage }) {
  return (
    <Stack gap="4">
      {page.proposals.map((proposal) => (
        <OneProposal key={proposal.sha256} proposal={proposal} page={page} />
      ))}
      {page.dropped.map(({ proposal, author, message, time }) => (
        <Text key={time}>
          {fill(words.dropped, { proposal, author: personName(author), message, time: formatMoment(time) })}
        </Text>
      ))}
    </Stack>
  );
}

function OneProposal({ proposal, page }: { proposal: Proposal; page: PeoplePage }) {
  const { sha256, message, time, by, changes, missing, waitsFor, why, isToRepeat } = proposal;
  const mayChange = page.whyNoChange === null;
  const values = { message: titleOf(proposal) };

  return (
    <Card borderColor="accent">
      <Heading as="h3" size="md">
        {values.message}
      </Heading>
      <Soft>
        {fill(words.by, { names: by.map(personName).join(', ') || words.nobody })}, <Moment time={time} />
        {waitsFor.length > 0 && `; ${fill(words.missing, { missing, waitsFor: waitsFor.join(' or ') })}`}
      </Soft>
      {message && values.message !== message && <Text>{message}</Text>}
      <Changes lines={changes} />
      {why && <Soft>{inWords(why)}</Soft>}
      <Flex gap="3" marginTop="2" wrap="wrap">
        {!why && (
          <ActDialog
            words={words.agree}
            values={values}
            notes={whatFollows(page, missing - 1, proposal)}
            button={{ variant: 'solid' }}
            request={() => ({ kind: 'sign-people', proposal: sha256 })}
          >
            <Changes lines={changes} />
          </ActDialog>
        )}
        {mayChange && isToRepeat && (
          <ActDialog
            words={words.again}
            values={values}
            notes={whatFollows(page)}
            button={{ variant: 'solid' }}
            request={() => ({ kind: 'propose-again', proposal: sha256 })}
          >
            <Changes lines={changes} />
          </ActDialog>
        )}
        {mayChange && (
          <ActDialog
            words={words.drop}
            values={values}
            reason="required"
            request={(reason) => ({ kind: 'drop-people', proposal: sha256, message: reason })}
          />
        )}
      </Flex>
    </Card>
  );
}

function Changes({ lines }: { lines: string[] }) {
  return (
    <Box as="ul" marginBlock="3" paddingInlineStart="5" wordBreak="break-word">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
