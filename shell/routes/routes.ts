/** The site's addresses, once: which exposed module of which remote shows each. Everything else is not found. */
export interface SiteRoute {
  path: string;
  remote: 'landing' | 'legal';
  /** Exposed module, by its name in `shared/federation.js`. */
  module: string;
}

export const routes: SiteRoute[] = [
  { path: '/', remote: 'landing', module: 'LandingPage' },
  { path: '/privacy-policy', remote: 'legal', module: 'PrivacyPolicyPage' },
];

/** The route of a path below the base path; undefined for a path that the site does not have. */
export function routeOf(path: string): SiteRoute | undefined {
  return routes.find((route) => route.path === path);
}

/** Name of a route's page in the federation: `landing/LandingPage`. */
export function pageId({ remote, module }: SiteRoute): string {
  return `${remote}/${module}`;
}
