import { Box, Link } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useIsConnected } from '../app/LiveEvents';
import { frame } from '../content/frame.content';
import { problems } from '../content/problems.content';
import { ActLine } from './ActLine';
import { Header } from './Header';

/** What stands around every screen. */
export function Layout() {
  const isConnected = useIsConnected();

  return (
    <>
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
        maxWidth="page"
        marginInline="auto"
        padding={{ base: '4', md: '8' }}
        paddingBottom="20"
      >
        <Suspense>
          <Outlet />
        </Suspense>
      </Box>
      <ActLine />
    </>
  );
}
