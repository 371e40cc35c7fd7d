import { actRoutes } from './acts-routes';
import { checkRoutes } from './check-routes';
import { editRoutes } from './edit-routes';
import { historyRoutes } from './history-routes';
import { nowRoutes } from './now-routes';
import { peopleRoutes } from './people-routes';
import type { Route } from './route';
import { waitingRoutes } from './waiting-routes';

/** Every address of the desk's API: a topic is a file, and a line here. */
export const allRoutes: Route[] = [
  ...nowRoutes,
  ...waitingRoutes,
  ...checkRoutes,
  ...historyRoutes,
  ...actRoutes,
  ...editRoutes,
  ...peopleRoutes,
];
