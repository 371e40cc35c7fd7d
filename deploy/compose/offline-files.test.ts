import { createHash } from 'node:crypto';
import type { OfflineList, PageLock } from '@site/shared/contracts';
import { preview } from '../actions/preview';
import { promote } from '../actions/promote/promote';
import { rollback } from '../actions/rollback/rollback';
import { readSiteFile, readSiteTree } from '../records/site-tree';
import { siteFolder } from '../records/record-names';
import { type NamedLock, siteTreeOf } from '../records/deployment';
import type { Store } from '../store/store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aShellWithWorker } from '../testing/a-shell-with-worker';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';

const integrityOf = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** What is served of a lock's site. */
const siteOf = (store: Store, lock: NamedLock) => treeIn(store, siteFolder(siteTreeOf(lock)));

async function treeIn(store: Store, folder: string) {
  const tree = (await readSiteTree(store, folder))!;
  const read = (name: string) => readSiteFile(store, tree, name);
  const pageLock = /id="site-lock">(.*?)<\/script>/.exec((await read('index.html')).toString())![1]!;
  return {
    names: Object.keys(tree.files),
    read,
    list: async () => JSON.parse((await read('offline.json')).toString()) as OfflineList,
    pageLock: JSON.parse(pageLock) as PageLock,
  };
}

const switchOffline = (store: Store, offline: boolean) =>
  promote({
    store,
    channel: 'live',
    parts: {},
    offline,
    author: 'Asha',
    message: '',
    progress: () => undefined,
  });

describe('given a shell with a service worker', () => {
  let store: Store;
  let lock: NamedLock;

  beforeEach(async () => {
    const picture = '<h1 id="services">Mandi</h1><img src="/favicon.svg">';
    ({ store, lock } = await aLiveSite([aShellWithWorker(), aLanding({ body: picture }), aLegal()]));
  });

  it('serves the worker, and lists every page with the integrity that it has', async () => {
    const { list, read, pageLock } = await siteOf(store, lock);
    const { lock: name, pages } = await list();

    expect((await read('sw.js')).toString()).toBe('keep()');
    expect(name).toBe(lock.name);
    expect(pageLock).toMatchObject({ lock: lock.name, offline: true });
    expect(Object.keys(pages)).toEqual(['/', '/privacy-policy']);
    expect(pages['/']!.integrity).toBe(integrityOf(await read('index.html')));
    expect(pages['/privacy-policy']!.integrity).toBe(integrityOf(await read('privacy-policy.html')));
  });

  it('lists what each page runs and shows, with the integrity that it has', async () => {
    const { list, read } = await siteOf(store, lock);
    const { pages, later } = await list();
    const release = (part: string) => lock.lock.parts[part]!.release;

    expect(Object.keys(pages['/']!.files).sort()).toEqual([
      `/_r/landing/${release('landing')}/__federation_expose_LandingPage.js`,
      `/_r/landing/${release('landing')}/remoteEntry.js`,
      `/_r/shell/${release('shell')}/main.js`,
      '/favicon.svg',
    ]);
    expect(pages['/']!.files['/favicon.svg']).toBe(integrityOf(await read('favicon.svg')));
    expect(Object.keys(pages['/privacy-policy']!.files)).toContain(
      `/_r/legal/${release('legal')}/remoteEntry.js`,
    );
    expect(later).toEqual({
      [`/_r/shell/${release('shell')}/toaster.js`]: integrityOf(Buffer.from('toast()')),
    });
  });

  it('has nothing of a preview kept: no worker, no list, and pages that register none', async () => {
    const parts = await publishAll(store, [aLanding({ sentence: 'Closed on Sunday.' })]);
    const { id } = await preview({ store, channel: 'live', parts });
    const { names, pageLock } = await treeIn(store, `previews/${id}/site/`);

    expect(names.filter((name) => /^(sw|offline)/.test(name))).toEqual([]);
    expect(pageLock).toMatchObject({ basePath: `/_preview/${id}` });
    expect(pageLock.offline).toBeUndefined();
  });

  describe('and reading offline was switched off', () => {
    beforeEach(async () => {
      ({ lock } = await switchOffline(store, false));
    });

    it('serves what removes the worker, and no list', async () => {
      const { names, read, pageLock } = await siteOf(store, lock);

      expect((await read('sw.js')).toString()).toBe('forget()');
      expect(names).not.toContain('offline.json');
      expect(pageLock.offline).toBeUndefined();
    });

    it('stays so when parts are promoted', async () => {
      const next = await goLive(store, [aLanding({ sentence: 'Closed on Sunday.' })]);

      expect((await (await siteOf(store, next)).read('sw.js')).toString()).toBe('forget()');
    });

    it('is live already when it is switched off again', async () => {
      expect(await switchOffline(store, false)).toMatchObject({
        status: 'already-live',
        lock: { name: lock.name },
      });
    });

    it('is over when it is switched on, and when an earlier lock is restored', async () => {
      const { lock: on } = await switchOffline(store, true);
      expect((await (await siteOf(store, on)).read('sw.js')).toString()).toBe('keep()');

      await switchOffline(store, false);
      const { lock: restored } = await rollback({
        store,
        channel: 'live',
        target: '1',
        author: 'Asha',
        message: '',
      });
      const next = await goLive(store, [aLanding({ sentence: 'Closed on Sunday.' })]);

      expect((await (await siteOf(store, restored)).read('sw.js')).toString()).toBe('keep()');
      expect((await (await siteOf(store, next)).read('sw.js')).toString()).toBe('keep()');
    });
  });
});

it('serves neither worker nor list with a shell that brings none', async () => {
  const { store, lock } = await aLiveSite([aShell(), aLanding(), aLegal()]);

  expect((await siteOf(store, lock)).names.filter((name) => /^(sw|offline)/.test(name))).toEqual([]);
});
