import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

/**
 * Lets a shared library that could not be fetched be fetched again. The federation runtime keeps the rejected promise of
 * the first attempt, and would hand it out to every later one. A version that another remote is loading is left to it: a second
 * request would make a second copy of a singleton.
 */
export function forgetFailedShare({
  pkgName,
  shareScopeMap,
}: Pick<FailedShare, 'pkgName' | 'shareScopeMap'>): void {
  const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
  for (const shared of versions) {
    const { loading } = shared;
    Promise.resolve(loading).catch(() => {
      if (shared.loading === loading) shared.loading = null;
    });
  }
}
