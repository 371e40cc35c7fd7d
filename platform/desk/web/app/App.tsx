import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveEvents } from '../client/LiveEvents';
import { Refused } from '../client/ask';
import { loadLaterScreens, screens } from './screens';

/** In ms: the first screen has its pictures by then. */
const FIRST_SCREEN = 3_000;

/** The desk, for a visitor with a session. */
export function App() {
  const [client] = useState(makeQueryClient);
  const [router] = useState(() => createBrowserRouter(screens));
  // A desk that is started again has other files: what this page may need is fetched while they are there.
  useEffect(() => {
    const timer = setTimeout(() => void loadLaterScreens().catch(() => undefined), FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, []);

  return (
    <QueryClientProvider client={client}>
      <LiveEvents>
        <RouterProvider router={router} />
      </LiveEvents>
    </QueryClientProvider>
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
