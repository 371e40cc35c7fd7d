/**
 * Webpack loader for modules of libraries: leaves out what the site has no use for, and a bundler cannot know that. Whole modules have
 * a stand-in; all others are the router's, which is one file, and of which the site uses a quarter.
 */
const { basename } = require('node:path');

/** By file name. */
const STAND_INS = {
  // What makes an icon's component: without settings by context, other strokes, references, and classes of the icon's names.
  'createLucideIcon.mjs': `
  import { createElement } from 'react';
  import { hasA11yProp } from './shared/src/utils/hasA11yProp.mjs';

  export default function createLucideIcon({ node }) {
    return ({ size = 24, ...props }) =>
      createElement(
        'svg',
        {
          width: size,
          height: size,
          viewBox: '0 0 24 24',
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 2,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          'aria-hidden': !hasA11yProp(props) || undefined,
          ...props,
        },
        node.map(([element, attributes]) => createElement(element, attributes)),
      );
  }
`,
  // Snapshots, from which the federation's runtime finds remotes by their manifests, and preloading, which the page does by itself.
  // With `disableSnapshot`, the runtime (2.9) leaves out the plugins for them, and still brings the code beneath.
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

/**
 * What React makes at the top level of a module: contexts and components, which are free of side effects, and their names for
 * developer tools. Marked, the minimizer drops those that nothing imports, with all that only they use. A class gets its context in its
 * body, for the same reason.
 */
const FACTORY = /^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const CLASS_CONTEXT = /^(var ([\w$]+) = class extends [^{]*\{)$([^]*?)^\2\.contextType = ([\w$]+);$/gm;

module.exports = function smallerLibrariesLoader(source) {
  const standIn = STAND_INS[basename(this.resourcePath)];
  if (standIn || this.mode === 'development') return standIn ?? source;
  return source
    .replace(FACTORY, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(CLASS_CONTEXT, '$1\n  static contextType = $4;$3');
};
