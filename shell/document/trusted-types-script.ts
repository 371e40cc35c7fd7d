import { NO_FILE } from '@site/shared/contracts';

/**
 * Stands in the head next to the theme script, as plain old JavaScript. Under the page's Content-Security-Policy every
 * script address passes this one Trusted Types policy, which lets through what the page's deployment names and nothing else:
 * what the shell gives an integrity (`remotes/page-deployment.ts`). Before the shell has read the deployment, that is nothing. It
 * keeps to whom it asked first, which is before any code of a remote runs.
 */
export const trustedTypesScript = `(function(){if(!window.trustedTypes)return;var of;trustedTypes.createPolicy("default",{createScriptURL:function(s){of=of||window.siteIntegrity;var integrity=typeof of==="function"&&of(s);if(new URL(s,location.href).origin===location.origin&&typeof integrity==="string"&&integrity!=="${NO_FILE}")return s;throw new TypeError("Not in the page's deployment: "+s)}})})()`;
