import { MemoryStore } from './memory-store';
import type { Store } from '@site/store';

/** Runs tests of records on a fresh store each, in memory: that all back ends behave alike is their contract (`store.contract.ts`). */
export function describeOnAStore(subject: string, tests: (given: { store: Store }) => void): void {
  describe(subject, () => {
    const given = { store: new MemoryStore() as Store };
    beforeEach(() => {
      given.store = new MemoryStore();
    });
    tests(given);
  });
}

/** Puts other bytes under a key that is written once, as a careless hand or a failing disk would. */
export async function alter(store: Store, key: string, change: (text: string) => string): Promise<void> {
  const stored = await store.read(key);
  if (stored === null) throw new Error(`There is no "${key}" to alter.`);

  await store.remove(key);
  await store.create(key, Buffer.from(change(stored.body.toString())));
}
