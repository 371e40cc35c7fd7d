import type { PartBuild } from '@site/ledger';
import type { ShellFacts, SiteRoute } from '@site/shared/contracts';

/** Pages by part: the parts of a deployment, each with what its release says of its pages. */
type PartPages = Record<string, { stats: Pick<PartBuild['stats'], 'pages'> }>;

/**
 * The routes that a deployment has: those that its shell says, of parts that are in it, and those that the releases of the
 * parts say of themselves. So a part ships a new page alone. Which module shows a path is for the part to say. Two routes
 * may have one path here: a gate refuses that.
 * @param parts the deployment's parts by name
 */
export function siteRoutes({ routes }: Pick<ShellFacts, 'routes'>, parts: PartPages): SiteRoute[] {
  const said = routes
    .filter(({ remote }) => remote in parts)
    .map((route) => ({ ...route, module: parts[route.remote]?.stats.pages[route.path] ?? route.module }));
  const isNew = ({ path, remote }: SiteRoute) =>
    !said.some((route) => route.path === path && route.remote === remote);
  return [...said, ...declaredRoutes(parts).filter(isNew)];
}

function declaredRoutes(parts: PartPages): SiteRoute[] {
  return Object.keys(parts)
    .sort()
    .flatMap((remote) =>
      Object.entries(parts[remote]?.stats.pages ?? {}).map(([path, module]) => ({ path, remote, module })),
    );
}
