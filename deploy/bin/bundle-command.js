const { readFileSync } = require('node:fs');
const { dirname, relative } = require('node:path');
const esbuild = require('esbuild');

/** These bring compiled code, look for files beside them, or are large and seldom wanted. */
const LOADED_FROM_THEIR_FOLDER = [
  '@axe-core/playwright',
  '@observablehq/plot',
  '@resvg/resvg-js',
  'esbuild',
  'jsdom',
  'pg',
  'playwright-core',
  'puppeteer-core',
  'selenium-webdriver',
  'ses',
  'sharp',
];

/** Of these, the form that `import` would take looks for files beside it. */
const AS_REQUIRED = ['css-tree/generator', 'css-tree/parser', 'css-tree/walker'];

/** esbuild leaves letters of other scripts in regular expressions, and a file of ASCII alone is read faster. @param {string} code */
function inAscii(code) {
  return code.replace(
    /(?<!\\)[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A source, ours or a library's, has the name and the folder of its own file, not of the bundle. */
const ownNames = {
  name: 'own names',
  /** @param {import('esbuild').PluginBuild} build */
  setup: (build) =>
    build.onLoad({ filter: /\.(ts|[cm]?js)$/ }, ({ path }) => ({
      contents: inAscii(readFileSync(path, 'utf8'))
        .replace(/\b__dirname\b/g, JSON.stringify(dirname(path)))
        .replace(/\b__filename\b/g, JSON.stringify(path)),
      loader: path.endsWith('.ts') ? 'ts' : 'js',
    })),
};

/**
 * Makes one file of a command and its libraries.
 * @param {string} root of the working copy
 * @param {string} source the file that the command begins with
 * @returns {Promise<import('./kept-bundle').MadeBundle>} with the names of its sources below the root
 */
async function bundleCommand(root, source) {
  const startedAt = Date.now();
  const { outputFiles, metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: 'bundle.cjs',
    bundle: true,
    platform: 'node',
    target: `node${process.versions.node}`,
    // V8 gets the file as a script, which knows `require` alone.
    supported: { 'dynamic-import': false },
    external: LOADED_FROM_THEIR_FOLDER,
    alias: Object.fromEntries(AS_REQUIRED.map((name) => [name, require.resolve(name)])),
    plugins: [ownNames],
    // Half as much for each command to read; names stay, as messages and stacks show them.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: 'none',
    sourcemap: 'external',
    sourcesContent: false,
    metafile: true,
    write: false,
    // What cannot be read is reported in our words (`unreadable-sources.js`).
    logLevel: 'silent',
  });
  const [map, code] = outputFiles.map(({ text }) => text);
  return { code, map, inputs: [...Object.keys(metafile.inputs), relative(root, __filename)], startedAt };
}

module.exports = { bundleCommand };
