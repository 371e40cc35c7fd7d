import fs from 'node:fs';

/** The calls by which the folder store touches the disk, each a point at which a process can die. */
const CALLS = [
  'open',
  'mkdir',
  'link',
  'rename',
  'unlink',
  'rmdir',
  'rm',
  'readdir',
  'readFile',
  'stat',
  'write',
  'fsync',
  'close',
];

/** Makes this process die by SIGKILL just before its n-th file system call from now on. */
export function dieAtCall(n: number): void {
  let calls = 0;
  const countCall = (): void => {
    calls += 1;
    if (calls === n) process.kill(process.pid, 'SIGKILL');
  };

  for (const library of [fs, fs.promises] as unknown as Record<string, unknown>[]) {
    for (const name of CALLS) {
      const original = library[name];
      if (typeof original !== 'function') continue;

      library[name] = Object.assign(function (this: unknown, ...values: unknown[]) {
        countCall();
        return original.apply(this, values) as unknown;
      }, original);
    }
  }
}
