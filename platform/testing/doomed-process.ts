import { writeSync } from 'node:fs';
import { FolderStore } from '@site/store';
import { dieAtCall } from './die-at-call';

/** The bytes of the n-th object of a doomed process: long enough to be caught half-written. */
export function doomedBody(n: number): Buffer {
  return Buffer.alloc(40_000, `object ${n} `);
}

/**
 * Writes `doomed/<name>/<n>` and adds one to `pointers/counter.json`, over and over, saying each act on standard
 * output when it is done, until it kills itself before its n-th file system call.
 * Arguments: root, name, call.
 */
async function run([root, name, call]: string[]): Promise<void> {
  const store = new FolderStore(root!);
  dieAtCall(Number(call));

  for (let n = 0; ; n += 1) {
    await store.create(`doomed/${name}/${n}`, doomedBody(n));
    writeSync(1, 'created\n');

    const seen = await store.read('pointers/counter.json');
    const next = Number(seen?.body.toString() ?? 0) + 1;
    await store.replace('pointers/counter.json', Buffer.from(String(next)), seen?.version ?? null);
    writeSync(1, 'moved\n');
  }
}

if (require.main === module) void run(process.argv.slice(2));
