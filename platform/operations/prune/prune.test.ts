import { goBack } from '../../testing/a-live-site';
import { nextDeployment, previewId, releaseFolder, siteKey, writePreview } from '@site/ledger';
import { callLimits } from '../../store/s3-call';
import type { Store } from '@site/store';
import { describeOnAStore } from '../../testing/each-store';
import {
  aSiteOfThreeDeployments,
  errorsOf,
  landingFor,
  landingOf,
  namesOf,
  pageFileOf,
  pruneIn,
} from '../../testing/pruned-sites';
import { publishAll, publishTiny } from '../../testing/tiny-parts';
import { promote } from '../promote/promote';
import { writeDeployment } from '../../ledger/deployments/deployment';
import { SETTLE_MS } from './prune';

const asAsha = (store: Store) => ({ store, author: 'Asha', message: '' });

it('waits far longer than a bucket may take to answer', () => {
  const call = callLimits.triesForMs + callLimits.silenceMs;

  expect(SETTLE_MS).toBeGreaterThan(10 * call);
});

describeOnAStore('a pruning', (given) => {
  it('deletes pages and releases from before the window; history and what is live stay whole', async () => {
    const { store, first, second, third } = await aSiteOfThreeDeployments(given.store);
    const filesOfPages = await Promise.all([first, second, third].map((one) => pageFileOf(store, one)));
    const kept = (await store.list('files/landing/')).filter(
      (key) => !filesOfPages.slice(0, 2).includes(key),
    );

    const { status, remove } = await pruneIn(store, 40);

    expect(status).toBe('pruned');
    expect(namesOf(remove).sort()).toEqual(
      [
        `pages ${first.name}`,
        `pages ${second.name}`,
        `release landing@${landingOf(first)}`,
        `release landing@${landingOf(second)}`,
        ...filesOfPages.slice(0, 2).map((key) => `file ${key}`),
      ].sort(),
    );
    expect(await store.list('files/landing/')).toEqual(kept);
    expect(await store.has(siteKey(first.name))).toBe(false);
    expect(await store.list(releaseFolder('landing', landingOf(second)))).toEqual([]);
    expect(await store.has(siteKey(third.name))).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('only tells, unless it is asked to delete', async () => {
    const { store } = await aSiteOfThreeDeployments(given.store);
    const keys = await store.list('');

    const { status, remove } = await pruneIn(store, 40, { isReal: false });

    expect(status).toBe('planned');
    expect(remove.every(({ files, bytes }) => files > 0 && bytes > 0)).toBe(true);
    expect(await store.list('')).toEqual(keys);
  });

  it('keeps what was live within the window of days, or is among the newest deployments', async () => {
    const { store } = await aSiteOfThreeDeployments(given.store);

    expect((await pruneIn(store, 29)).status).toBe('nothing-to-prune');
    const { remove } = await pruneIn(store, 40, { window: { deployments: 3, days: 30, previewDays: 7 } });
    expect(remove).toEqual([]);
  });

  it('leaves a release that can be published and put live again, though older deployments name its former manifest', async () => {
    const { store, second } = await aSiteOfThreeDeployments(given.store);
    await pruneIn(store, 40);

    const again = await publishAll(store, [landingFor('Diwali', '2026-11-21T05:00:00.000Z')]);
    expect(again.landing!.release).toBe(landingOf(second));
    expect(again.landing!.manifestSha256).not.toBe(second.record.parts.landing!.manifestSha256);
    await promote({ ...asAsha(store), parts: again });

    expect(await errorsOf(store)).toEqual([]);
  });

  it('says of everything why it stays', async () => {
    const { store, first, third } = await aSiteOfThreeDeployments(given.store);

    const { keep } = await pruneIn(store, 40);

    expect(keep).toEqual(
      expect.arrayContaining([
        { kind: 'deployment', name: first.name, reason: expect.stringContaining('proof') as string },
        { kind: 'pages', name: third.name, reason: 'live' },
        {
          kind: 'release',
          name: `landing@${landingOf(third)}`,
          reason: expect.stringContaining(third.name) as string,
        },
      ]),
    );
  });

  it('keeps the pages of an old deployment that a rollback shows again', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    await goBack(store, { target: '1' });

    await pruneIn(store, 40);

    expect(await store.has(siteKey(first.name))).toBe(true);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('keeps the newest release of a part, though it never went live', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    const { manifest } = await publishTiny(store, landingFor('Pongal', '2026-11-23T04:00:00.000Z'));

    const { remove } = await pruneIn(store, 40);

    expect(namesOf(remove)).not.toContain(`release landing@${manifest.release}`);
    expect(namesOf(remove)).toContain(`release landing@${landingOf(first)}`);
  });

  it('deletes what stopped processes left, but nothing younger than a day', async () => {
    const { store, third } = await aSiteOfThreeDeployments(given.store);
    const left = [
      `${releaseFolder('landing', 'f'.repeat(16))}browser/main.js`,
      siteKey('000004-ffffffffffff'),
    ];
    for (const key of left) await store.create(key, Buffer.from('left'));
    const lost = await writeDeployment(
      store,
      nextDeployment(third, { ...third.record, message: 'Lost a race' }),
    );
    const isThere = () =>
      Promise.all([...left, `deployments/${lost.name}.json`].map((key) => store.has(key)));

    await pruneIn(store, 0.9);
    expect(await isThere()).toEqual([true, true, true]);

    await pruneIn(store, 1.1);
    expect(await isThere()).toEqual([false, false, false]);
  });

  it('keeps previews and their releases up to their age', async () => {
    const { store, first } = await aSiteOfThreeDeployments(given.store);
    await writePreview(store, { parts: first.record.parts, changed: [], against: null });
    const preview = `preview ${previewId(first.record.parts)}`;
    const window = { deployments: 1, days: 1, previewDays: 7 };

    const early = await pruneIn(store, 6, { window });
    expect(namesOf(early.keep)).toEqual(
      expect.arrayContaining([preview, `release landing@${landingOf(first)}`]),
    );

    const late = await pruneIn(store, 8, { window });
    expect(namesOf(late.remove)).toEqual(
      expect.arrayContaining([preview, `release landing@${landingOf(first)}`]),
    );
    expect(await store.list('previews/')).toEqual([]);
  });
});
