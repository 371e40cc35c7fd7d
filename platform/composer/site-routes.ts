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

/** An address that leads on to a page, as a part says it. */
export interface MovedAddress {
  part: string;
  from: string;
  /** A page's path; or another such address, which was a page once. */
  to: string;
}

/** All of them, by part. */
export function movedAddresses(
  parts: Record<string, { stats: Pick<PartBuild['stats'], 'moved'> }>,
): MovedAddress[] {
  return Object.keys(parts)
    .sort()
    .flatMap((part) => Object.entries(parts[part]!.stats.moved).map(([from, to]) => ({ part, from, to })));
}

/** The page at which a way over several addresses ends; null where it comes back to one. */
export function endOfWay({ from, to }: MovedAddress, all: MovedAddress[], past = [from]): string | null {
  if (past.includes(to)) return null;
  const next = all.find((one) => one.from === to);
  return next ? endOfWay(next, all, [...past, to]) : to;
}
