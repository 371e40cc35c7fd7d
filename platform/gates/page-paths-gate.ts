import { PATH_FORM, pathFault } from '@site/addresses';
import type { SiteRoute } from '@site/shared/contracts';
import { finding, type SiteProblem } from '@site/errors';
import type { ReleaseCandidate, ReleaseGate } from './candidate';

/** Every page has a path of its own, which the site does not need for itself. */
export const pagePathsGate: ReleaseGate = (candidate) => {
  const byPath = new Map<string, SiteRoute[]>();
  for (const route of candidate.routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);
  return [...byPath].flatMap(([path, routes]) => [
    ...invalid(path, routes, candidate),
    ...(routes.length > 1 ? [taken(path, routes, candidate)] : []),
  ]);
};

function invalid(path: string, routes: SiteRoute[], candidate: ReleaseCandidate): SiteProblem[] {
  const fault = pathFault(path);
  if (!fault) return [];
  return [
    finding(
      `path-${fault}`,
      `${releasesOf(routes, candidate)} brings a page at ${JSON.stringify(path)}, ${fault === 'invalid' ? 'which is no path of a page' : 'which the site itself needs'}.`,
      `${PATH_FORM}. Choose another in shared/parts.json, and publish that part again.`,
    ),
  ];
}

function taken(path: string, routes: SiteRoute[], candidate: ReleaseCandidate): SiteProblem {
  return finding(
    'path-taken',
    `Two parts bring a page at ${path}: ${releasesOf(routes, candidate)}.`,
    'The path stays with the part that is live with it. Choose another in shared/parts.json for the new page, and publish that part again.',
  );
}

function releasesOf(routes: SiteRoute[], { manifests }: ReleaseCandidate): string {
  return routes.map(({ remote }) => `${remote}@${manifests[remote]?.release}`).join(' and ');
}
