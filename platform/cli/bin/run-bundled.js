const { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { dirname, join, relative } = require('node:path');

/** Small packages of many files, each of which a start would look for. All others are loaded from their folders. */
const BUNDLED =
  /^(commander|css-tree|diff|lru-cache|parse5|safe-stable-stringify|semver|write-file-atomic|zod)(\/|$)/;

/** A file of another's package; in a repository of one part, ours are packages, too. */
const OF_PACKAGE = /\/node_modules\/(?!@site\/)/;

/** Changes with every package that is installed. */
const INSTALLED = join(dirname(require.resolve('zod/package.json')), '../.package-lock.json');

/** What is bundled of ours has the name of its own folder. */
const readSources = {
  name: 'read sources',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) => {
    build.onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (path.startsWith('@site/') || OF_PACKAGE.test(importer)) return null;
      return BUNDLED.test(path) ? { path: require.resolve(path) } : { external: true };
    });
    // Its words for errors in 60 languages, which are loaded with it.
    build.onLoad({ filter: /zod\/v4\/locales\/index\.cjs$/ }, () => ({ contents: '' }));
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
 * @param {string} cache file that keeps the bundle until one of its sources changes
 */
async function runBundled(root, source, cache) {
  // A test may have changed sources in memory.
  if (require.extensions['.ts']) return require(source);
  const file = source.replace(/\.ts$/, '.js');
  nameSources(file, `${cache}.map`);
  const text = readCached(root, cache) ?? (await bundle(root, source, cache));
  const script = Object.assign(new Module(source), { paths: module.paths });
  script._compile(text, file);
  return script.exports;
}

/** @param {string} root @param {string} source @param {string} cache */
async function bundle(root, source, cache) {
  const { outputFiles, metafile } = await require('esbuild').build({
    absWorkingDir: root,
    entryPoints: [source],
    outdir: dirname(source),
    bundle: true,
    minifyWhitespace: true,
    lineLimit: 120,
    platform: 'node',
    plugins: [readSources],
    sourcemap: 'external',
    sourcesContent: false,
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const [map, { text }] = outputFiles;
  const own = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules/'));
  writeCached(`${cache}.map`, map.text);
  writeCached(
    cache,
    `${stampOf(root, [...own, relative(root, __filename), relative(root, INSTALLED)])}\n${text}`,
  );
  return text;
}

/**
 * Has the frames of a file in stacks name its sources. The map is read when an error is told: Node by itself reads it at every start.
 * @param {string} file @param {string} map
 */
function nameSources(file, map) {
  /** @type {Module.SourceMap | undefined} */
  let origins;
  /** @param {NodeJS.CallSite} frame */
  const nameFrame = (frame) => {
    if (frame.getFileName() !== file) return `${frame}`;
    origins ??= new Module.SourceMap(JSON.parse(readFileSync(map, 'utf8')));
    const { fileName, lineNumber, columnNumber } = origins.findOrigin(
      frame.getLineNumber(),
      frame.getColumnNumber(),
    );
    return `${frame.getFunctionName() ?? '<anonymous>'} (${join(dirname(file), fileName)}:${lineNumber}:${columnNumber})`;
  };
  Error.prepareStackTrace = (error, frames) => [error, ...frames.map(nameFrame)].join('\n    at ');
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

/** Time and size of each source, where it is there. @param {string} root @param {string[]} sources */
function stampOf(root, sources) {
  const stamps = sources.map((source) => {
    const { mtimeMs, size } = statSync(`${root}/${source}`, { throwIfNoEntry: false }) ?? {};
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
