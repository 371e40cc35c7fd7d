/**
 * Makes a part's own webpack runtime ask the page's deployment for the integrity of every script and style sheet that it
 * loads later. Module Federation's own loading (remote entries, an exposed module's first chunks) does not pass
 * here; `shell/remotes/runtime-plugin.ts` covers it.
 */
const MiniCssExtractPlugin = require('mini-css-extract-plugin');

class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      const scripts = compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap('IntegrityPlugin', (source) => `${source}\n${setIntegrity('script', 'url')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`,
      );
    });
  }
}

/** Outside a composed page (development) there is no deployment and nothing to check against. */
function setIntegrity(element, url) {
  return `if (globalThis.siteIntegrity) { ${element}.integrity = globalThis.siteIntegrity(${url}); ${element}.crossOrigin = 'anonymous'; }`;
}

module.exports = { IntegrityPlugin };
