import { preview } from '../preview';
import { prove } from '../prove/prove';
import { nextDeployment, readLivePointer, releaseFolder, siteKey } from '@site/ledger';
import { alter, describeOnAStore } from '../../testing/each-store';
import { goLive, goBack } from '../../testing/a-live-site';
import {
  aSiteOfThreeDeployments,
  errorsOf,
  landingFor,
  landingOf,
  namesOf,
  pageFileOf,
  pruneIn,
} from '../../testing/pruned-sites';
import { stopAfter } from '../../testing/stopping-store';
import { writeDeployment } from '../../ledger/deployments/deployment';
import { moveLivePointer } from '../../ledger/deployments/deployment-chain';
import { aLanding, aLegal, publishAll, publishTiny } from '../../testing/tiny-parts';

describeOnAStore('a pruning next to others', (given) => {
  it('spares what goes live while it waits', async () => {
    const { store, first, second, third } = await aSiteOfThreeDeployments(given.store);

    const { keep, remove } = await pruneIn(store, 40, {
      // A rollback that had looked at the pages before the pruning began.
      settle: async () => {
        const { parts, origin } = first.record;
        const input = {
          parts,
          origin,
          site: first.name,
          rollsBackTo: first.name,
          author: 'Meera',
          message: '',
        };
        const time = new Date().toISOString();
        const deployment = await writeDeployment(
          store,
          nextDeployment(third, { ...input, kind: 'rollback', time }),
        );
        const { filesSha256 } = first;
        const { version } = (await readLivePointer(store))!;
        await moveLivePointer(store, version, { ...deployment, filesSha256 });
      },
    });

    expect(keep).toContainEqual({ kind: 'pages', name: first.name, reason: 'needed again meanwhile' });
    expect(namesOf(remove)).toContain(`pages ${second.name}`);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('spares a release that is published again while it waits', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);

    await pruneIn(store, 40, {
      settle: async () => {
        await publishTiny(store, aLanding());
      },
    });

    expect(await store.has(`${releaseFolder('landing', landingOf(first))}release.json`)).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it.each([
    ['before it looks', () => true],
    ['after it looked, and before it deletes', (key: string, file: string) => key === file],
  ])('leaves a release whole that is published with files of pruned ones, %s', async (_, isTime) => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    const file = await pageFileOf(store, first);
    const remove = store.remove.bind(store);
    let isPublished = false;
    store.remove = async (key) => {
      if (!isPublished && isTime(key, file)) {
        isPublished = true;
        // The page of a pruned release, with other facts around it.
        const landing = landingFor('Sunday', '2026-11-23T04:00:00.000Z');
        landing.files.push({ path: 'compose/more.json', body: Buffer.from('{}') });
        await publishTiny(store, landing);
      }
      return remove(key);
    };

    await pruneIn(store, 40);

    expect(isPublished).toBe(true);
    expect(await store.has(file)).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('spares a preview that is made again while it waits', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    const parts = await publishAll(store, [landingFor('Pongal', '2026-11-23T04:00:00.000Z')]);
    const { id } = await preview({ store, parts });
    const files = await store.list(`previews/${id}/`);

    const { keep, remove } = await pruneIn(store, 40, {
      settle: async () => {
        await preview({ store, parts });
      },
    });

    expect(keep).toContainEqual({ kind: 'preview', name: id, reason: 'needed again meanwhile' });
    expect(namesOf(remove)).toContain(`release landing@${landingOf(first)}`);
    expect(await store.list(`previews/${id}/`)).toEqual(files);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('deletes nothing while a preview cannot be read, whose releases are unknown', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    const { id } = await preview({ store, parts: first.record.parts });
    await alter(store, `previews/${id}/preview.json`, () => '{');
    const keys = await store.list('');

    await expect(pruneIn(store, 40)).rejects.toMatchObject({ code: 'store-damaged' });

    expect(await store.list('')).toEqual(keys);
  });

  it('puts back what it had withdrawn when a preview cannot be read after the wait', async () => {
    const { store } = await aSiteOfThreeDeployments(given.store);
    const keys = await store.list('');

    const settle = async () => {
      await store.create(`previews/${'0'.repeat(32)}/preview.json`, Buffer.from('{'));
    };
    const pruning = pruneIn(store, 40, { settle });

    await expect(pruning).rejects.toMatchObject({ code: 'store-damaged' });
    expect(await store.list('')).toEqual(expect.arrayContaining(keys));
  });

  it.each([1, 9])('can be killed at its removal %s; the next one ends it', async (nth) => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    const keys = await store.list('');
    // Its first write is the record of what it will remove.
    await expect(pruneIn(stopAfter(store, nth), 40)).rejects.toThrow('The process stopped.');
    expect(await store.list('')).toHaveLength(keys.length + 1 - (nth - 1));
    expect(await errorsOf(store)).toEqual([]);

    await pruneIn(store, 40);

    expect(await store.has(siteKey(first.name))).toBe(false);
    expect(await store.list(releaseFolder('landing', landingOf(first)))).toEqual([]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('refuses a store whose history is broken', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    await alter(store, `deployments/${first.name}.json`, (text) => text.replace('Asha', 'Mallory'));

    await expect(pruneIn(store, 40)).rejects.toMatchObject({ code: 'store-damaged' });
  });

  it('leaves a record for readers who ask for the pages later', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    await pruneIn(store, 40);
    const moment = { time: new Date(first.record.time), meaning: 'then' };

    await expect(prove({ store, url: '/', moment })).rejects.toMatchObject({ code: 'site-pruned' });
  });

  it('allows no rollback to pages that are gone', async () => {
    const { store, third } = await aSiteOfThreeDeployments(given.store);
    await pruneIn(store, 40);

    await expect(goBack(store, { target: '1' })).rejects.toMatchObject({ code: 'site-pruned' });
    expect((await readLivePointer(store))?.name).toBe(third.name);
  });

  it('lets another landing and legal go on as before', async () => {
    const { store } = await aSiteOfThreeDeployments(given.store);
    await pruneIn(store, 40);

    await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);

    expect(await errorsOf(store)).toEqual([]);
  });
});
