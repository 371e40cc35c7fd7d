import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** How long a remote's script may take, in ms, before the attempt counts as failed and is repeated. */
const SCRIPT_TIMEOUT = 12_000;

/** Checks what the federation runtime itself loads (remote entries, exposed modules) against the page's lock. */
export default function lockPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'lock-plugin',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (globalThis.siteIntegrity) script.integrity = globalThis.siteIntegrity(url);
      return { script, timeout: SCRIPT_TIMEOUT };
    },
  };
}
