import type { ReleaseGate } from './candidate';

/** Every module that a page is shown by is exposed by its part, for the browser and for composing. */
export const exposedModulesGate: ReleaseGate = ({ manifests, routes }) =>
  routes.flatMap(({ path, remote, module }) => {
    const manifest = manifests[remote];
    if (!manifest) return [];
    const isExposed = manifest.federation.exposes.includes(module);
    const isBuilt = manifest.files.some((file) => file.path === `node/${module}.js`);
    if (isExposed && isBuilt) return [];
    const fact = isExposed
      ? `has no node/${module}.js to compose it with`
      : `exposes ${list(manifest.federation.exposes)}`;
    return [
      {
        code: 'exposed-module-missing',
        severity: 'error' as const,
        message: `The page ${path} is shown by ${remote}/${module}; ${remote}@${manifest.release} ${fact}.`,
        remedy: `Keep ${module} in ${remote}'s exposed/ folder and in shared/parts.json, and publish ${remote} again.`,
      },
    ];
  });

function list(names: string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}
