import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { SCRIPT_TIMEOUT_MS } from './load-with-retries';

// Under this name, the entries of the remotes find what the federation plugin leaves out of them (`externalRuntime`).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

/**
 * Checks what the federation runtime itself loads (remote entries, exposed modules) against the page's deployment, and lets it
 * load again what it could not have.
 */
export default function deploymentPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'deployment-plugin',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (globalThis.siteIntegrity) script.integrity = globalThis.siteIntegrity(url);
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
    /**
     * Lets a shared library that could not be fetched be fetched again. The federation runtime keeps the rejected promise of
     * the first attempt, and would hand it out to every later one. A version that another remote is loading is left to it: a second
     * request would make a second copy of a singleton.
     */
    errorLoadShare({ pkgName, shareScopeMap }) {
      const versions = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope[pkgName] ?? {}));
      for (const shared of versions) {
        const { loading } = shared;
        Promise.resolve(loading).catch(() => {
          if (shared.loading === loading) shared.loading = null;
        });
      }
    },
  };
}
