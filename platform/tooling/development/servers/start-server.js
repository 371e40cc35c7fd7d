const { spawn } = require('node:child_process');
const { utimes } = require('node:fs');
const { constants, setPriority } = require('node:os');
const { join } = require('node:path');
const webpack = require('webpack');
const WebpackDevServer = require('webpack-dev-server');
const { knownParts, ROOT } = require('@site/shared/working-copy/working-copy');
const { devBase } = require('./address');

/**
 * Serves parts from their source, all at one port of this machine.
 * @param {object} options
 * @param {string[]} options.names of the parts
 * @param {number} options.port
 * @param {boolean} [options.isAlone] whether the part has a page of its own
 * @param {{ documents: Function, files: Function }} [options.live] what is asked before and after the parts' own files
 */
async function startServer({ names, port, isAlone = false, live }) {
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      static: false,
      historyApiFallback: live ? false : { index: `${devBase(isAlone ? names[0] : 'shell')}index.html` },
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        logging: 'warn',
        // Where the page is: all parts have one port.
        webSocketURL: 'auto://0.0.0.0:0/ws',
      },
      setupMiddlewares: (all) => (live ? withLive(all, live) : all),
    },
    webpack(names.map((name) => configOf(name, isAlone))),
  );
  await server.start();
  server.middleware.waitUntilValid(() => watchTypes(names, server.compiler));
}

function withLive(all, { documents, files }) {
  const built = all.findIndex(({ name }) => name === 'webpack-dev-middleware');
  return [...all.slice(0, built), documents, ...all.slice(built), files];
}

function configOf(name, isAlone) {
  const { workspace } = knownParts[name];
  const recipe = require(join(ROOT, workspace, 'webpack.config.js'));
  const [config] = [recipe({ isAlone }, { mode: 'development' })].flat();
  return config;
}

/** Tells in the terminal where types do not fit, after each edit: webpack builds without them. Builds come first. */
function watchTypes(names, { hooks }) {
  const words = ['--build', '--watch', '--noEmit', '--preserveWatchOutput'];
  if (process.stdout.isTTY) words.push('--pretty');
  const projects = names.map((name) => join(ROOT, knownParts[name].workspace));
  const compiler = require.resolve('typescript/bin/tsc');
  const stdio = ['ignore', 'pipe', 'inherit'];
  const child = spawn(process.execPath, [compiler, ...words, ...projects], { stdio });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('exit', () => child.kill());

  // It watches once it has read all, and says so a moment before. What is edited until then would go unseen: it is touched until it is seen.
  const edited = new Set();
  let isWatching = false;
  let touching;
  // What has no types, such as a content file, it never sees.
  hooks.invalid.tap('watchTypes', (file) => /\.tsx?$/.test(file) && !isWatching && edited.add(file));
  child.stdout.on('data', (said) => {
    process.stdout.write(said);
    if (String(said).includes('File change detected')) clearInterval(touching);
    if (isWatching || !String(said).includes('Watching for file changes')) return;
    isWatching = true;
    if (edited.size > 0) touching = setInterval(() => touch(edited), TOUCHED_EVERY_MS);
  });
}

const TOUCHED_EVERY_MS = 1_000;

/** Has files look as if they were edited just now. */
function touch(files) {
  const now = new Date();
  for (const file of files) utimes(file, now, now, () => undefined);
}

module.exports = { startServer };
