import { createRoot } from 'react-dom/client';
import { INVITATION_PATH, InvitationScreen } from '../screens/invitation/InvitationScreen';
import { SignInScreen } from '../screens/sign-in/SignInScreen';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveEvents } from '../client/LiveEvents';
import { loadLaterScreens, screens } from './screens';
import '../../../../shared/brand/symbol.svg';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Refused } from '../client/ask';
import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, useEffect, useState } from 'react';
import { system } from '../theme/theme';

interface DeskThemeProps {
  /** What the document's policy lets styles in by. */
  nonce?: string;
  children: ReactNode;
}

// By day or by night, as the device is.
const night = matchMedia('(prefers-color-scheme: dark)');
const followDevice = () => (document.documentElement.dataset.theme = night.matches ? 'dark' : 'light');
night.addEventListener('change', followDevice);
followDevice();
// Styles may be in elements with this alone (the document's policy); an attribute of it is hidden from style sheets.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
const root = document.getElementById('desk')!;
createRoot(root).render(<DeskTheme nonce={nonce}>{shown()}</DeskTheme>);

/** An invitation is for the person with its address, signed in or not. */
function shown() {
  if (location.pathname === INVITATION_PATH) return <InvitationScreen />;
  return 'signedOut' in root.dataset ? <SignInScreen /> : <App />;
}

/** In ms: the first screen has its pictures by then. */
const FIRST_SCREEN = 3_000;

/** The desk, for a visitor with a session. */
function App() {
  const [router] = useState(() => createBrowserRouter(screens));
  // A desk that is started again has other files: what this page may need is fetched while they are there.
  useEffect(() => {
    const timer = setTimeout(() => void loadLaterScreens().catch(() => undefined), FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, []);

  return (
    <LiveEvents>
      <RouterProvider router={router} />
    </LiveEvents>
  );
}

/** What every screen is drawn with. */
function DeskTheme({ nonce, children }: DeskThemeProps) {
  const [styles] = useState(() => createCache({ key: 'd', nonce }));
  const [client] = useState(makeQueryClient);

  return (
    <CacheProvider value={styles}>
      <ChakraProvider value={system}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}

/** The server says when something changed, so nothing is asked again for its age alone. */
function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        // A refusal stays one; what did not arrive may arrive the second time.
        retry: (count, error) => count < 1 && !(error instanceof Refused),
        refetchOnWindowFocus: false,
      },
    },
  });
}
