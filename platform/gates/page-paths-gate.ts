import { PATH_FORM, pathFault } from '@site/addresses';
import type { SiteRoute } from '@site/shared/contracts';
import { finding } from '@site/errors';
import type { ReleaseGate } from './candidate';

/** Every page has a path of its own, which the site does not need for itself. */
export const pagePathsGate: ReleaseGate = (candidate) => {
  const byPath = new Map<string, SiteRoute[]>();
  for (const route of candidate.routes) byPath.set(route.path, [...(byPath.get(route.path) ?? []), route]);
  return [...byPath].flatMap(([path, routes]) => {
    const releases = routes
      .map(({ remote }) => `${remote}@${candidate.manifests[remote]?.release}`)
      .join(' and ');
    const fault = pathFault(path);
    const invalid = finding(
      `path-${fault}`,
      `${releases} brings a page at ${JSON.stringify(path)}, ${fault === 'invalid' ? 'which is no path of a page' : 'which the site itself needs'}.`,
      `${PATH_FORM}. Choose another in shared/parts.json, and publish that part again.`,
    );
    const taken = finding(
      'path-taken',
      `Two parts bring a page at ${path}: ${releases}.`,
      'The path stays with the part that is live with it. Choose another in shared/parts.json for the new page, and publish that part again.',
    );
    return [...(fault ? [invalid] : []), ...(routes.length > 1 ? [taken] : [])];
  });
};
