import type { ReleaseGate } from './candidate';

/** Every module that the shell's routes ask for is exposed by the part that they ask, for the browser and for composing. */
export const exposedModulesGate: ReleaseGate = ({ manifests, routes }) =>
  routes.flatMap(({ path, remote, module }) => {
    const manifest = manifests[remote];
    if (!manifest) {
      return [
        {
          code: 'part-missing',
          severity: 'error' as const,
          message: `The shell's route ${path} shows ${remote}/${module}, and no release of ${remote} goes with it.`,
          remedy: `Publish the part, and put it live with the shell: npm run site -- promote shell ${remote}`,
        },
      ];
    }
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
        message: `The shell's route ${path} shows ${remote}/${module}; ${remote}@${manifest.release} ${fact}.`,
        remedy: `Keep ${module} in ${remote}'s exposed/ folder and in shared/federation.js, and publish ${remote} again; or put a shell live that no longer asks for it.`,
      },
    ];
  });

function list(names: string[]): string {
  return names.length > 0 ? names.join(', ') : 'nothing';
}
