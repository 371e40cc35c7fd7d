import fs from 'node:fs/promises';
import path from 'node:path';
import { rollback } from '../actions/rollback/rollback';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aLanding } from '../testing/tiny-parts';
import { verify } from '../actions/verify/verify';
import { FolderStore } from '../store/folder-store';
import { openStore } from './open-store';
import { makeTemporaryFolder } from '../testing/temporary-folder';

let root: string;
beforeEach(async () => {
  root = await makeTemporaryFolder();
});
afterEach(() => fs.rm(root, { recursive: true }));

const open = () => openStore(root, { env: {} });
const linkOf = () => fs.readlink(path.join(root, 'live'));
const livePage = () => fs.readFile(path.join(root, 'live/index.html'), 'utf8');
const codes = async () =>
  (await verify(new FolderStore(root), () => undefined)).problems.map(({ code }) => code);

describe('the live link of a folder store', () => {
  it('leads to the composed files of the newest deployment, and after a rollback to those of the earlier one', async () => {
    const store = await open();
    const { deployment: first } = await aLiveSite(undefined, store);
    expect(await linkOf()).toBe(`sites/${first.name}`);

    const second = await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
    expect(await linkOf()).toBe(`sites/${second.name}`);
    expect(await livePage()).toContain('Open on Diwali.');

    await rollback({ store, target: null, author: 'Asha', message: '' });
    expect(await linkOf()).toBe(`sites/${first.name}`);
    expect(await livePage()).not.toContain('Open on Diwali.');
  });

  it('is put right by whoever opens the store next', async () => {
    const { deployment } = await aLiveSite(undefined, await open());
    await fs.unlink(path.join(root, 'live'));
    await fs.symlink('sites/000000-000000000000', path.join(root, 'live'));
    expect(await codes()).toEqual(['live-link-wrong']);

    await open();

    expect(await linkOf()).toBe(`sites/${deployment.name}`);
    expect(await codes()).toEqual([]);
  });

  it('is no key of the store', async () => {
    const { store } = await aLiveSite(undefined, await open());

    expect(await store.listNames('')).not.toContain('live');
    expect((await store.list('')).filter((key) => key.startsWith('live'))).toEqual([]);
  });

  it('leaves going live alone where something else stands in its place', async () => {
    const store = await open();
    await fs.mkdir(path.join(root, 'live'));
    await fs.writeFile(path.join(root, 'live/notes.txt'), '');

    const { deployment } = await aLiveSite(undefined, store);

    expect(deployment.record.number).toBe(1);
    expect(await codes()).toContain('live-link-wrong');
    expect(await fs.readdir(path.join(root, '.tmp'))).toEqual([]);
  });

  it('leads to the winner when promotions overtake one another', async () => {
    await aLiveSite(undefined, await open());
    const sentences = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map((day) => `Open on ${day}.`);

    await Promise.all(sentences.map(async (sentence) => goLive(await open(), [aLanding({ sentence })])));

    expect(await codes()).not.toContain('live-link-wrong');
  });
});
