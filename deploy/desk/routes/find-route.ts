import { allRoutes } from './all-routes';
import type { Route } from './route';

/** A route, with what the path says in place of its parameters. */
export interface FoundRoute {
  route: Route;
  params: Record<string, string>;
}

const patterns = allRoutes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[\\w.-]{1,100})')}$`),
}));

/** The routes of a path, one for each method. */
export function findRoutes(path: string): FoundRoute[] {
  return patterns.flatMap(({ route, pattern }) => {
    const match = pattern.exec(path);
    return match ? [{ route, params: { ...match.groups } }] : [];
  });
}
