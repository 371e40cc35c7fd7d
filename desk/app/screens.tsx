import type { RouteObject } from 'react-router-dom';
import { Layout } from '../frame/Layout';
import { UnknownScreen } from '../frame/UnknownScreen';
import { CandidateScreen } from '../screens/candidate/CandidateScreen';
import { ContentListScreen } from '../screens/edit/ContentListScreen';
import { EditScreen } from '../screens/edit/EditScreen';
import { FormScreen } from '../screens/edit/FormScreen';
import { CompareScreen } from '../screens/history/CompareScreen';
import { DeploymentScreen } from '../screens/history/DeploymentScreen';
import { HistoryScreen } from '../screens/history/HistoryScreen';
import { NowScreen } from '../screens/now/NowScreen';
import { PeopleScreen } from '../screens/people/PeopleScreen';
import { TakeBackScreen } from '../screens/take-back/TakeBackScreen';
import { WaitingScreen } from '../screens/waiting/WaitingScreen';

/** Every screen has an address of its own: a screen is a folder in `screens/`, and a line here. */
export const screens: RouteObject[] = [
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
      { path: '/compare', element: <CompareScreen /> },
      { path: '/people', element: <PeopleScreen /> },
      { path: '/take-back', element: <TakeBackScreen /> },
      { path: '*', element: <UnknownScreen /> },
    ],
  },
];
