#!/usr/bin/env node
const { enableCompileCache } = require('node:module');
const { join } = require('node:path');
const { ROOT, unusableNode } = require('@site/shared/working-copy/working-copy');
const { runBundled, unreadableSources } = require('./run-bundled');

// The S3 client is pinned and runs on every Node that the site runs on: its warning of later versions is no news to operators.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const bundle = join(ROOT, '.cache/site-command.js');
const unusable = unusableNode();

if (unusable) refuse([`${unusable.fact}.`], unusable.remedy);
else run();

function run() {
  // What reads along, such as `head`, may have read enough: the work goes on all the same.
  process.stdout.on('error', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
  });
  // Of a file, it keeps what the first process compiled that ran it: each command has its own.
  const [command] = /^[a-z]+$/.exec(process.argv[2] ?? '') ?? ['any'];
  enableCompileCache(join(ROOT, '.cache/compiled', command));
  void runBundled(ROOT, join(__dirname, '../run.ts'), bundle).then(({ run }) => run(process), reject);
}

/** @param {any} error */
function reject(error) {
  const sentences = unreadableSources(error, ROOT);
  if (sentences.length === 0) throw error;
  refuse(sentences, 'Put right what it names, then run the command again. Nothing was changed.');
}

/** @param {string[]} sentences @param {string} remedy */
function refuse(sentences, remedy) {
  for (const sentence of sentences) process.stderr.write(`error: ${sentence}\n`);
  process.stderr.write(`  → ${remedy}\n`);
  process.exitCode = 1;
}
