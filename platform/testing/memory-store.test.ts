import { MemoryStore } from './memory-store';
import { describeStoreContract } from './store.contract';

describeStoreContract('in memory', async () => {
  const store = new MemoryStore();
  return { store, reopen: async () => store, close: async () => undefined };
});
