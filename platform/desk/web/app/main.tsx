import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import '../../../../shared/brand/symbol.svg';
import { aClient } from '../client/queries';
import { problems } from '../content/problems.content';
import { Layout } from '../frame/Layout';
import { EmptyState } from '../parts/screen';
import { CandidateScreen } from '../screens/candidate/CandidateScreen';
import { ContentListScreen, EditScreen, FormScreen } from '../screens/edit/EditScreens';
import { DeploymentScreen, HistoryScreen } from '../screens/history/HistoryScreens';
import { HelpScreen } from '../screens/help/HelpScreen';
import { NowScreen } from '../screens/now/NowScreen';
import { PeopleScreen } from '../screens/people/PeopleScreen';
import { PublicScreen } from '../screens/public/PublicScreen';
import { RollbackScreen } from '../screens/rollback/RollbackScreen';
import { WaitingScreen } from '../screens/waiting/WaitingScreen';
import { INVITATION_PATH, InvitationScreen, SignInScreen } from '../screens/way-in/WayIn';
import { system } from '../theme/theme';

/** Every screen has an address of its own: a screen is a folder in `screens/`, and a line here. */
const screens: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <NowScreen /> },
      { path: '/waiting', element: <WaitingScreen /> },
      { path: '/waiting/:part/:release', element: <CandidateScreen /> },
      { path: '/edit', element: <EditScreen /> },
      { path: '/edit/:part/:language', element: <ContentListScreen /> },
      { path: '/edit/:part/:language/*', element: <FormScreen /> },
      { path: '/history', element: <HistoryScreen /> },
      { path: '/history/:name', element: <DeploymentScreen /> },
      { path: '/people', element: <PeopleScreen /> },
      { path: '/public', element: <PublicScreen /> },
      { path: '/help/:page?', element: <HelpScreen /> },
      { path: '/rollback', element: <RollbackScreen /> },
      { path: '*', element: <EmptyState {...problems.unknown} to="/" /> },
    ],
  },
];

// Styles may be in elements with this alone (the document's policy); an attribute of it is hidden from style sheets.
const styles = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce,
});
const root = document.getElementById('desk')!;
createRoot(root).render(
  <CacheProvider value={styles}>
    <ChakraProvider value={system}>
      <QueryClientProvider client={aClient()}>{shown()}</QueryClientProvider>
    </ChakraProvider>
  </CacheProvider>,
);

function shown() {
  // An invitation is for the person with its address, signed in or not.
  if (location.pathname === INVITATION_PATH) return <InvitationScreen />;
  if ('signedOut' in root.dataset) return <SignInScreen />;
  return <RouterProvider router={createBrowserRouter(screens)} />;
}
