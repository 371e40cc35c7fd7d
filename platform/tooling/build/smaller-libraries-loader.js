/**
 * Webpack loader for modules of libraries: leaves out what the site has no use for, and a bundler cannot know that. Whole modules have
 * a stand-in; all others are the router's, which is one file, and of which the site uses a quarter.
 */
const { basename, dirname } = require('node:path');

/** By file name, of `index` by its folder's. */
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
  // Whether a version is in a range: of all that ranges can say, the two forms that occur. `^` is what the table of shared packages says
  // (`shared/federation.js`), `<=` is how the runtime compares two versions. The regular expressions for all the rest take a cheap phone
  // 20 to 40 ms. A range in another form, and a version that is not three numbers, fit nothing, so that a strict share refuses them.
  semver: `
    const RANGE = /^(\\^|<=)(\\d+)\\.(\\d+)\\.(\\d+)$/;
    const VERSION = /^()(\\d+)\\.(\\d+)\\.(\\d+)$/;
    const read = (form, text) => form.exec(text)?.slice(1).map((part, index) => (index ? Number(part) : part));
    export function satisfy(version, range) {
      const [operator, ...limit] = read(RANGE, range) ?? [];
      const [, ...numbers] = read(VERSION, version) ?? [];
      if (!operator || numbers.length === 0) return false;
      const first = numbers.findIndex((number, index) => number !== limit[index]);
      if (first < 0) return true;
      return operator === '^' ? first > 0 && limit[0] > 0 && numbers[first] > limit[first] : numbers[first] < limit[first];
    }`,
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
  const name = basename(this.resourcePath);
  const standIn = STAND_INS[name === 'index.js' ? basename(dirname(this.resourcePath)) : name];
  if (standIn || this.mode === 'development') return standIn ?? source;
  return source
    .replace(FACTORY, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(CLASS_CONTEXT, '$1\n  static contextType = $4;$3');
};
