const { readFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join } = require('node:path');
const esbuild = require('esbuild');

/** Packages are loaded from their folders. What is bundled is ours, each source with the name of its own folder. */
const oursAlone = {
  name: 'ours alone',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@site/') ? null : { external: true },
    );
    build.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/\b__dirname\b/g, JSON.stringify(dirname(path))),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    }));
  },
};

/** Bundles TypeScript in memory, runs it, and returns what it exports; stacks name the sources. @param {string} root @param {string} source */
async function runBundled(root, source) {
  // A test may have changed sources in memory.
  if (require.extensions['.ts']) return require(source);
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: dirname(source),
    bundle: true,
    platform: 'node',
    plugins: [oursAlone],
    sourcemap: 'inline',
    sourcesContent: false,
    write: false,
    logLevel: 'silent',
  });
  process.setSourceMapsEnabled(true);
  const bundle = Object.assign(new Module(source), { paths: module.paths });
  bundle._compile(outputFiles[0].text, outputFiles[0].path);
  return bundle.exports;
}

/** A sentence for each source that esbuild could not read; none for another error. @param {any} error @param {string} root */
function unreadableSources({ errors = [] }, root) {
  return errors.map(({ location, text }) => {
    if (!location) return text;
    const { file, line, column } = location;
    return `${file}:${line}:${column + 1} cannot be read: ${text}`;
  });
}

module.exports = { runBundled, unreadableSources };
