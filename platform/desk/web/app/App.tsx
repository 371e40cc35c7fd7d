import { useEffect, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LiveEvents } from '../client/LiveEvents';
import { loadLaterScreens, screens } from './screens';

/** In ms: the first screen has its pictures by then. */
const FIRST_SCREEN = 3_000;

/** The desk, for a visitor with a session. */
export function App() {
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
