import { Box, Code, Link, Stack, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { InvitationAddress, OpenedInvitation } from '../../../api/people';
import { Refused, send } from '../../client/ask';
import { inMemory } from '../../client/memory';
import { acceptInvitation } from '../../client/passkey';
import { fill } from '../../content/fill';
import { invitation as words } from '../../content/invitation.content';
import { Answered, ProblemList, Failed } from '../../parts/ProblemList';
import { formatMoment, personName } from '../../parts/said';
import { ScreenTitle } from '../../parts/sheets';
import { WorkButton } from '../../parts/buttons';

/** Where invitations lead; what opens one follows the # and is sent to no server with the address. */
export const INVITATION_PATH = '/invitation';

/** For a person who was invited: what it is, and her passkey. */
export function InvitationScreen() {
  const [{ address, count }, setLink] = useState(() => ({ address: addressIn(), count: 1 }));

  // A browser loads nothing again where an address differs in what follows the # alone.
  useEffect(() => {
    const followLink = () => setLink((last) => ({ address: addressIn(), count: last.count + 1 }));
    addEventListener('hashchange', followLink);
    return () => removeEventListener('hashchange', followLink);
  }, []);

  return (
    <Box as="main" maxWidth="prose" marginInline="auto" padding={{ base: '4', md: '8' }}>
      {address ? (
        <Opened key={count} address={address} />
      ) : (
        <ProblemList
          problems={[{ code: 'invitation-unknown', severity: 'error', ...words.incomplete }]}
          isNews
        />
      )}
    </Box>
  );
}

function Opened({ address }: { address: InvitationAddress }) {
  const opened = useQuery({
    queryKey: ['invitation', address],
    queryFn: () => send<OpenedInvitation>('invitations/open', address),
    retry: false,
  });
  const [made, setMade] = useState<MadePasskey | null>(null);
  const { error } = opened;
  const isUsed = error instanceof Refused && error.problems[0]?.code === 'invitation-used';
  const shown = made ?? (isUsed ? madeHere(address) : null);
  if (shown) return <Made {...shown} />;
  return (
    <Answered query={opened} waitingFor={words.reading}>
      {(invitation) => <Invited invitation={invitation} address={address} onMade={setMade} />}
    </Answered>
  );
}

/** `#12.secret` */
function addressIn(): InvitationAddress | null {
  const [, number, secret] = /^#(\d{1,6})\.([\w-]+)$/.exec(location.hash) ?? [];
  return number && secret ? { number: Number(number), secret } : null;
}

/** A passkey that was made by an invitation, and who asks for its digits. */
interface MadePasskey {
  keyId: string;
  author: string;
}

const keyOf = ({ number }: InvitationAddress) => `desk-invitation:${number}`;

/** The digits are for the browser that made the passkey: another one with the link may be a stranger's, or show a stranger's. */
function madeHere(address: InvitationAddress): MadePasskey | null {
  return inMemory((memory) => JSON.parse(memory.getItem(keyOf(address)) ?? 'null') as MadePasskey | null);
}

interface InvitedProps {
  invitation: OpenedInvitation;
  address: InvitationAddress;
  onMade: (made: MadePasskey) => void;
}

function Invited({ invitation, address, onMade }: InvitedProps) {
  const author = personName(invitation.author);
  const accept = useMutation({
    mutationFn: () => acceptInvitation(address, invitation),
    onSuccess: (accepted) => {
      const made = { author, ...accepted };
      inMemory((memory) => memory.setItem(keyOf(address), JSON.stringify(made)));
      onMade(made);
    },
  });

  return (
    <Stack gap="5">
      <ScreenTitle title={words.title} text={fill(words.text, { ...invitation, author })} />
      <Text>
        {fill(words.until, { until: formatMoment(invitation.until) })}{' '}
        {fill(words.notYou, { ...invitation, author })}
      </Text>
      <Failed error={accept.error} />
      <WorkButton variant="solid" size="lg" isWorking={accept.isPending} onClick={() => accept.mutate()}>
        {words.make}
      </WorkButton>
    </Stack>
  );
}

function Made({ keyId, author }: MadePasskey) {
  return (
    <Stack gap="4" role="status">
      <ScreenTitle title={words.made} />
      <Text>{fill(words.digits, { author })}</Text>
      <Code size="lg" alignSelf="flex-start">
        {keyId}
      </Code>
      <Text>{words.then}</Text>
      <Link href="/" alignSelf="flex-start" variant="underline">
        {words.signIn}
      </Link>
    </Stack>
  );
}
