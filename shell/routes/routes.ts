import type { PageDeployment, SiteRoute } from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, languagePath } from '@site/shared/site/languages';
import { canonicalPagePath, decodedPath } from '@site/shared/site/page-address';
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

/**
 * The route of a path below the path of the page's language, in whichever spelling a host answered to it; undefined for a path
 * that the site does not have.
 */
export function routeAt(path: string): SiteRoute | undefined {
  const page = canonicalPagePath(decodedPath(path) ?? path);
  return routes.find((route) => route.path === page);
}

/** The route of an address's whole path, as it stands in the browser; undefined also for an address of another language. */
export function routeOfAddress(
  pathname: string,
  { basePath, language = DEFAULT_LANGUAGE }: Pick<PageDeployment, 'basePath' | 'language'>,
): SiteRoute | undefined {
  const base = basePath + languagePath(language);
  return pathname === base || pathname.startsWith(`${base}/`)
    ? routeAt(pathname.slice(base.length))
    : undefined;
}

/** Name of a route's page in the federation: `landing/LandingPage`. */
export function pageId({ remote, module }: SiteRoute): string {
  return `${remote}/${module}`;
}
