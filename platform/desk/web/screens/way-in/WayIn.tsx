import { Code, Link, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type PropsWithChildren, useState, useSyncExternalStore } from 'react';
import { personAddress } from '@site/text';
import type { OpenedInvitation } from '../../../answers';
import type { InvitationAddress } from '../../../api/sign-in';
import { aFault, Refused, send, whyEnded } from '../../client/ask';
import { recall, remember } from '../../client/memory';
import { enter, registerPasskey } from '../../client/passkey';
import { fill } from '../../content/fill';
import { invitation as words } from '../../content/invitation.content';
import { signIn } from '../../content/sign-in.content';
import { Answered, Note, ProblemList, ScreenTitle, Soft, TryButton } from '../../parts/screen';

/** The way in, for a visitor who has not signed in; the address stays, and shows its screen afterwards. */
export function SignInScreen() {
  const why = whyEnded();
  return (
    <Alone>
      {why !== null && <Note role="status">{why === 'passkey-ended' ? signIn.lockedOut : signIn.ended}</Note>}
      <ScreenTitle title={signIn.title} text={signIn.text} />
      <TryButton does={enter} variant="solid" size="lg">
        {signIn.signIn}
      </TryButton>
      <Soft>{signIn.first}</Soft>
    </Alone>
  );
}

/** A screen for who is not in: nothing of the desk is around it. */
const Alone = ({ children }: PropsWithChildren) => (
  <Stack as="main" gap="6" maxWidth="prose" marginInline="auto" padding={{ base: '4', md: '8' }}>
    {children}
  </Stack>
);

/** Where invitations lead; what opens one follows the # and is sent to no server with the address. */
export const INVITATION_PATH = '/invitation';

/** For a person who was invited: what it is, and her passkey. */
export function InvitationScreen() {
  // A browser loads nothing again where an address differs in what follows the # alone.
  const hash = useSyncExternalStore(followLinks, () => location.hash);
  const [, number, secret] = /^#(\d{1,6})\.([\w-]+)$/.exec(hash) ?? [];

  return (
    <Alone>
      {number && secret ? (
        <Opened key={hash} address={{ number: Number(number), secret }} />
      ) : (
        <ProblemList problems={[aFault('invitation-unknown', words.incomplete)]} isNews />
      )}
    </Alone>
  );
}

function followLinks(changed: () => void) {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
}

function Opened({ address }: { address: InvitationAddress }) {
  const opened = useQuery({
    queryKey: ['invitation', address],
    queryFn: () => send<OpenedInvitation>('invitations/open', address),
    retry: false,
  });
  const [made, setMade] = useState<MadePasskey | null>(null);
  const isUsed = opened.error instanceof Refused && opened.error.problems[0]?.code === 'invitation-used';
  // The digits are for the browser that made the passkey: another one with the link may be a stranger's, or show a stranger's.
  const shown = made ?? (isUsed ? recall<MadePasskey>(keyOf(address)) : null);
  if (shown) return <Made {...shown} />;

  async function accept(invitation: OpenedInvitation): Promise<void> {
    // It may have been used on another device, or revoked, since it was opened: no passkey is made that opens nothing.
    await send('invitations/open', address);
    const made = await registerPasskey(invitation);
    const { keyId } = await send<{ keyId: string }>('invitations/accept', { ...address, ...made });
    const isOwn = personAddress(invitation.author) === invitation.email;
    const passkey = { author: isOwn ? '' : invitation.author, keyId };
    remember(keyOf(address), passkey);
    setMade(passkey);
  }

  return (
    <Answered query={opened} waitingFor={words.reading}>
      {(invitation) => (
        <Stack gap="5">
          <ScreenTitle title={words.title} text={fill(words.text, invitation)} />
          <Text>
            {fill(words.until, invitation)} {fill(words.notYou, invitation)}
          </Text>
          <TryButton does={() => accept(invitation)} variant="solid" size="lg">
            {words.make}
          </TryButton>
        </Stack>
      )}
    </Answered>
  );
}

/** A passkey that was made by an invitation, and who asks for its digits; empty where that is its owner. */
type MadePasskey = Record<'keyId' | 'author', string>;

const keyOf = ({ number }: InvitationAddress) => `desk-invitation:${number}`;

function Made({ keyId, author }: MadePasskey) {
  return (
    <Stack gap="4" role="status">
      <ScreenTitle title={words.made} />
      <Text>{author ? fill(words.digits, { author }) : words.ownDigits}</Text>
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
