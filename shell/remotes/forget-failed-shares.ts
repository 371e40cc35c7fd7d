import { getInstance } from '@module-federation/enhanced/runtime';

/**
 * Lets shared libraries that could not be fetched be fetched again. The federation runtime keeps the rejected promise of
 * the first attempt, and would hand it out to every later one.
 */
export function forgetFailedShares(): void {
  const scopes = Object.values(getInstance()?.shareScopeMap ?? {});
  const versions = scopes.flatMap((scope) => Object.values(scope)).flatMap((byVersion) => Object.values(byVersion));
  for (const shared of versions) if (!shared.loaded) shared.loading = null;
}
