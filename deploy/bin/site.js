#!/usr/bin/env node
const { ROOT } = require('@site/shared/working-copy/working-copy');
const { loadCommand } = require('./load-command');
const { unreadableSources } = require('./unreadable-sources');

// The S3 client is pinned, and runs on every Node that the site does: what its later versions need is no news to whoever ships.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

void loadCommand().then(({ run }) => run(process), refuse);

/** @param {unknown} error */
function refuse(error) {
  const sentences = unreadableSources(error, ROOT);
  if (!sentences) throw error;
  for (const sentence of sentences) process.stderr.write(`error: ${sentence}\n`);
  process.stderr.write('  → Put right what it names, then run the command again. Nothing was changed.\n');
  process.exitCode = 1;
}
