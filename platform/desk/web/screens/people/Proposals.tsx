import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { PeoplePage, Proposal } from '../../../api/people';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card } from '../../parts/sheets';
import { formatMoment, inWords, Moment, personName } from '../../parts/said';

const words = people.proposals;

/** What one change does to others that are proposed; nothing where there are none. @param own the one, of those that are proposed */
export function endsOf(proposals: Proposal[], own?: Proposal): string[] {
  const others = proposals.filter((one) => one !== own && one.waitsFor.length > 0);
  const named = others.map(({ message }) => `“${message || words.untitled}”`);
  return named.length > 0 ? [fill(words.ends, { others: named.join(', ') })] : [];
}

interface ProposalsProps extends Pick<PeoplePage, 'proposals' | 'dropped'> {
  mayDrop: boolean;
}

/** Changes that wait for signatures, with all that they change; and those that another one overtook. */
export function Proposals({ proposals, dropped, mayDrop }: ProposalsProps) {
  return (
    <Stack gap="4">
      {proposals.map((proposal) => (
        <OneProposal
          key={proposal.sha256}
          proposal={proposal}
          mayDrop={mayDrop}
          notes={endsOf(proposals, proposal)}
        />
      ))}
      {dropped.map(({ proposal, author, message, time }) => (
        <Text key={time}>
          {fill(words.dropped, { proposal, author: personName(author), message, time: formatMoment(time) })}
        </Text>
      ))}
    </Stack>
  );
}

interface OneProposalProps {
  proposal: Proposal;
  mayDrop: boolean;
  notes: string[];
}

function OneProposal({ proposal, mayDrop, notes }: OneProposalProps) {
  const { sha256, message, time, by, changes, missing, waitsFor, why } = proposal;
  const title = message || words.untitled;

  return (
    <Card borderColor="accent">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      <Text color="textSoft">
        {fill(words.by, { names: by.map(personName).join(', ') || words.nobody })}, <Moment time={time} />
        {waitsFor.length > 0 && `; ${fill(words.missing, { missing, waitsFor: waitsFor.join(' or ') })}`}
      </Text>
      <Changes lines={changes} />
      {why && <Text color="textSoft">{inWords(why)}</Text>}
      <Flex gap="3" marginTop="2" wrap="wrap">
        {!why && (
          <ActDialog
            words={words.agree}
            values={{ message: title }}
            notes={notes}
            button={{ variant: 'solid' }}
            request={() => ({ kind: 'sign-people', proposal: sha256 })}
          >
            <Changes lines={changes} />
          </ActDialog>
        )}
        {mayDrop && (
          <ActDialog
            words={words.drop}
            values={{ message: title }}
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
