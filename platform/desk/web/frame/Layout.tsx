import { Badge, Box, chakra, Flex, SkipNavLink, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import symbol from '../../../../shared/brand/symbol.svg';
import { signOut } from '../client/ask';
import { enter } from '../client/passkey';
import { useIsConnected, useIsReadAgain, useLiveEvents, useNow } from '../client/queries';
import { fill } from '../content/fill';
import { frame } from '../content/frame.content';
import { problems } from '../content/problems.content';
import { signIn as words } from '../content/sign-in.content';
import { ON_BOARD, TextLink, TryButton } from '../parts/screen';
import { ActLine } from './ActLine';

/** What is around every screen. */
export function Layout() {
  useLiveEvents();
  const main = useKeptPlace();
  const isConnected = useIsConnected();
  const isOld = useIsReadAgain();

  return (
    <Flex direction="column" minHeight="100dvh">
      <SkipNavLink id="main" zIndex="skipLink" top="-20" _focusVisible={{ top: '2' }}>
        {frame.skip}
      </SkipNavLink>
      <Header />
      {!isConnected && (
        <Box role="status" bg="accent" color="onAccent" paddingInline="4" paddingBlock="2">
          {problems.lost}
        </Box>
      )}
      {isOld && (
        <Text
          role="status"
          height="0"
          textAlign="center"
          fontSize="xs"
          // What is read at once is not spoken of.
          animationName="fade-in"
          animationDuration="fast"
          animationDelay="1.5s"
          animationFillMode="both"
        >
          {frame.changed}
        </Text>
      )}
      <Page as="main" id="main" ref={main} tabIndex={-1} flex="1" paddingBlock={{ base: '4', md: '8' }}>
        <Outlet />
        {/* A link leads to the top of a screen, and the way back to where one was. */}
        <ScrollRestoration />
      </Page>
      <Page as="footer">
        <TextLink to="/help" minHeight="target">
          {frame.help}
        </TextLink>
      </Page>
      <ActLine />
    </Flex>
  );
}

/** What a person does where the place that they came to is not kept in view any more. */
const DONE_BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Keeps the place in view that the address names behind its `#`, while what is above it is loaded. */
function useKeptPlace() {
  const main = useRef<HTMLDivElement>(null);
  const location = useLocation();
  useEffect(() => {
    const id = location.hash.slice(1);
    const observer = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView());
    const leave = () => observer.disconnect();
    if (id) observer.observe(main.current!);
    DONE_BY_HAND.forEach((name) => addEventListener(name, leave));
    return () => {
      leave();
      DONE_BY_HAND.forEach((name) => removeEventListener(name, leave));
    };
  }, [location]);
  return main;
}

/** As wide as pages are, with room at its sides. */
const Page = chakra('div', {
  base: { width: 'full', maxWidth: 'page', marginInline: 'auto', paddingInline: { base: '4', md: '8' } },
});

/** The first is at the root, each other one at its name. */
const SCREENS = ['now', 'waiting', 'edit', 'history', 'people'] as const;

/** The way to the screens, and who one is. */
function Header() {
  const { data } = useNow();
  const waiting = data?.waiting ?? 0;

  return (
    <Box as="header" bg="board" color="onBoard" borderBottom="4px solid" borderColor="accent">
      <Page display="flex" alignItems="center" columnGap={{ base: '3', md: '6' }} flexWrap="wrap">
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
          {SCREENS.map((name) => (
            <ScreenLink key={name} to={name === 'now' ? '/' : `/${name}`} end={name === 'now'}>
              {frame[name]}
              {name === 'waiting' && waiting > 0 && (
                <Badge {...COUNT} aria-label={fill(frame.waitingCount, { count: waiting })}>
                  {waiting}
                </Badge>
              )}
            </ScreenLink>
          ))}
        </Flex>
        <Flex align="center" gap="3" marginStart="auto" maxWidth="full">
          {data?.session.author && (
            <Text fontSize="xs" color="onBoard" truncate minWidth="0" maxWidth={{ base: '36', sm: 'none' }}>
              {fill(frame.you, { author: data.session.author })}
            </Text>
          )}
          {/* For who has a passkey at a desk that its link opened: from then on they act in their own name. */}
          {data?.session.maySignIn && (
            <TryButton does={enter} {...ON_BOARD}>
              {words.signIn}
            </TryButton>
          )}
          {data?.session.isSignedIn && (
            <TryButton does={signOut} {...ON_BOARD}>
              {words.signOut}
            </TryButton>
          )}
        </Flex>
      </Page>
    </Box>
  );
}

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
