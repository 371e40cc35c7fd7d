import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { FolderStore } from './folder-store';
import { describeStoreContract } from './store.contract';

describeStoreContract('in a folder', async () => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'site-store-'));
  return {
    store: new FolderStore(root),
    reopen: async () => new FolderStore(root),
    close: () => fs.rm(root, { recursive: true }),
  };
});
