/**
 * Webpack loader for a library's module: marks the contexts and components that React makes at its top level as free of
 * side effects, and leaves out their names for React's developer tools. The minimizer then drops those that nothing
 * imports, with all that only they use. (React's factories have no side effects; a bundler cannot know that.) A class gets its
 * context in its body, for the same reason.
 */
const FACTORY = /^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;
const CLASS_CONTEXT = /^(var ([\w$]+) = class extends [^{]*\{)$([^]*?)^\2\.contextType = ([\w$]+);$/gm;

module.exports = function pureFactoriesLoader(source) {
  if (this.mode === 'development') return source;
  return source
    .replace(FACTORY, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(CLASS_CONTEXT, '$1\n  static contextType = $4;$3');
};
