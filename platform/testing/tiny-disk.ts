import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeTemporaryFolder } from './temporary-folder';

/** A real file system of a given size, mounted for a test. */
export interface TinyDisk {
  folder: string;
  /** Fills it but for so much, in kB. */
  leaveRoom(kilobytes: number): Promise<void>;
  /** Mounts it again, for reading only or for writing. */
  remount(mode: 'ro' | 'rw'): void;
  unmount(): Promise<void>;
}

/** `describe` for tests that mount a tiny disk. Where this user may not, they are skipped; the title says why. */
export const describeOnTinyDisk: (title: string, tests: () => void) => void = mayMount()
  ? describe
  : (title, tests) => describe.skip(`${title} [skipped: this user may not mount a file system]`, tests);

/**
 * Mounts a tmpfs of the given size.
 *
 * @param size as mount(8) reads it: `64k`
 * @throws where this user may not mount: see {@link describeOnTinyDisk}
 */
export async function mountTinyDisk(size: string): Promise<TinyDisk> {
  const folder = await makeTemporaryFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  return {
    folder,
    leaveRoom: async (kilobytes) => {
      const ballast = path.join(folder, 'ballast');
      await fs.rm(ballast, { force: true });
      const { bavail, bsize } = await fs.statfs(folder);
      await fs.writeFile(ballast, Buffer.alloc(bavail * bsize - kilobytes * 1024));
    },
    remount: (mode) => void execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' }),
    unmount: async () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      await fs.rmdir(folder);
    },
  };
}

function mayMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'may-mount-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], {
    stdio: 'ignore',
  });
  if (status === 0) execFileSync('umount', [folder], { stdio: 'ignore' });
  rmdirSync(folder);
  return status === 0;
}
