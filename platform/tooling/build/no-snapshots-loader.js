/**
 * Webpack loader for two modules of the federation runtime that the shell has no use for: snapshots, from which a runtime
 * finds remotes by their manifests, and preloading, which the page does by itself. With `disableSnapshot`, the runtime
 * (`@module-federation/runtime-core` 2.9) leaves out the plugins for them, and still brings the code beneath.
 */
const REPLACEMENTS = {
  'SnapshotHandler.js': `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler {
      manifestCache = new Map();
    }
    export const getGlobalRemoteInfo = () => ({});`,
  'preload.js': `
    const refuse = () => { throw new Error('The page preloads what it needs; the runtime preloads nothing.'); };
    export { refuse as defaultPreloadArgs, refuse as formatPreloadArgs };
    export { refuse as normalizePreloadExposes, refuse as preloadAssets };`,
};

module.exports = function noSnapshotsLoader() {
  return REPLACEMENTS[this.resourcePath.split(/[\\/]/).pop()];
};
