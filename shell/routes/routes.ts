import type { PageDeployment, SiteRoute } from '@site/shared/contracts';
import { tableRoutes } from './table-routes';

let routes: SiteRoute[] = process.env.NODE_ENV === 'production' ? [] : tableRoutes;

/** Says which routes there are: everything else is not found. To be called before anything is rendered. */
export function setRoutes(all: SiteRoute[]): void {
  routes = all;
}

/** The routes that a page's deployment names: the pages of its releases. */
export function routesOf({ parts }: PageDeployment): SiteRoute[] {
  return Object.entries(parts).flatMap(([remote, { remote: brought }]) =>
    Object.entries(brought?.pages ?? {}).map(([path, module]) => ({ path, remote, module })),
  );
}

/** The route of a path below the base path; undefined for a path that the site does not have. */
export function routeOf(path: string): SiteRoute | undefined {
  return routes.find(({ path: own }) => own === path);
}

/**
 * The route of a path as a browser's address has it: a server may answer to other spellings of it, too
 * (`/%70rivacy-policy`, `/privacy-policy/`).
 */
export function routeAt(path: string): SiteRoute | undefined {
  return routeOf(decoded(path).replace(/(?<=.)\/$/, ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Name of a route's page in the federation: `landing/LandingPage`. */
export function pageId({ remote, module }: SiteRoute): string {
  return `${remote}/${module}`;
}
