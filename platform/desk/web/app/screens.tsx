import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Layout } from '../frame/Layout';
import { NowScreen } from '../screens/now/NowScreen';
import { problems } from '../content/problems.content';
import { EmptyState } from '../parts/sheets';

type LaterScreens = typeof import('./later-screens');

/** A screen whose code comes after that of the first one. */
function later(name: keyof LaterScreens) {
  const Screen = lazy(async () => ({ default: (await loadLaterScreens())[name] }));
  return <Screen />;
}

/** Fetches the code of all screens but the first. */
export function loadLaterScreens(): Promise<LaterScreens> {
  return import('./later-screens');
}

/** Every screen has an address of its own: a screen is a folder in `screens/`, and a line here. */
export const screens: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { path: '/', element: <NowScreen /> },
      { path: '/waiting', element: later('WaitingScreen') },
      { path: '/waiting/:part/:release', element: later('CandidateScreen') },
      { path: '/edit', element: later('EditScreen') },
      { path: '/edit/:part/:language', element: later('ContentListScreen') },
      { path: '/edit/:part/:language/*', element: later('FormScreen') },
      { path: '/history', element: later('HistoryScreen') },
      { path: '/history/:name', element: later('DeploymentScreen') },
      { path: '/people', element: later('PeopleScreen') },
      { path: '/public', element: later('PublicScreen') },
      { path: '/rollback', element: later('RollbackScreen') },
      { path: '*', element: <UnknownScreen /> },
    ],
  },
];

/** For an address that is none. */
function UnknownScreen() {
  const { title, text, link } = problems.unknown;
  return <EmptyState title={title} text={text} link={{ to: '/', label: link }} />;
}
