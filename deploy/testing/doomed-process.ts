import { writeSync } from 'node:fs';
import { FolderStore } from '../store/folder-store';
import { dieAtCall } from './die-at-call';

/** The bytes of the n-th object of a doomed process: long enough to be caught half-written. */
export function doomedBody(n: number): Buffer {
  return Buffer.alloc(40_000, `object ${n} `);
}

/**
 * Writes `doomed/<name>/<n>` and adds one to `channels/counter.json`, over and over, saying each act on standard
 * output when it is done, until it is killed: by itself before its n-th file system call, or from outside.
 * Arguments: root, name, call (0: live on).
 */
async function run([root, name, call]: string[]): Promise<void> {
  const store = new FolderStore(root!);
  if (Number(call) > 0) dieAtCall(Number(call));

  for (let n = 0; ; n += 1) {
    await store.create(`doomed/${name}/${n}`, doomedBody(n));
    writeSync(1, 'created\n');

    const seen = await store.read('channels/counter.json');
    const next = Number(seen?.body.toString() ?? 0) + 1;
    await store.replace('channels/counter.json', Buffer.from(String(next)), seen?.version ?? null);
    writeSync(1, 'moved\n');
  }
}

if (require.main === module) void run(process.argv.slice(2));
