import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import { forgetFailedShare } from './forget-failed-share';
import { SCRIPT_TIMEOUT_MS } from './script-timeout';

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
    errorLoadShare: forgetFailedShare,
  };
}
