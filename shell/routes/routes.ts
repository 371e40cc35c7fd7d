import type { PageDeployment, SiteRoute } from '@site/shared/contracts';
import { parts } from '@site/shared/federation';

/** Pages of the table of parts, in its order: all that there are in development. */
export const tableRoutes: SiteRoute[] = Object.entries(parts).flatMap(([remote, { pages }]) =>
  Object.entries(pages).map(([path, module]) => ({ path, remote, module })),
);

/** Paths that the frame itself links to. Whose they are is for the shell to say; all others the parts' releases say. */
const FRAME_PATHS = ['/', '/privacy-policy'];

/** Routes that no part can take from another. */
export const frameRoutes = tableRoutes.filter(({ path }) => FRAME_PATHS.includes(path));

let routes = tableRoutes;

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
