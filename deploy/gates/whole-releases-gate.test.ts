import { MemoryStore } from '../store/memory-store';
import { aLanding, aShell, publishAll } from '../testing/tiny-parts';
import { wholeReleasesGate } from './whole-releases-gate';

async function published() {
  const store = new MemoryStore();
  const parts = await publishAll(store, [aShell(), aLanding()]);
  const file = `releases/landing/${parts.landing!.release}/browser/remoteEntry.js`;
  return { store, parts, file };
}

it('has nothing against releases that are as they were published', async () => {
  const { store, parts } = await published();

  expect(await wholeReleasesGate(store, parts)).toEqual([]);
});

it('refuses a release with a file that is missing', async () => {
  const { store, parts, file } = await published();
  await store.remove(file);

  const problems = await wholeReleasesGate(store, parts);

  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining(file) }]);
});

it('refuses a release with a file of other bytes', async () => {
  const { store, parts, file } = await published();
  const { length } = (await store.read(file))!.body;
  await store.remove(file);
  await store.create(file, Buffer.alloc(length));

  const problems = await wholeReleasesGate(store, parts);

  expect(problems).toMatchObject([{ severity: 'error', message: expect.stringContaining(file) }]);
});

it('refuses a release whose manifest is not the one that the deployment vouches for', async () => {
  const { store, parts } = await published();
  const altered = { ...parts, landing: { ...parts.landing!, manifestSha256: 'f'.repeat(64) } };

  expect(await wholeReleasesGate(store, altered)).toMatchObject([{ code: 'release-altered' }]);
});

it('refuses a release that is not in the store', async () => {
  const { store, parts } = await published();
  const gone = { ...parts, landing: { ...parts.landing!, release: '0'.repeat(16) } };

  expect(await wholeReleasesGate(store, gone)).toMatchObject([{ code: 'release-missing' }]);
});
