import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import { makeTemporaryFolder } from './temporary-folder';

/** A real file system of a given size, mounted for a test. */
export interface TinyDisk {
  folder: string;
  /** Mounts it again, for reading only or for writing. */
  remount(mode: 'ro' | 'rw'): void;
  unmount(): Promise<void>;
}

/**
 * Mounts a tmpfs of the given size.
 *
 * @param size as mount(8) reads it: `64k`
 * @returns null where this user may not mount
 */
export async function mountTinyDisk(size: string): Promise<TinyDisk | null> {
  const folder = await makeTemporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    await fs.rmdir(folder);
    return null;
  }

  return {
    folder,
    remount: (mode) => void execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' }),
    unmount: async () => {
      execFileSync('umount', [folder], { stdio: 'ignore' });
      await fs.rmdir(folder);
    },
  };
}

/** For the test that is skipped then. */
export function sayThatMountingIsNotAllowed(): void {
  console.warn(
    'Skipped: this user may not mount a file system, which the test of a full or read-only disk needs.',
  );
}
