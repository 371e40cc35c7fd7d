/* global __react_refresh_library__ */
/**
 * In the place of `react-refresh/runtime`: one for all parts of a page. React asks the one that it heard of last which
 * components took the place of which; with one for each part, an edit in one would bring back what was edited in another.
 */
const own = require('own-react-refresh');

const runtime = (globalThis.siteRefreshRuntime ??= own);

module.exports = {
  ...runtime,
  // Each part asks for it.
  injectIntoGlobalHook: (scope) => own === runtime && own.injectIntoGlobalHook(scope),
  // Two parts may have modules of the same path: each brings a copy of what they do not share.
  register: (type, id) => runtime.register(type, `${__react_refresh_library__} ${id}`),
};
