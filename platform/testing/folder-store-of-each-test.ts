import fs from 'node:fs/promises';
import { FolderStore } from '@site/store';
import { makeTemporaryFolder } from './temporary-folder';

/** Gives each test of the file or `describe` that calls it a fresh folder store, and removes its folder afterwards. */
export function folderStoreOfEachTest(take: (store: FolderStore) => void): void {
  let root: string;

  beforeEach(async () => {
    root = await makeTemporaryFolder();
    take(new FolderStore(root));
  });

  afterEach(() => fs.rm(root, { recursive: true }));
}
