import { cpSync } from 'node:fs';

/**
 * Copies a store that lies in a folder, with its links, and with the times of its files: `verify` compares those with what records
 * say, and would call a copy of an older store "restored from a backup".
 */
export function copyFolderStore(source: string, folder: string): void {
  cpSync(source, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}
