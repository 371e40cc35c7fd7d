const { appendFileSync } = require('node:fs');
const { basename } = require('node:path');
const { isMainThread } = require('node:worker_threads');

/**
 * Is called in every Node process of a measured command (NODE_OPTIONS). Each appends to a file, at its end, how long it ran and
 * the most memory that it had.
 * @param {string} file
 */
module.exports = function recordUsage(file) {
  if (!isMainThread) return;
  process.on('exit', () => {
    const command = basename(process.argv[1] ?? '', '.js');
    const { maxRSS } = process.resourceUsage();
    const usage = { command, milliseconds: performance.now(), megabytes: (maxRSS * 1024) / 1_000_000 };
    appendFileSync(file, `${JSON.stringify(usage)}\n`);
  });
};
