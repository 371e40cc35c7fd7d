/** What the processes of one test run share, whichever of them is the first: `npm test`, Jest, Playwright. */
const { memoryFolder } = require('./memory-folder');

/** Names the run, and gives its temporary files a place in memory: by these two, its processes find the servers that they share. */
function beginTestRun() {
  process.env.SITE_TEST_RUN ||= String(process.pid);
  const memory = memoryFolder();
  // Most of what store tests wait for is the disk.
  if (memory) process.env.TMPDIR ??= memory;
}

module.exports = { beginTestRun };
