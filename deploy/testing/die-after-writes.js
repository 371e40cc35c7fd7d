/**
 * Loaded before a command (`node --require`): its process dies by SIGKILL as soon as a number of writes to a folder
 * store are done, and otherwise tells at its end, on standard error, how many there were. SITE_TEST_WRITES: the number;
 * 0: before the first.
 */
require('tsx/cjs');
const { writeSync } = require('node:fs');
const { FolderSlots } = require('../store/folder-slots.ts');
const { FolderStore } = require('../store/folder-store.ts');

const most = Number(process.env.SITE_TEST_WRITES);
let done = 0;

const dieIfDone = () => {
  if (done >= most) process.kill(process.pid, 'SIGKILL');
};

const writers = [
  [FolderStore.prototype, 'create'],
  [FolderSlots.prototype, 'replace'],
];

for (const [prototype, name] of writers) {
  const write = prototype[name];
  prototype[name] = async function (...values) {
    dieIfDone();
    const outcome = await write.apply(this, values);
    done += 1;
    dieIfDone();
    return outcome;
  };
}

process.on('exit', () => writeSync(2, `writes: ${done}\n`));
