import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@site/ledger';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { describeOnTinyDisk, mountTinyDisk, type TinyDisk } from '../../testing/tiny-disk';
import { goLive, livePage } from '../../testing/a-live-site';
import { errorsOf } from '../../testing/pruned-sites';
import { publishFrom } from '../../testing/publish-process';
import { runSiteWith } from '../../testing/run-site';
import { aLanding, aLegal, aShell, publishTiny } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

/** How much room a command finds: none, and for the first of a promotion's three files. */
const ROOM_IN_KB = [0, 4];
const FULL = {
  severity: 'error',
  code: 'store-full',
  message: expect.stringContaining('the disk is full') as string,
};

describeOnTinyDisk('given a disk that is full', () => {
  let disk: TinyDisk;
  let folder: string;

  beforeEach(async () => {
    disk = await mountTinyDisk('4m');
    folder = await makeTemporaryFolder();
  });
  afterEach(async () => {
    await disk.unmount();
    await rm(folder, { recursive: true });
  });

  async function aLiveSiteOnDisk() {
    const address = join(disk.folder, 'store');
    const store = await openStore(address, { env: {} });
    await goLive(store, [aShell(), aLanding(), aLegal()]);
    return { address, store };
  }

  it.each(ROOM_IN_KB)('promote says so, and changes nothing, with room for %d kB', async (room) => {
    const { address, store } = await aLiveSiteOnDisk();
    const before = await livePage(store, 'index.html');
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));
    const promote = () =>
      runSiteWith({ SITE_STORE: address }, folder, '--json', 'promote', `landing@${manifest.release}`);
    await disk.leaveRoom(room);

    const refused = await promote();

    expect([refused.exitCode, refused.json()]).toMatchObject([1, [{ problem: FULL }]]);
    expect(await livePage(store, 'index.html')).toBe(before);
    expect(await errorsOf(store)).toEqual([]);

    await disk.leaveRoom(1024);
    expect((await promote()).exitCode).toBe(0);
    expect(await livePage(store, 'index.html')).toContain('Open on Diwali.');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('publish says so, and changes nothing', async () => {
    const { address, store } = await aLiveSiteOnDisk();
    const before = await livePage(store, 'index.html');
    await makeTinyWorkingCopy(folder);
    await editTinyPart(folder, aLanding({ sentence: 'Open on Diwali.' }));
    let told = '';
    const output = { env: { SITE_AUTHOR: 'Asha' }, stdout: { write: (text: string) => (told += text) } };
    await disk.leaveRoom(8);

    expect(await publishFrom(folder, 'landing', address, output)).toBe(1);

    expect(JSON.parse(told)).toMatchObject({ problem: FULL });
    expect(await livePage(store, 'index.html')).toBe(before);
    expect(await errorsOf(store)).toEqual([]);

    await disk.leaveRoom(1024);
    expect(await publishFrom(folder, 'landing', address, output)).toBe(0);
  });
});
