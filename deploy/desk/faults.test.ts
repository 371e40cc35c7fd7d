import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Now } from '@site/desk/api/now';
import { openStore } from '../records/open-store';
import type { Store } from '../store/store';
import { aDesk, codesIn, doAt, type OpenDesk } from '../testing/a-desk';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { describeOnTinyDisk, mountTinyDisk, type TinyDisk } from '../testing/tiny-disk';
import { aLanding, aLegal, aShell, publishTiny } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

const SITE = [aShell(), aLanding(), aLegal()];

let desk: OpenDesk;
let folder: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await desk.stop();
  await rm(folder, { recursive: true, force: true });
});

const now = async () => (await desk.ask('/api/v1/now')).json<Now>();

/** A release of landing that waits. @returns the request that puts it live */
async function aCandidate(store: Store, sentence = 'Open on Diwali.') {
  const { release } = (await publishTiny(store, aLanding({ sentence }))).manifest;
  return { kind: 'promote', part: 'landing', release, message: '' };
}

it('a folder that is away is told, with what to do, and read again when it is back', async () => {
  const address = join(folder, 'store');
  const store = await openStore(address, { env: {} });
  await goLive(store, SITE);
  desk = await aDesk(store);
  await rename(address, `${address}-away`);

  const away = await desk.ask('/api/v1/now');

  expect([away.status, codesIn(away)]).toEqual([503, ['store-gone']]);
  await rename(`${address}-away`, address);
  expect((await now()).live).toMatchObject({ number: 1 });
});

describeOnTinyDisk('given a disk that is full', () => {
  let disk: TinyDisk;

  beforeEach(async () => {
    disk = await mountTinyDisk('4m');
  });
  afterEach(() => disk.unmount());

  it('nothing goes live, the desk says why, and it does once there is room', async () => {
    const store = await openStore(join(disk.folder, 'store'), { env: {} });
    await goLive(store, SITE);
    const request = await aCandidate(store);
    desk = await aDesk(store);
    await disk.leaveRoom(4);

    expect(await doAt(desk, request)).toMatchObject({ state: 'refused', problems: [{ code: 'store-full' }] });
    expect((await now()).live).toMatchObject({ number: 1 });

    await disk.leaveRoom(1_024);
    expect(await doAt(desk, request)).toMatchObject({ state: 'done' });
  });
});

it('two desks on one store put what each was asked for live, one on top of the other', async () => {
  const { store } = await aLiveSite(SITE);
  desk = await aDesk(store);
  const other = await aDesk(store, { author: 'Lata' });
  const { release } = (await publishTiny(store, aLegal({ clause: 'We keep it for 60 days.' }))).manifest;
  const landing = await aCandidate(store);

  const outcomes = await Promise.all([
    doAt(desk, landing),
    doAt(other, { kind: 'promote', part: 'legal', release, message: '' }),
  ]);

  expect(outcomes.map(({ state }) => state)).toEqual(['done', 'done']);
  expect((await now()).live).toMatchObject({
    number: 3,
    parts: { landing: landing.release, legal: release },
  });
  await other.stop();
});

it('a clock that is minutes ahead puts nothing live, and the desk says to set it', async () => {
  const { store } = await aLiveSite(SITE);
  desk = await aDesk(store);
  const request = await aCandidate(store);
  const ahead = Date.now() + 3 * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(ahead);

  const { problems } = await doAt(desk, request);

  expect(problems).toMatchObject([{ code: 'clock-ahead', remedy: expect.stringContaining('Set the clock') }]);
  jest.restoreAllMocks();
  expect((await now()).live).toMatchObject({ number: 1 });
});

it('a build that fails says what the builder names, with its place, and stores nothing', async () => {
  await makeTinyWorkingCopy(folder);
  await editTinyPart(folder, aLanding({ sentence: 'Open on Onam.' }));
  const said = 'ERROR in ./content/hero.content.ts 4:9-20 hero.title is longer than 70 letters';
  await writeFile(join(folder, 'node_modules/.bin/webpack'), `#!/bin/sh\necho "${said}" >&2\nexit 1\n`);
  const { store } = await aLiveSite(SITE);
  desk = await aDesk(store, { root: folder });

  const { problems } = await doAt(desk, { kind: 'publish', part: 'landing', message: 'Onam' });

  expect(problems).toMatchObject([{ code: 'build-failed', message: expect.stringContaining(said) }]);
  expect((await desk.ask('/api/v1/waiting')).json()).toEqual({ candidates: [] });
});
