import { pageFile } from '@site/addresses';
import type { SiteProblem } from '@site/errors';
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
      {
        code: 'exposed-module-missing',
        severity: 'error' as const,
        message: `The page ${path} is shown by ${remote}/${module}; ${remote}@${manifest.release} ${fact}.`,
        remedy: `Keep ${module} in ${remote}'s exposed/ folder and in shared/parts.json, and publish ${remote} again.`,
      },
    ];
  });
}

function unused({ manifests, routes }: ReleaseCandidate): SiteProblem[] {
  return Object.entries(manifests).flatMap(([part, { release, federation }]) => {
    const shown = routes.filter(({ remote }) => remote === part).map(({ module }) => module);
    return federation.exposes
      .filter((module) => !shown.includes(module))
      .map((module) => ({
        code: 'exposed-module-unused',
        severity: 'warning' as const,
        message: `${part}@${release} exposes ${module}, which no page shows.`,
        remedy: `Give it a path in shared/parts.json: npm run site -- new page. Or remove it from ${part}'s exposed/ folder.`,
      }));
  });
}

function list(names: string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}
