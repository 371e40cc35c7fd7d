import { Box, Flex, Link, Text } from '@chakra-ui/react';
import { useIsFetching } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsConnected } from '../client/LiveEvents';
import { STORE } from '../client/queries';
import { frame } from '../content/frame.content';
import { problems } from '../content/problems.content';
import { ActLine } from './ActLine';
import { Header } from './Header';

/** What is around every screen. */
export function Layout() {
  const isConnected = useIsConnected();
  const isOld = useIsFetching({ queryKey: [STORE], predicate: ({ state }) => state.data !== undefined });

  return (
    <Flex direction="column" minHeight="100dvh">
      <Link
        href="#main"
        position="absolute"
        left="4"
        top="-20"
        zIndex="skipLink"
        padding="3"
        bg="bgRaised"
        _focusVisible={{ top: '2' }}
      >
        {frame.skip}
      </Link>
      <Header />
      {!isConnected && (
        <Box role="status" bg="accent" color="onAccent" paddingInline="4" paddingBlock="2">
          {problems.lost}
        </Box>
      )}
      {isOld > 0 && (
        <Box position="relative">
          <Text
            role="status"
            position="absolute"
            insetInline="0"
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
        </Box>
      )}
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        flex="1"
        width="full"
        maxWidth="page"
        marginInline="auto"
        padding={{ base: '4', md: '8' }}
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <ActLine />
    </Flex>
  );
}
