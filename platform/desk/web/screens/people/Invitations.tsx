import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Invitation, PeoplePage } from '../../../api/people';
import { useActs } from '../../client/queries';
import { fill } from '../../content/fill';
import { people } from '../../content/people.content';
import { ActDialog } from '../../parts/ActDialog';
import { personName } from '../../parts/person';
import { SecretAddress } from '../../parts/SecretAddress';
import { formatMoment } from '../../parts/time';
import { InviteDialog } from './InviteDialog';

const words = people.invitations;

/** Invitations: made, listed, accepted, revoked. @param parts all that have a team */
export function Invitations({ page, parts }: { page: PeoplePage; parts: string[] }) {
  const { invitations, whyNoChange, isOwnDesk } = page;
  const { data } = useActs();
  const addressOf = (number: number) =>
    data?.acts.find(({ request, result }) => request.kind === 'invite' && result?.number === number)?.result
      ?.link;

  // Its author alone is told a link. With each that she made, the form begins again.
  const made = data?.acts.find(({ request, result }) => request.kind === 'invite' && result?.link)?.id;

  return (
    <Stack gap="3" align="stretch">
      <Text>{words.text}</Text>
      {whyNoChange === null ? (
        <Box>
          <InviteDialog key={made} parts={parts} isOwnDesk={isOwnDesk} />
        </Box>
      ) : (
        <Text color="textSoft">{whyNoChange}</Text>
      )}
      {invitations.length > 0 && (
        <Stack as="ul" aria-label={words.list} gap="3" listStyle="none">
          {invitations.map((invitation) => (
            <Box as="li" key={invitation.number} borderTop="hairline" paddingTop="3">
              <OneInvitation
                invitation={invitation}
                address={addressOf(invitation.number)}
                mayChange={whyNoChange === null}
              />
            </Box>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

interface OneInvitationProps {
  invitation: Invitation;
  /** Known to its author, while the desk runs. */
  address: string | undefined;
  mayChange: boolean;
}

function OneInvitation({ invitation, address, mayChange }: OneInvitationProps) {
  const { number, name, email, author, until, state, key, isProposed } = invitation;
  const said = fill(words.states[state], { until: formatMoment(until), key: key?.shortId ?? '' });

  return (
    <Stack gap="2" align="flex-start">
      <Text wordBreak="break-word">
        <strong>{fill(words.who, { number, name, email })}</strong>{' '}
        {fill(words.by, { author: personName(author) })}
        <br />
        {promisesOf(invitation)}. {said}.{state === 'accepted' && isProposed && ` ${words.proposed}`}
      </Text>
      {state === 'open' && address && (
        <SecretAddress
          address={address}
          label={fill(words.address, { number })}
          code={fill(words.code, { number })}
        />
      )}
      {mayChange && (
        <Flex gap="3" wrap="wrap">
          {state === 'accepted' && !isProposed && (
            <ActDialog
              words={words.activate}
              values={{ name, key: key!.shortId }}
              button={{ size: 'sm', variant: 'solid' }}
              request={() => ({ kind: 'activate-member', number, keyId: key!.id })}
            />
          )}
          {(state === 'open' || state === 'accepted') && (
            <ActDialog
              words={words.revoke}
              values={{ number }}
              button={{ size: 'sm' }}
              request={() => ({ kind: 'revoke-invitation', number })}
            />
          )}
        </Flex>
      )}
    </Stack>
  );
}

function promisesOf({ teams, isEditor }: Invitation): string {
  const promises = [
    ...(teams.length > 0 ? [fill(words.joins, { teams: teams.join(', ') })] : []),
    ...(isEditor ? [words.joinsEditors] : []),
  ];
  return promises.join(', ') || words.joinsNone;
}
