import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

/**
 * Lets a shared library that could not be fetched be fetched again. The federation runtime keeps the rejected promise of
 * the first attempt, and would hand it out to every later one.
 */
export function forgetFailedShare({
  pkgName,
  shareScopeMap,
}: Pick<FailedShare, 'pkgName' | 'shareScopeMap'>): void {
  const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
  for (const shared of versions) if (!shared.loaded) shared.loading = null;
}
