/**
 * Runs first in a live page on a developer's machine. Puts the development build of React in the place of the live shell's: only
 * that one can replace components in an open page. And lets the files of the part that is developed pass the page's check.
 */
const refresh = require('react-refresh/runtime');

// Before React is there, which looks for it.
globalThis.siteRefreshRuntime = refresh;
refresh.injectIntoGlobalHook(globalThis);

const libraries = {
  react: require('react'),
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
};

const federation = (globalThis.__FEDERATION__ ??= {});
(federation.__GLOBAL_PLUGIN__ ??= []).push({
  name: 'development-react',
  resolveShare(share) {
    const library = libraries[share.pkgName];
    if (library) share.resolver = () => ({ shared: { lib: () => library, loaded: true, useIn: [] } });
    return share;
  },
});

let integrityOf;
Reflect.defineProperty(globalThis, 'siteIntegrity', {
  get: () => integrityOf && ((url) => (isDeveloped(url) ? '' : integrityOf(url))),
  set: (own) => (integrityOf = own),
});

function isDeveloped(url) {
  return new URL(url, location.href).pathname.startsWith('/_dev/');
}
