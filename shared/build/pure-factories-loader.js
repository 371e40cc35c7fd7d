/**
 * Webpack loader for a library's module: marks the contexts and components that React makes at its top level as free of
 * side effects, and leaves out their names for React's developer tools. The minimizer then drops those that nothing
 * imports, with all that only they use. (React's factories have no side effects; a bundler cannot know that.)
 */
const FACTORY = /^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const DISPLAY_NAME = /^[\w$]+\.displayName = "[^"]*";$/gm;

module.exports = function pureFactoriesLoader(source) {
  if (this.mode === 'development') return source;
  return source.replace(FACTORY, '$1/* @__PURE__ */ ').replace(DISPLAY_NAME, '');
};
