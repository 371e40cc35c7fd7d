/** Where temporary files are quick: the release store flushes every write, which takes a disk some milliseconds each time. */
const { accessSync, constants, statfsSync } = require('node:fs');

const FOLDER = '/dev/shm';
/** In bytes. The tests need far less; containers often have 64 MB. */
const ROOM = 1024 ** 3;

/** Folder in memory for temporary files; null where there is none with room (macOS, small containers). */
function memoryFolder() {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize >= ROOM ? FOLDER : null;
  } catch {
    return null;
  }
}

module.exports = { memoryFolder };
