import { NO_FILE } from '@site/shared/contracts';

/**
 * Under the page's Content-Security-Policy every script address passes this one Trusted Types policy, which lets through what the page's
 * deployment names and nothing else: what the shell gives an integrity (`remotes/page-deployment.ts`). Before the shell has read the
 * deployment, that is nothing. It keeps to whom it asked first, which is before any code of a remote runs.
 */
export function guardScriptAddresses(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  let integrityOf: typeof globalThis.siteIntegrity;
  trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      integrityOf ||= globalThis.siteIntegrity;
      // An element may have that name.
      const integrity = typeof integrityOf === 'function' && integrityOf(address);
      const isOwn = new URL(address, location.href).origin === location.origin;
      if (isOwn && typeof integrity === 'string' && integrity !== NO_FILE) return address;
      throw new TypeError(`Not in the page's deployment: ${address}`);
    },
  });
}

/** Not in the types of every browser. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): void;
}
