/**
 * Loaded into every Node process of a measured command (NODE_OPTIONS). Each appends to the file that BENCH_USAGE names,
 * at its end, how long it ran and the most memory that it had.
 */
const { appendFileSync } = require('node:fs');
const { basename } = require('node:path');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  process.on('exit', () => {
    const command = basename(process.argv[1] ?? '', '.js');
    const { maxRSS } = process.resourceUsage();
    const usage = { command, milliseconds: performance.now(), megabytes: (maxRSS * 1024) / 1_000_000 };
    appendFileSync(process.env.BENCH_USAGE, `${JSON.stringify(usage)}\n`);
  });
}
