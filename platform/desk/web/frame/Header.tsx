import { Badge, Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import symbol from '../../../../shared/brand/symbol.svg';
import { useNow } from '../client/queries';
import { frame } from '../content/frame.content';
import { fill } from '../content/fill';
import { ProblemTexts } from '../parts/ProblemList';
import { personName } from '../parts/said';
import { problemsIn, signOut } from '../client/ask';
import { enter } from '../client/passkey';
import { signIn as words } from '../content/sign-in.content';
import { BoardButton } from '../parts/buttons';

const SCREENS = [
  { to: '/', label: frame.now },
  { to: '/waiting', label: frame.waiting },
  { to: '/edit', label: frame.edit },
  { to: '/history', label: frame.history },
  { to: '/people', label: frame.people },
];

/** The way to the screens, and who one is. */
export function Header() {
  const { data } = useNow();
  const waiting = data?.waiting ?? 0;

  return (
    <Box as="header" bg="board" color="onBoard" borderBottom="4px solid" borderColor="accent">
      <Flex
        maxWidth="page"
        marginInline="auto"
        paddingInline={{ base: '4', md: '8' }}
        align="center"
        columnGap={{ base: '3', md: '6' }}
        wrap="wrap"
      >
        <Flex align="center" gap="2" paddingBlock="3" fontFamily="heading" fontWeight="heavy" fontSize="lg">
          <chakra.img src={symbol} alt="" width="7" height="7" />
          {frame.name}
        </Flex>
        <Flex
          as="nav"
          aria-label={frame.navigation}
          justify="space-between"
          wrap="wrap"
          gap={{ base: '0', md: '1' }}
          order={{ base: 3, md: 0 }}
          width={{ base: 'full', md: 'auto' }}
        >
          {SCREENS.map(({ to, label }) => (
            <ScreenLink key={to} to={to} end={to === '/'}>
              {label}
              {to === '/waiting' && waiting > 0 && (
                <Badge {...COUNT} aria-label={fill(frame.waitingCount, { count: waiting })}>
                  {waiting}
                </Badge>
              )}
            </ScreenLink>
          ))}
        </Flex>
        <Flex align="center" gap="3" marginStart="auto">
          {data?.session.author && (
            <Text fontSize="xs" color="onBoard" hideBelow="sm">
              {fill(frame.you, { author: personName(data.session.author) })}
            </Text>
          )}
          {data?.session.maySignIn && <SignInButton />}
          {data?.session.isSignedIn && (
            <BoardButton onClick={() => void signOut()}>{words.signOut}</BoardButton>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}

/** On the dark board. */
const COUNT = { bg: 'accent', color: 'onAccent', borderRadius: 'full' };

const ScreenLink = chakra(NavLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    paddingInline: { base: '1', md: '4' },
    color: 'onBoard',
    fontWeight: 'medium',
    textDecoration: 'none',
    borderBottom: '3px solid transparent',
    '&[aria-current=page]': { borderColor: 'accent' },
    _hover: { backgroundColor: 'rgba(255 255 255 / 8%)' },
    _focusVisible: { outlineColor: 'accent', outlineOffset: '-3px' },
  },
});

/** For who has a passkey at a desk that its link opened to her: from then on, she acts in her own name. */
function SignInButton() {
  const signIn = useMutation({ mutationFn: enter });

  return (
    <>
      <Box role="alert" fontSize="xs">
        <ProblemTexts problems={problemsIn(signIn.error)} />
      </Box>
      <BoardButton loading={signIn.isPending} loadingText={words.signIn} onClick={() => signIn.mutate()}>
        {words.signIn}
      </BoardButton>
    </>
  );
}
