#!/usr/bin/env node
const { join } = require('node:path');
const { ROOT } = require('@site/shared/working-copy/working-copy');
const { runBundled, unreadableSources } = require('./run-bundled');

// The S3 client is pinned and runs on every Node that the site runs on: its warning of later versions is no news to operators.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

const bundle = join(ROOT, '.cache/site-command.js');

void runBundled(ROOT, join(__dirname, '../run.ts'), bundle).then(({ run }) => run(process), reject);

/** @param {any} error */
function reject(error) {
  const sentences = unreadableSources(error, ROOT);
  if (sentences.length === 0) throw error;
  for (const sentence of sentences) process.stderr.write(`error: ${sentence}\n`);
  process.stderr.write('  → Put right what it names, then run the command again. Nothing was changed.\n');
  process.exitCode = 1;
}
