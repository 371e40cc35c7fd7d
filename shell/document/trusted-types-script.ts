import { PAGE_DEPLOYMENT_SELECTOR, SERVICE_WORKER_FILE } from '@site/shared/contracts';

/**
 * Stands in the head beside the theme script, as plain old JavaScript. Under the page's Content-Security-Policy every
 * script address passes this one Trusted Types policy, which lets through what the page's deployment names and nothing else.
 * It is first asked when the shell has read the deployment, so the whole document is there.
 */
export const trustedTypesScript = `(function(){if(!window.trustedTypes)return;var l;trustedTypes.createPolicy("default",{createScriptURL:function(s){var u=new URL(s,location.href);var b=Document.prototype.querySelectorAll.call(document,'${PAGE_DEPLOYMENT_SELECTOR}');l=l||JSON.parse(b[b.length-1].textContent);if(u.origin===location.origin){if(u.pathname===l.basePath+${JSON.stringify(`/${SERVICE_WORKER_FILE}`)})return s;for(var n in l.parts){var p=l.parts[n];if(u.pathname.indexOf(p.base)===0&&Object.prototype.hasOwnProperty.call(p.integrity,u.pathname.slice(p.base.length)))return s}}throw new TypeError("Not in the page's deployment: "+s)}})})()`;
