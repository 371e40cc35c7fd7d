import { Box, Flex, Link } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsConnected } from '../client/LiveEvents';
import { frame } from '../content/frame.content';
import { problems } from '../content/problems.content';
import { ActLine } from './ActLine';
import { Header } from './Header';

/** What is around every screen. */
export function Layout() {
  const isConnected = useIsConnected();

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
