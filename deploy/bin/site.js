#!/usr/bin/env node
const { loadCommand } = require('./load-command');

// The S3 client is pinned, and runs on every Node that the site does: what its later versions need is no news to whoever ships.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

void loadCommand().then(({ run }) => run(process));
