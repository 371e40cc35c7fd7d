import { Box, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { whyEnded } from '../../client/ask';
import { enter } from '../../client/passkey';
import { signIn as words } from '../../content/sign-in.content';
import { Note, ScreenTitle, Soft } from '../../parts/sheets';
import { WorkButton } from '../../parts/buttons';
import { Failed } from '../../parts/ProblemList';

/** The way in, for a visitor who has not signed in; the address stays, and shows its screen afterwards. */
export function SignInScreen() {
  const signIn = useMutation({ mutationFn: enter });
  const why = whyEnded();

  return (
    <Box as="main" maxWidth="prose" marginInline="auto" padding={{ base: '4', md: '8' }}>
      <Stack gap="6">
        {why !== null && <Note role="status">{why === 'passkey-ended' ? words.lockedOut : words.ended}</Note>}
        <ScreenTitle title={words.title} text={words.text} />
        <WorkButton variant="solid" size="lg" isWorking={signIn.isPending} onClick={() => signIn.mutate()}>
          {words.signIn}
        </WorkButton>
        <Failed error={signIn.error} />
        <Soft>{words.first}</Soft>
      </Stack>
    </Box>
  );
}
