import { type Store, StoreConflict } from '@site/store';

const ROUNDS = 20;
const POINTER = 'pointers/live.json';

/** The part of the contract that keeps two people who ship at once apart. */
export function describeRaces(handles: () => [Store, Store]): void {
  describe(`given two writers at once, ${ROUNDS} rounds`, () => {
    let store: Store;
    let other: Store;

    beforeEach(() => {
      [store, other] = handles();
    });

    it('lets exactly one create a key, and keeps its bytes', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const key = `race/create-${round}`;

        const outcomes = await Promise.all([store.create(key, bytes('A')), other.create(key, bytes('B'))]);

        expect([...outcomes].sort()).toEqual(['created', 'exists']);
        expect(await text(store, key)).toBe(outcomes[0] === 'created' ? 'A' : 'B');
      }
    });

    it('lets exactly one move a pointer, and tells the other', async () => {
      let version = await store.replace(POINTER, bytes('start'), null);
      for (let round = 0; round < ROUNDS; round += 1) {
        const outcomes = await Promise.allSettled([
          store.replace(POINTER, bytes(`A${round}`), version),
          other.replace(POINTER, bytes(`B${round}`), version),
        ]);

        const winners = outcomes.filter((outcome) => outcome.status === 'fulfilled');
        const losers = outcomes.filter((outcome) => outcome.status === 'rejected');
        expect(winners).toHaveLength(1);
        expect(losers.map(({ reason }) => reason)).toEqual([expect.any(StoreConflict)]);

        const now = await store.read(POINTER);
        expect(now?.version).toBe(winners[0]?.value);
        expect(now?.body.toString()).toBe(outcomes[0].status === 'fulfilled' ? `A${round}` : `B${round}`);
        version = now!.version;
      }
    });

    it('loses no move when each writer reads and tries again', async () => {
      const counter = 'pointers/counter.json';
      const addTwenty = async (handle: Store) => {
        for (let added = 0; added < ROUNDS;) {
          const seen = await handle.read(counter);
          const next = bytes(String(Number(seen?.body.toString() ?? 0) + 1));
          const moved = await handle.replace(counter, next, seen?.version ?? null).catch(ignoreConflict);
          if (moved !== null) added += 1;
        }
      };

      await Promise.all([addTwenty(store), addTwenty(other)]);

      expect(await text(store, counter)).toBe(String(2 * ROUNDS));
    });
  });
}

function bytes(value: string): Buffer {
  return Buffer.from(value);
}

async function text(store: Store, key: string): Promise<string | undefined> {
  return (await store.read(key))?.body.toString();
}

function ignoreConflict(error: unknown): null {
  if (error instanceof StoreConflict) return null;
  throw error;
}
