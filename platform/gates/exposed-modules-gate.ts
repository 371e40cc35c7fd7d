import { pageFile } from '@site/addresses';
import { finding, type SiteProblem } from '@site/errors';
import type { ReleaseCandidate, ReleaseGate } from './candidate';

/** Every module that a page is shown by is exposed by its part, and the page is in its release; and none is exposed for nothing. */
export const exposedModulesGate: ReleaseGate = (candidate) => [...missing(candidate), ...unused(candidate)];

function missing({ manifests, routes }: ReleaseCandidate): SiteProblem[] {
  return routes.flatMap(({ path, remote, module }) => {
    const manifest = manifests[remote];
    if (!manifest) return [];
    const isExposed = manifest.federation.exposes.includes(module);
    const isBuilt = manifest.files.some((file) => file.path === `compose/pages/${pageFile(path)}`);
    if (isExposed && isBuilt) return [];
    const fact = isExposed ? 'does not hold that page' : `exposes ${list(manifest.federation.exposes)}`;
    return [
      finding(
        'exposed-module-missing',
        `The page ${path} is shown by ${remote}/${module}; ${remote}@${manifest.release} ${fact}.`,
        `Keep ${module} in ${remote}'s exposed/ folder and in shared/parts.json, and publish ${remote} again.`,
      ),
    ];
  });
}

function unused({ manifests, routes }: ReleaseCandidate): SiteProblem[] {
  return Object.entries(manifests).flatMap(([part, { release, federation }]) => {
    const shown = routes.filter(({ remote }) => remote === part).map(({ module }) => module);
    return federation.exposes
      .filter((module) => !shown.includes(module))
      .map((module) =>
        finding(
          'exposed-module-unused',
          `${part}@${release} exposes ${module}, which no page shows.`,
          `Give it a path in shared/parts.json: npm run site -- new page. Or remove it from ${part}'s exposed/ folder.`,
          'warning',
        ),
      );
  });
}

function list(names: string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}
