import { type DeploymentReference, nextDeployment, writePruning } from '@site/ledger';
import {
  deploymentKey,
  manifestKey,
  releaseFolder,
  siteKey,
  withdrawalKey,
} from '../../ledger/records/record-fields';
import { type Store, canonicalJson } from '@site/store';
import { alter, describeOnAStore } from '../../testing/each-store';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLegal } from '../../testing/tiny-parts';
import { forgePolicy } from '../../testing/tampered-pages';
import { writeDeployment } from '../../ledger/deployments/deployment';
import { verify } from './verify';

const TIME = '2026-11-21T04:00:00.000Z';

const problemsOf = async (store: Store) => {
  const { problems } = await verify(store, () => undefined);
  return problems.map(({ severity, code, message }) => ({ severity, code, message }));
};
const codesOf = async (store: Store) =>
  (await problemsOf(store)).map(({ severity, code }) => [severity, code]);

describeOnAStore('a verification', (given) => {
  async function aSiteOfTwoDeployments() {
    const { deployment: first } = await aLiveSite(undefined, given.store);
    const second = await goLive(given.store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    return { store: given.store, first, second };
  }

  it('finds nothing in a store that is as it was written, and counts what it read', async () => {
    const { store } = await aSiteOfTwoDeployments();

    expect(await verify(store, () => undefined)).toMatchObject({
      checked: { deployments: 2, trees: 2, releases: 4, previews: 0 },
      problems: [],
    });
  });

  it('reads what is new since it was in order, and what is live, and nothing else again', async () => {
    const { store, first, second } = await aSiteOfTwoDeployments();
    const third = await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);
    const { release } = first.record.parts.legal!;
    await alter(store, `${releaseFolder('legal', release)}compose.tar.zst`, (text) => `${text} `);
    await forgePolicy(store, first, (text) => `${text} `);
    const verifySince = (since: DeploymentReference) => verify(store, () => undefined, { since });

    expect(await verifySince(second)).toMatchObject({ problems: [], since: { name: second.name } });
    expect((await codesOf(store)).length).toBeGreaterThan(1);
    expect((await verifySince({ ...second, filesSha256: 'f'.repeat(64) })).problems).toHaveLength(2);

    await forgePolicy(store, third, (text) => `${text} `);
    expect((await verifySince(third)).problems).toMatchObject([
      { code: 'site-altered', message: expect.stringContaining(third.name) as string },
    ]);
  });

  it('names every altered file, deployment and page, not only the first', async () => {
    const { store, first, second } = await aSiteOfTwoDeployments();
    const { release } = second.record.parts.landing!;
    await alter(store, `${releaseFolder('landing', release)}compose.tar.zst`, (text) => `${text} `);
    await forgePolicy(store, second, (text) => text.replace('60', '90'));
    await alter(store, deploymentKey(first.name), (text) => text.replace('Asha', 'Mallory'));

    expect(await problemsOf(store)).toMatchObject([
      {
        severity: 'error',
        code: 'deployment-altered',
        message: expect.stringContaining(first.name) as string,
      },
      {
        severity: 'error',
        code: 'release-file-altered',
        message: expect.stringContaining('compose.tar.zst') as string,
      },
      {
        severity: 'error',
        code: 'site-altered',
        message: expect.stringContaining(siteKey(second.name)) as string,
      },
      { severity: 'information', code: 'site-unreached' },
    ]);
  });

  it('names what a deployment needs and the store has not', async () => {
    const { store, first, second } = await aSiteOfTwoDeployments();
    const { release } = second.record.parts.landing!;
    for (const key of await store.list(releaseFolder('landing', release))) await store.remove(key);
    await store.remove(siteKey(first.name));

    expect(await codesOf(store)).toEqual([
      ['error', 'release-missing'],
      ['error', 'site-missing'],
    ]);
  });

  it('names a manifest that is not the one that the deployments name', async () => {
    const { store, second } = await aSiteOfTwoDeployments();
    await alter(store, manifestKey('landing', second.record.parts.landing!.release), (text) =>
      text.replace('Asha', 'Mallory'),
    );

    expect(await codesOf(store)).toEqual([['error', 'release-altered']]);
  });

  it('names a pointer that cannot be read', async () => {
    const { store } = await aSiteOfTwoDeployments();
    const pointer = (await store.read('pointers/live.json'))!;
    await store.replace('pointers/live.json', Buffer.from('{}'), pointer.version);

    expect(await codesOf(store)).toContainEqual(['error', 'record-unreadable']);
  });

  it('tells what stopped processes left as information', async () => {
    const { store, second } = await aSiteOfTwoDeployments();
    await store.create(`${releaseFolder('landing', 'f'.repeat(16))}browser/main.js`, Buffer.from(''));
    await store.create(siteKey('000003-ffffffffffff'), Buffer.from(''));
    await writeDeployment(store, nextDeployment(second, { ...second.record, message: 'Never live' }));

    expect(await codesOf(store)).toEqual([
      ['information', 'deployment-unreached'],
      ['information', 'release-unfinished'],
      ['information', 'site-unreached'],
    ]);
  });

  it('warns of what is in no list', async () => {
    const { store, second } = await aSiteOfTwoDeployments();
    await store.create('notes.txt', Buffer.from(''));
    await store.create('releases/landing/readme/notes.txt', Buffer.from(''));
    await store.create(`sites/${second.name}/old.html`, Buffer.from(''));

    expect(await codesOf(store)).toEqual([
      ['warning', 'key-unknown'],
      ['warning', 'key-unknown'],
      ['warning', 'key-unknown'],
    ]);
  });

  it('takes what was pruned for gone on purpose, unless it is what is live', async () => {
    const { store, first, second } = await aSiteOfTwoDeployments();
    const { release } = first.record.parts.legal!;
    for (const key of [...(await store.list(releaseFolder('legal', release))), siteKey(first.name)])
      await store.remove(key);
    const pruning = {
      format: 1 as const,
      time: new Date().toISOString(),
      author: 'Asha',
      deployments: [],
      previews: [],
    };
    const releases = [
      { part: 'legal', release },
      { part: 'landing', release: second.record.parts.landing!.release },
    ];
    await writePruning(store, { ...pruning, trees: [first.name, second.name], releases });
    expect(await problemsOf(store)).toEqual([
      {
        severity: 'information',
        code: 'pruned',
        message: expect.stringContaining('Asha pruned the pages of 2 deployments and 2 releases') as string,
      },
    ]);

    await store.remove(siteKey(second.name));
    await store.remove(manifestKey('landing', second.record.parts.landing!.release));

    expect(await codesOf(store)).toEqual([
      ['error', 'release-missing'],
      ['error', 'site-pruned'],
      ['information', 'pruned'],
      ['information', 'release-unfinished'],
    ]);
  });

  it('names a publication that cannot be read, and a withdrawal of another release than its place says', async () => {
    const { store, second } = await aSiteOfTwoDeployments();
    const { release } = second.record.parts.landing!;
    await store.create('publications/landing/000002.json', Buffer.from('{}'));
    const ofAnother = { format: 1, part: 'legal', release, author: 'Asha', message: '', time: TIME };
    await store.create(withdrawalKey('landing', release), canonicalJson(ofAnother));

    expect(await codesOf(store)).toEqual([
      ['error', 'record-unreadable'],
      ['error', 'record-unreadable'],
    ]);
  });
});
