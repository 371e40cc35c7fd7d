import fs from 'node:fs/promises';
import { FolderStore } from './folder-store';
import { describeStoreContract } from '../testing/store.contract';
import { makeTemporaryFolder } from '../testing/temporary-folder';

describeStoreContract('in a folder', async () => {
  const root = await makeTemporaryFolder();
  return {
    store: new FolderStore(root),
    reopen: async () => new FolderStore(root),
    close: () => fs.rm(root, { recursive: true }),
  };
});
