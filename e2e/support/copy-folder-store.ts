import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder';

/**
 * Copies a store that lies in a folder, with its links, and with the times of its files: `verify` compares those with what records
 * say, and would call a copy of an older store "restored from a backup".
 */
export function copyFolderStore(source: string, folder: string): void {
  cpSync(source, folder, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
}

/** A copy of the journeys' store, for one journey alone. @returns its folder, which the journey removes */
export function copyJourneyStore(): string {
  return copyStore(process.env.SITE_E2E_STORE as string);
}

/** The same of another store. */
export function copyStore(source: string): string {
  const stores = memoryFolder() ?? join(__dirname, '../../.cache/journey-stores');
  mkdirSync(stores, { recursive: true });
  const folder = mkdtempSync(join(stores, 'journey-store-'));
  copyFolderStore(source, folder);
  return folder;
}
