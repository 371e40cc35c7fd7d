import { readChain } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { FolderStore, StoreConflict } from '@site/store';
import { aLiveSite, livePointer, promoteParts, livePage } from '../../testing/a-live-site';
import { folderOfEachTest } from '../../testing/temporary-folder';
import { aLanding, aLegal } from '../../testing/tiny-parts';

/** A store in which something happens just before a pointer is moved. */
class DisturbedStore extends MemoryStore {
  disturb: (() => Promise<void>) | null = null;

  disturbOnce(disturb: () => Promise<unknown>): void {
    this.disturb = async () => {
      this.disturb = null;
      await disturb();
    };
  }

  override async replace(key: string, body: Uint8Array, version: string | null): Promise<string> {
    const disturb = this.disturb;
    await disturb?.();
    return super.replace(key, body, version);
  }
}

describe('when another promotion goes live in between', () => {
  const sentence = 'Diwali hours.';
  const clause = 'We keep it for 60 days.';

  it('both end up live, one on top of the other', async () => {
    const store = new DisturbedStore();
    await aLiveSite(undefined, store);
    store.disturbOnce(() => promoteParts(store, [aLegal({ clause })], { author: 'Ravi' }));
    const told: string[] = [];

    const outcome = await promoteParts(store, [aLanding({ sentence })], {
      progress: (line) => told.push(line),
    });

    expect(told).toContain('Another promotion went live first; composing on top of it');
    expect(outcome.status).toBe('promoted');
    expect(await livePage(store, 'index.html')).toContain(sentence);
    expect(await livePage(store, 'privacy-policy.html')).toContain(clause);
    const { deployments } = await readChain(store);
    expect(deployments.map(({ record }) => [record.number, record.author])).toEqual([
      [3, 'Asha'],
      [2, 'Ravi'],
      [1, 'Asha'],
    ]);
  });

  it('with the same release, it is live already', async () => {
    const store = new DisturbedStore();
    await aLiveSite(undefined, store);
    store.disturbOnce(() => promoteParts(store, [aLanding({ sentence })], { author: 'Ravi' }));

    const { status, deployment } = await promoteParts(store, [aLanding({ sentence })]);

    expect({ status, author: deployment.record.author }).toEqual({ status: 'already-live', author: 'Ravi' });
  });

  it('again and again, it gives up with what is live untouched', async () => {
    const store = new DisturbedStore();
    await aLiveSite(undefined, store);
    const before = await livePointer(store);
    let attempts = 0;
    store.disturb = async () => {
      attempts += 1;
      throw new StoreConflict('pointers/live.json');
    };

    await expect(promoteParts(store, [aLanding({ sentence })])).rejects.toMatchObject({
      code: 'store-conflict',
    });

    expect(attempts).toBe(10);
    expect(await livePointer(store)).toEqual(before);
  });
});

describe('when ten promotions begin at once on a folder', () => {
  let store: FolderStore;
  folderOfEachTest((root) => (store = new FolderStore(root)));

  it('all end up live, and each composes again in its turn, not whenever another went live', async () => {
    await aLiveSite(undefined, store);
    const releases = Array.from({ length: 10 }, (_, nth) => aLanding({ sentence: `Open on day ${nth}.` }));
    let compositions = 0;
    const progress = (line: string) => (compositions += line.startsWith('Composing') ? 1 : 0);

    const outcomes = await Promise.all(releases.map((part) => promoteParts(store, [part], { progress })));

    expect(outcomes.map(({ status }) => status)).toEqual(releases.map(() => 'promoted'));
    expect((await readChain(store)).deployments[0]?.record.number).toBe(11);
    // Each at first, and then one after the other: 19, and some more where two meet. In no order it is 49.
    expect(compositions).toBeLessThan(30);
  });
});
