import fs from 'node:fs/promises';
import path from 'node:path';
import { languages } from '@site/shared/site/languages';
import { preview } from '../preview';
import { MemoryStore } from '../../testing/memory-store';
import { openStore } from '@site/ledger';
import type { Store } from '@site/store';
import { forgePolicy } from '../../testing/tampered-pages';
import { keyNamed } from '../../testing/content-name';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';
import { aLanding, aLegal, aShell, publishAll } from '../../testing/tiny-parts';
import { exportSite } from './export-site';

let folder: string;
beforeEach(async () => {
  folder = path.join(await makeTemporaryFolder(), 'public');
});
afterEach(() => fs.rm(path.dirname(folder), { recursive: true }));

const exported = (store: Store) => exportSite({ store, folder });
const read = (name: string) => fs.readFile(path.join(folder, name), 'utf8');
const names = async () => (await fs.readdir(folder, { recursive: true })).sort();

const offered = languages.filter(({ tag }) => tag === 'en' || tag === 'kn');

/** A live site, and a preview of a release that is not live. */
const addressOf = async (store: Store, name: string) =>
  (await keyNamed(store, 'landing', name)).replace('files/', '_f/');

async function withPreview(store?: Store): Promise<Store> {
  const site = await aLiveSite(undefined, store);
  const parts = await publishAll(site.store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await preview({ store: site.store, parts });
  return site.store;
}

describe('an export', () => {
  it('lays out what is live as it lies below the address, and nothing else', async () => {
    const { store } = await aLiveSite();
    await exported(store);

    expect(await read('index.html')).toContain('Open on Sunday.');
    expect(await read('404.html')).toContain('Page not found');
    expect(await read('_headers')).toContain('/privacy-policy\n  Cache-Control: no-cache, no-transform');
    expect(await read(await addressOf(store, 'remoteEntry'))).toContain('expose');
    expect((await names()).filter((name) => /node|(release|site|part)\.json|\.(br|gz)$/.test(name))).toEqual(
      [],
    );
  });

  it('has no preview, neither in its files nor in its headers', async () => {
    const store = await withPreview();
    await exported(store);

    expect((await names()).filter((name) => name.startsWith('_preview'))).toEqual([]);
    expect(await read('_headers')).not.toContain('_preview');
  });

  it('writes what has changed, takes away what is gone, and keeps older releases for pages that are still open', async () => {
    const { store } = await aLiveSite([aShell({ languages: offered }), aLanding(), aLegal()]);
    const page = await addressOf(store, '__federation_expose_LandingPage');
    await exported(store);
    await goLive(store, [aShell(), aLanding({ sentence: 'Open on Diwali.' })]);

    const { status, removed, written, files } = await exported(store);

    expect([status, written < files, removed > 0]).toEqual(['exported', true, true]);
    expect(await read('index.html')).toContain('Open on Diwali.');
    expect(await names()).not.toContain('kn/404.html');
    expect(await names()).toContain(page);
    expect(await exported(store)).toMatchObject({ status: 'already-exported', written: 0, removed: 0 });
  });

  it('leaves a folder alone that holds something else', async () => {
    const { store } = await aLiveSite();
    await fs.mkdir(folder);
    await fs.writeFile(path.join(folder, 'thesis.txt'), 'Mine');

    await expect(exported(store)).rejects.toMatchObject({ code: 'export-folder-in-use' });
    expect(await names()).toEqual(['thesis.txt']);
  });

  it('says what is in its way where a file is in place of the folder', async () => {
    const { store } = await aLiveSite();
    await fs.writeFile(folder, 'Mine');

    await expect(exported(store)).rejects.toThrow(`write the export to ${folder}: a file is where a folder`);
  });

  it('deletes nothing outside the folder, whatever its record says', async () => {
    const { store } = await aLiveSite();
    await exported(store);
    await fs.writeFile(path.join(folder, '../precious.txt'), 'Mine');
    await fs.writeFile(path.join(folder, '.site-export.json'), '{"files":["../precious.txt"]}');

    await expect(exported(store)).rejects.toMatchObject({ code: 'record-unreadable' });
    expect(await read('../precious.txt')).toBe('Mine');
  });

  it('writes nothing where a file is not what was stored, and can be repeated', async () => {
    const { store, deployment } = await aLiveSite();
    await forgePolicy(store, deployment, (html) => `${html} `);
    await expect(exported(store)).rejects.toMatchObject({ code: 'site-altered' });

    await forgePolicy(store, deployment, (html) => html.slice(0, -1));
    expect(await exported(store)).toMatchObject({ status: 'exported' });
  });

  it('is a command that tells what it did', async () => {
    const cwd = path.dirname(folder);
    const { deployment } = await aLiveSite(undefined, await openStore(path.join(cwd, 'store'), { env: {} }));

    const { exitCode, json } = await runSite(cwd, 'export', 'public', '--json');

    expect(exitCode).toBe(0);
    expect(json()).toEqual([
      expect.objectContaining({ status: 'exported', deployment: deployment.name, folder }),
    ]);
    expect((await runSite(cwd, 'export', 'store')).stderr).toContain('no export has written');
  });

  it('says so when nothing is live', async () => {
    await expect(exported(new MemoryStore())).rejects.toMatchObject({ code: 'nothing-live' });
  });
});
