/**
 * Makes a part's own webpack runtime ask the page for the integrity of every script and style sheet that it loads later.
 * Module Federation's own loading (remote entries, an exposed module's first chunks) does not pass
 * here; `shell/remotes/runtime-plugin.ts` covers it.
 *
 * An entry, which the page checks, begins with the integrity of what it loads later: in each page these hashes would be 0.4 kB.
 */
const { hash } = require('node:crypto');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { laterFiles, startGroups } = require('./chunk-groups');

const NAME = 'IntegrityPlugin';

class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, runtime, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const scripts = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      scripts.createScript.tap(NAME, (source) => `${source}\n${setIntegrity('script', 'url')}`);
      const styles = MiniCssExtractPlugin.getCompilationHooks(compilation);
      styles.beforeTagInsert.tap(NAME, (source, { tag, href }) => `${source}\n${setIntegrity(tag, href)}`);
    });
    if (compiler.options.mode === 'development') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // When all files have their last bytes and names.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const main = compilation.entrypoints.get('main');
        if (!main) return;
        const known = `globalThis.siteLaterIntegrity=${JSON.stringify(laterIntegrity(compilation, main))};\n`;
        const [entry] = main.getEntrypointChunk().files;
        compilation.updateAsset(entry, (source) => new sources.ConcatSource(known, source));
      });
    });
  }
}

/** Outside a composed page (development) there is no deployment and nothing to check against. */
function setIntegrity(element, url) {
  return `if (globalThis.siteIntegrity) { ${element}.integrity = globalThis.siteIntegrity(${url}); ${element}.crossOrigin = 'anonymous'; }`;
}

/** `sha256-…` by name of the file, as the page's deployment has it of others. */
function laterIntegrity(compilation, main) {
  const files = laterFiles(compilation, startGroups(compilation, main));
  const hashOf = (file) => hash('sha256', compilation.getAsset(file).source.buffer(), 'base64');
  return Object.fromEntries(
    files.filter((file) => /\.(js|css)$/.test(file)).map((file) => [file, `sha256-${hashOf(file)}`]),
  );
}

module.exports = { IntegrityPlugin };
