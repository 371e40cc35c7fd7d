import { aLiveSite, livePage } from '../../testing/a-live-site';
import { errorsOf } from '../../testing/pruned-sites';
import { stopAfter } from '../../testing/stopping-store';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { promote } from './promote';

const request = { author: 'Asha', message: '' };

/** Lets it stop after none of its writes, then after one, and so on until it reaches its end. Returns how many it has. */
async function atEachWrite(run: (writes: number) => Promise<'stopped' | 'done'>): Promise<number> {
  let writes = 0;
  while ((await run(writes)) === 'stopped') writes += 1;
  return writes;
}

/** Real processes that are killed while a folder store writes: `store/folder-store.processes.test.ts`. */
describe('given a process that stops at any of its writes', () => {
  it('a publish leaves the site as it is, and succeeds the next time', async () => {
    const { store } = await aLiveSite();
    const before = await livePage(store, 'index.html');

    const writes = await atEachWrite(async (most) => {
      const landing = aLanding({ sentence: `Open on day ${most}.` });
      const outcome = await publishAll(stopAfter(store, most), [landing]).then(
        () => 'done' as const,
        () => 'stopped' as const,
      );
      expect(await livePage(store, 'index.html')).toBe(before);
      expect(await errorsOf(store)).toEqual([]);
      const { landing: published } = await publishAll(store, [landing]);
      await promote({ ...request, store, parts: { landing: published! }, dryRun: true });
      return outcome;
    });
    expect(writes).toBeGreaterThan(3);
  });

  it('a promotion leaves the old site or the new one, whole, and succeeds the next time', async () => {
    const { store } = await aLiveSite();

    const writes = await atEachWrite(async (most) => {
      const sentence = `Open on day ${most}.`;
      const before = await livePage(store, 'index.html');
      const parts = await publishAll(store, [aLanding({ sentence })]);
      const outcome = await promote({ ...request, store: stopAfter(store, most), parts }).then(
        () => 'done' as const,
        () => 'stopped' as const,
      );
      const after = await livePage(store, 'index.html');
      expect(after === before || after.includes(sentence)).toBe(true);
      expect(await errorsOf(store)).toEqual([]);

      await promote({ ...request, store, parts });
      expect(await livePage(store, 'index.html')).toContain(sentence);
      expect(await livePage(store, 'privacy-policy.html')).toContain('We keep it for 30 days.');
      return outcome;
    });
    // Its pages, its record, and the pointer.
    expect(writes).toBe(3);
  });
});
