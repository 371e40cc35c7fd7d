import { satisfies } from 'semver';
import type { SiteProblem } from '../store/site-error';
import type { Candidate } from './check-gates';

/** Every remote gets from the shell what it was built against: else it would refuse to start in the browser. */
export function sharedScopeGate({ manifests }: Candidate): SiteProblem[] {
  const provided = manifests.shell?.federation.shared.provides ?? {};
  return Object.values(manifests)
    .filter(({ part }) => part !== 'shell')
    .flatMap(({ part, release, federation }) =>
      Object.entries(federation.shared.requires)
        .filter(([name, range]) => !satisfies(provided[name] ?? '', range))
        .map(([name, range]) => ({
          code: 'shared-scope-incompatible',
          severity: 'error' as const,
          message: `${part}@${release} needs ${name} ${range}; the shell brings ${provided[name] ?? 'none'}.`,
          remedy: `Publish and promote a shell that brings ${name} ${range}, or build ${part} against the live one.`,
        })),
    );
}
