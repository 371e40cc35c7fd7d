import { Box, Button, Code, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { AcceptedInvitation, InvitationAddress, OpenedInvitation } from '../../../api/people';
import { send } from '../../client/ask';
import { acceptInvitation } from '../../client/passkey';
import { useDoing } from '../../client/use-doing';
import { fill } from '../../content/fill';
import { invitation as words } from '../../content/invitation.content';
import { Answered } from '../../parts/Answered';
import { personName } from '../../parts/person';
import { ProblemList } from '../../parts/ProblemList';
import { ScreenTitle } from '../../parts/ScreenTitle';
import { formatMoment } from '../../parts/time';

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
  const [opened, setOpened] = useState<OpenedInvitation>();
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    send<OpenedInvitation>('invitations/open', address).then(setOpened, setError);
  }, [address]);

  return (
    <Answered query={{ data: opened, error }} waitingFor={words.reading}>
      {(invitation) => <Invited invitation={invitation} address={address} />}
    </Answered>
  );
}

/** `#12.secret` */
function addressIn(): InvitationAddress | null {
  const [, number, secret] = /^#(\d{1,6})\.([\w-]+)$/.exec(location.hash) ?? [];
  return number && secret ? { number: Number(number), secret } : null;
}

function Invited({ invitation, address }: { invitation: OpenedInvitation; address: InvitationAddress }) {
  const [made, setMade] = useState<AcceptedInvitation | null>(null);
  const author = personName(invitation.author);
  const { isPending, problems, begin } = useDoing(async () => {
    setMade(await acceptInvitation(address, invitation));
    // It is spent; what is left in the browser's history opens nothing.
    history.replaceState(null, '', INVITATION_PATH);
  });

  if (made) return <Made keyId={made.keyId} author={author} />;
  return (
    <Stack gap="5">
      <ScreenTitle title={words.title} text={fill(words.text, { ...invitation, author })} />
      <Text>
        {fill(words.until, { until: formatMoment(invitation.until) })} {fill(words.notYou, { author })}
      </Text>
      {problems.length > 0 && <ProblemList problems={problems} isNews />}
      <Button
        alignSelf="flex-start"
        size="lg"
        loading={isPending}
        loadingText={words.make}
        onClick={() => void begin()}
      >
        {words.make}
      </Button>
    </Stack>
  );
}

function Made({ keyId, author }: { keyId: string; author: string }) {
  return (
    <Stack gap="4" role="status">
      <Heading as="h1" size="3xl">
        {words.made}
      </Heading>
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
