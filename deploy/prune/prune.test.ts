import { rollback } from '../rollback/rollback';
import { prove } from '../proof/prove';
import { moveChannel, readChannel } from '../store/channels';
import { releaseFolder } from '../store/record-names';
import { nextLock, type NamedLock } from '../store/site-lock';
import { writeLock } from '../store/locks';
import type { Store } from '../store/store';
import { alter, describeOnEachStore } from '../store/testing/each-store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aLanding, aLegal, publishTiny } from '../testing/tiny-parts';
import { verify } from '../verify/verify';
import { prune, type PruneRequest } from './prune';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

const pruneIn = (store: Store, days: number, changes: Partial<PruneRequest> = {}) =>
  prune({
    store,
    window: { locks: 1, days: 30, previewDays: 7 },
    now: inDays(days),
    isReal: true,
    author: 'Asha',
    progress: () => undefined,
    settle: async () => undefined,
    ...changes,
  });

const errorsOf = async (store: Store) =>
  (await verify(store, () => undefined)).problems.filter(({ severity }) => severity === 'error');

describeOnEachStore('a pruning', (given) => {
  /** Three locks with a landing release each; the third is live. */
  async function aSiteOfThreeLocks() {
    const { lock: first } = await aLiveSite(undefined, given.store);
    const second = await goLive(given.store, [landing('Diwali', '2026-11-21T04:00:00.000Z')]);
    const third = await goLive(given.store, [landing('Holi', '2026-11-22T04:00:00.000Z')]);
    return { store: given.store, first, second, third };
  }
  const landing = (day: string, time: string) => aLanding({ sentence: `Open on ${day}.`, input: { time } });
  const releaseOf = ({ lock }: NamedLock) => lock.parts.landing!.release;
  const namesOf = (items: { kind: string; name: string }[]) =>
    items.map(({ kind, name }) => `${kind} ${name}`);

  it('deletes pages and releases from before the window; history and what is live stay whole', async () => {
    const { store, first, second, third } = await aSiteOfThreeLocks();

    const { status, remove } = await pruneIn(store, 40);

    expect(status).toBe('pruned');
    expect(namesOf(remove).sort()).toEqual(
      [
        `pages ${first.name}`,
        `pages ${second.name}`,
        `release landing@${releaseOf(first)}`,
        `release landing@${releaseOf(second)}`,
      ].sort(),
    );
    expect(await store.list(`sites/${first.name}/`)).toEqual([]);
    expect(await store.list(releaseFolder('landing', releaseOf(second)))).toEqual([]);
    expect(await store.has(`sites/${third.name}/index.html`)).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('only tells, unless it is asked to delete', async () => {
    const { store } = await aSiteOfThreeLocks();
    const keys = await store.list('');

    const { status, remove } = await pruneIn(store, 40, { isReal: false });

    expect(status).toBe('planned');
    expect(remove.every(({ files, bytes }) => files > 0 && bytes > 0)).toBe(true);
    expect(await store.list('')).toEqual(keys);
  });

  it('keeps what was live within the window of days, or is among the newest locks', async () => {
    const { store } = await aSiteOfThreeLocks();

    expect((await pruneIn(store, 29)).status).toBe('nothing-to-prune');
    expect((await pruneIn(store, 40, { window: { locks: 3, days: 30, previewDays: 7 } })).status).toBe(
      'nothing-to-prune',
    );
  });

  it('says of everything why it stays', async () => {
    const { store, first, third } = await aSiteOfThreeLocks();

    const { keep } = await pruneIn(store, 40);

    expect(keep).toEqual(
      expect.arrayContaining([
        { kind: 'lock', name: first.name, reason: expect.stringContaining('proof') as string },
        { kind: 'pages', name: third.name, reason: 'live' },
        {
          kind: 'release',
          name: `landing@${releaseOf(third)}`,
          reason: expect.stringContaining(third.name) as string,
        },
      ]),
    );
  });

  it('keeps the pages of an old lock that a rollback shows again', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    await rollback({ store, channel: 'live', target: '1', author: 'Asha', message: '' });

    await pruneIn(store, 40);

    expect(await store.has(`sites/${first.name}/index.html`)).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('keeps the newest release of a part, though it never went live', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    const { manifest } = await publishTiny(store, landing('Pongal', '2026-11-23T04:00:00.000Z'));

    const { remove } = await pruneIn(store, 40);

    expect(namesOf(remove)).not.toContain(`release landing@${manifest.release}`);
    expect(namesOf(remove)).toContain(`release landing@${releaseOf(first)}`);
  });

  it('deletes what stopped processes left, but nothing younger than a day', async () => {
    const { store, third } = await aSiteOfThreeLocks();
    const left = [
      `${releaseFolder('landing', 'f'.repeat(16))}browser/main.js`,
      'sites/000004-ffffffffffff/index.html',
    ];
    for (const key of left) await store.create(key, Buffer.from('left'));
    const lost = await writeLock(store, nextLock(third, { ...third.lock, message: 'Lost a race' }));
    const isThere = () => Promise.all([...left, `locks/${lost.name}.json`].map((key) => store.has(key)));

    await pruneIn(store, 0.9);
    expect(await isThere()).toEqual([true, true, true]);

    await pruneIn(store, 1.1);
    expect(await isThere()).toEqual([false, false, false]);
  });

  it('keeps previews and their releases up to their age', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    for (const key of await store.list(`sites/${first.name}/`))
      await store.create(
        key.replace(`sites/${first.name}/`, 'previews/p1/site/'),
        (await store.read(key))!.body,
      );
    const window = { locks: 1, days: 1, previewDays: 7 };

    const early = await pruneIn(store, 6, { window });
    expect(namesOf(early.keep)).toEqual(
      expect.arrayContaining(['preview p1', `release landing@${releaseOf(first)}`]),
    );

    const late = await pruneIn(store, 8, { window });
    expect(namesOf(late.remove)).toEqual(
      expect.arrayContaining(['preview p1', `release landing@${releaseOf(first)}`]),
    );
    expect(await store.list('previews/')).toEqual([]);
  });

  it('spares what goes live while it waits', async () => {
    const { store, first, second, third } = await aSiteOfThreeLocks();

    const { keep, remove } = await pruneIn(store, 40, {
      // A rollback that had looked at the pages before the pruning began.
      settle: async () => {
        const { parts, origin } = first.lock;
        const input = { parts, origin, site: first.name, restores: first.name, author: 'Meera', message: '' };
        const time = new Date().toISOString();
        const lock = await writeLock(store, nextLock(third, { ...input, kind: 'rollback', time }));
        await moveChannel(store, 'live', (await readChannel(store, 'live'))!.version, lock);
      },
    });

    expect(keep).toContainEqual({ kind: 'pages', name: first.name, reason: 'needed again meanwhile' });
    expect(namesOf(remove)).toContain(`pages ${second.name}`);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('spares a release that is published again while it waits', async () => {
    const { store, first } = await aSiteOfThreeLocks();

    await pruneIn(store, 40, {
      settle: async () => {
        await publishTiny(store, aLanding());
      },
    });

    expect(await store.has(`${releaseFolder('landing', releaseOf(first))}release.json`)).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('can be killed while it deletes; the next one ends it', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    const dying = pruneIn(store, 40, {
      settle: async () => {
        throw new Error('killed');
      },
    });
    await expect(dying).rejects.toThrow('killed');
    expect(await errorsOf(store)).toEqual([]);

    await pruneIn(store, 40);

    expect(await store.list(`sites/${first.name}/`)).toEqual([]);
    expect(await store.list(releaseFolder('landing', releaseOf(first)))).toEqual([]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('refuses a store whose history is broken', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    await alter(store, `locks/${first.name}.json`, (text) => text.replace('Asha', 'Mallory'));

    await expect(pruneIn(store, 40)).rejects.toMatchObject({ code: 'store-damaged' });
  });

  it('leaves a word for whoever asks for the pages later', async () => {
    const { store, first } = await aSiteOfThreeLocks();
    await pruneIn(store, 40);
    const moment = { time: new Date(first.lock.time), meaning: 'then' };

    await expect(prove({ store, channel: 'live', url: '/', moment })).rejects.toMatchObject({
      code: 'site-pruned',
    });
  });

  it('lets nobody go back to pages that are gone', async () => {
    const { store, third } = await aSiteOfThreeLocks();
    await pruneIn(store, 40);

    const goingBack = rollback({ store, channel: 'live', target: '1', author: 'Asha', message: '' });

    await expect(goingBack).rejects.toMatchObject({ code: 'site-pruned' });
    expect((await readChannel(store, 'live'))?.pointer.lock).toBe(third.name);
  });

  it('lets another landing and legal go on as before', async () => {
    const { store } = await aSiteOfThreeLocks();
    await pruneIn(store, 40);

    await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);

    expect(await errorsOf(store)).toEqual([]);
  });
});
