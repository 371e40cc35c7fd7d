const { jestConfig } = require('./shared/testing/jest-config');
const { memoryFolder } = require('./e2e/support/memory-folder');

// Most of what store tests wait for is the disk.
const memory = memoryFolder();
if (memory) process.env.TMPDIR ??= memory;

// By this, the processes of a run find what they share.
process.env.SITE_TEST_RUN ||= String(process.pid);

module.exports = jestConfig({ inBrowser: ['desk'], inNode: ['deploy', 'bench', 'docs', 'e2e'] });
