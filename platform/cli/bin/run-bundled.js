const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, relative } = require('node:path');

/** Other packages are loaded from their folders. What is bundled of ours has the name of its own folder. */
const oursAlone = {
  name: 'ours alone',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@site/') ? null : { external: true },
    );
    build.onLoad({ filter: /\.[jt]s$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8').replace(/\b__dirname\b/g, JSON.stringify(dirname(path)));
      return path.endsWith('.ts') ? loadingWhatIsUsed(path, source) : { contents: source };
    });
  },
};

/** A module that loads what it imports at its first use: a command uses a tenth of all. @param {string} path @param {string} source */
function loadingWhatIsUsed(path, source) {
  try {
    const { code } = require('@swc/core').transformSync(source, {
      filename: path,
      swcrc: false,
      sourceMaps: 'inline',
      jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
      module: { type: 'commonjs', lazy: source.match(/(?<= from ')[^']+/g) ?? false },
    });
    return { contents: code };
  } catch {
    // esbuild has the words for what it cannot read.
    return { contents: source, loader: 'ts' };
  }
}

/**
 * Bundles TypeScript, runs it, and returns what it exports; stacks name the sources.
 * @param {string} root @param {string} source
 * @param {string} [cache] file that keeps the bundle until one of its sources changes
 */
async function runBundled(root, source, cache) {
  // A test may have changed sources in memory.
  if (require.extensions['.ts']) return require(source);
  const text = (cache && readCached(root, cache)) ?? (await bundle(root, source, cache));
  process.setSourceMapsEnabled(true);
  const script = Object.assign(new Module(source), { paths: module.paths });
  script._compile(text, source.replace(/\.ts$/, '.js'));
  return script.exports;
}

/** @param {string} root @param {string} source @param {string} [cache] */
async function bundle(root, source, cache) {
  const { outputFiles, metafile } = await require('esbuild').build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: dirname(source),
    bundle: true,
    platform: 'node',
    plugins: [oursAlone],
    sourcemap: cache ? 'external' : 'inline',
    sourcesContent: false,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [map, { text: code }] = cache ? outputFiles : [null, outputFiles[0]];
  // Read when an error is told, and not before.
  const text = map ? `${code}//# sourceMappingURL=${cache}.map\n` : code;
  const sources = [...Object.keys(metafile.inputs), relative(root, __filename)];
  if (map) writeCached(`${cache}.map`, map.text);
  if (cache) writeCached(cache, `${stampOf(root, sources)}\n${text}`);
  return text;
}

/** The bundle, if all its sources are as they were. @param {string} root @param {string} cache */
function readCached(root, cache) {
  try {
    const [stamp, text] = readFileSync(cache, 'utf8').split(/\n(.*)/s);
    return stamp === stampOf(root, Object.keys(JSON.parse(stamp))) ? text : null;
  } catch {
    return null;
  }
}

/** Time and size of each source. @param {string} root @param {string[]} sources */
function stampOf(root, sources) {
  const stamps = sources.map((source) => {
    const { mtimeMs, size } = statSync(`${root}/${source}`);
    return [source, `${mtimeMs} ${size}`];
  });
  return JSON.stringify(Object.fromEntries(stamps));
}

/** Without it, the next start bundles again: a folder may be read-only. @param {string} cache @param {string} text */
function writeCached(cache, text) {
  const written = `${cache}.${process.pid}`;
  try {
    mkdirSync(dirname(cache), { recursive: true });
    writeFileSync(written, text);
    renameSync(written, cache);
  } catch {}
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
