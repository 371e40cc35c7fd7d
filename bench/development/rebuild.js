/**
 * node rebuild.js WORKSPACE FILE WORDS REPLACEMENT TIMES: watches a part as its development server does, replaces words
 * of a file so often, and prints a JSON list of how long each edit took until it was built, in ms. `%` in the
 * replacement stands for the number of the edit. The file stays changed: use a copy of the working copy.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');

const [workspace, name, words, replacement, times] = process.argv.slice(2);
process.env.WEBPACK_SERVE = 'true';

// The packages of the checkout: loaded from here, webpack would be another one than its plugins'.
const load = createRequire(join(workspace, 'webpack.config.js'));
const compiler = load('webpack')(load('./webpack.config.js')({}, { mode: 'development' }));
const file = join(workspace, name);
const original = readFileSync(file, 'utf8');

/** Edits after a moment, so that the watcher has seen the file as it was. */
const PAUSE = 1_500;
let editedAt = 0;
const durations = [];

const watching = compiler.watch(compiler.options.watchOptions, (error, stats) => {
  if (error || stats.hasErrors()) fail(error ?? stats.toString('errors-only'));
  if (editedAt) durations.push(performance.now() - editedAt);
  if (durations.length < Number(times)) setTimeout(edit, PAUSE);
  else watching.close(() => process.stdout.write(JSON.stringify(durations)));
});

function edit() {
  const changed = original.replace(words, replacement.replace('%', String(durations.length + 1)));
  if (changed === original) fail(`${name} does not say "${words}".`);
  editedAt = performance.now();
  writeFileSync(file, changed);
}

function fail(reason) {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}
