import { createHash } from 'node:crypto';
import type { OfflineList, PageDeployment } from '@site/shared/contracts';
import { preview } from '../actions/preview';
import { promote } from '../actions/promote/promote';
import { rollback } from '../actions/rollback/rollback';
import { readSiteFile, readSiteTree } from '../records/site-tree';
import { siteFolder } from '../records/record-names';
import { siteTreeOf, type StoredDeployment } from '../records/deployment';
import type { Store } from '../store/store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aShellWithWorker } from '../testing/a-shell-with-worker';
import { aLanding, aLegal, aRemote, aShell, publishAll, type TinyPart } from '../testing/tiny-parts';

const integrityOf = (body: Buffer) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** What is served of a deployment's site. */
const siteOf = (store: Store, deployment: StoredDeployment) =>
  treeIn(store, siteFolder(siteTreeOf(deployment)));

async function treeIn(store: Store, folder: string) {
  const tree = (await readSiteTree(store, folder))!;
  const read = (name: string) => readSiteFile(store, tree, name);
  return {
    names: Object.keys(tree.files),
    read,
    list: async () => JSON.parse((await read('offline.json')).toString()) as OfflineList,
    pageDeployment: deploymentIn((await read('index.html')).toString()),
  };
}

function deploymentIn(html: string): PageDeployment {
  return JSON.parse(/id="site-deployment">(.*?)<\/script>/.exec(html)![1]!) as PageDeployment;
}

/** The part with words that its page brings as HTML. */
function withText(part: TinyPart): TinyPart {
  const files = part.files.map((file) => {
    if (file.path !== 'browser/part.json') return file;
    const stats = { ...JSON.parse(file.body.toString()), text: { en: ['text-en.js'] } };
    return { ...file, body: Buffer.from(JSON.stringify(stats)) };
  });
  return { ...part, files: [...files, { path: 'browser/text-en.js', body: Buffer.from('text()') }] };
}

const switchOffline = (store: Store, offline: boolean) =>
  promote({
    store,
    parts: {},
    offline,
    author: 'Asha',
    message: '',
    progress: () => undefined,
  });

describe('given a shell with a service worker', () => {
  let store: Store;
  let deployment: StoredDeployment;

  beforeEach(async () => {
    const picture = '<h1 id="services">Mandi</h1><img src="/favicon.svg">';
    ({ store, deployment } = await aLiveSite([aShellWithWorker(), aLanding({ body: picture }), aLegal()]));
  });

  it('serves the worker, and lists every page with the integrity that it has', async () => {
    const { list, read, pageDeployment } = await siteOf(store, deployment);
    const { deployment: name, pages } = await list();

    expect((await read('sw.js')).toString()).toBe('keep()');
    expect(name).toBe(deployment.name);
    expect(pageDeployment).toMatchObject({ deployment: deployment.name, offline: true });
    expect(Object.keys(pages)).toEqual(['/', '/privacy-policy']);
    expect(pages['/']!.integrity).toBe(integrityOf(await read('index.html')));
    expect(pages['/privacy-policy']!.integrity).toBe(integrityOf(await read('privacy-policy.html')));
  });

  it('lists what each page runs and shows, with the integrity that it has', async () => {
    const { list, read } = await siteOf(store, deployment);
    const { pages, later } = await list();
    const release = (part: string) => deployment.record.parts[part]!.release;

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

  it('keeps what a page brings as HTML for a visit from the other page, too', async () => {
    const legal = withText(aLegal());
    const { pages } = await (await siteOf(store, await goLive(store, [legal]))).list();

    expect(Object.keys(pages['/privacy-policy']!.files)).toContainEqual(
      expect.stringMatching(/\/legal\/\w+\/text-en\.js$/),
    );
    expect(Object.keys(pages['/']!.files).join()).not.toContain('text-en.js');
  });

  it('lists a page that the frame does not link to apart, so that who never visits it does not keep it', async () => {
    const careers = aRemote('careers', 'CareersPage', { pages: { '/careers': 'CareersPage' } });
    const { list, read } = await siteOf(store, await goLive(store, [careers]));
    const { pages } = JSON.parse((await read('offline-careers.json')).toString()) as OfflineList;
    const recordOf = async (name: string) => deploymentIn((await read(name)).toString());

    expect(Object.keys((await list()).pages)).toEqual(['/', '/privacy-policy']);
    expect(Object.keys(pages)).toEqual(['/careers']);
    expect(pages['/careers']!.integrity).toBe(integrityOf(await read('careers.html')));
    expect((await recordOf('careers.html')).offline).toBe('/offline-careers.json');
    expect((await recordOf('404.html')).offline).toBe(true);
  });

  it('has nothing of a preview kept: no worker, no list, and pages that register none', async () => {
    const parts = await publishAll(store, [aLanding({ sentence: 'Closed on Sunday.' })]);
    const { id } = await preview({ store, parts });
    const { names, pageDeployment } = await treeIn(store, `previews/${id}/site/`);

    expect(names.filter((name) => /^(sw|offline)/.test(name))).toEqual([]);
    expect(pageDeployment).toMatchObject({ basePath: `/_preview/${id}` });
    expect(pageDeployment.offline).toBeUndefined();
  });

  describe('and reading offline was switched off', () => {
    beforeEach(async () => {
      ({ deployment } = await switchOffline(store, false));
    });

    it('serves what removes the worker, and no list', async () => {
      const { names, read, pageDeployment } = await siteOf(store, deployment);

      expect((await read('sw.js')).toString()).toBe('forget()');
      expect(names).not.toContain('offline.json');
      expect(pageDeployment.offline).toBeUndefined();
    });

    it('stays so when parts are promoted', async () => {
      const next = await goLive(store, [aLanding({ sentence: 'Closed on Sunday.' })]);

      expect((await (await siteOf(store, next)).read('sw.js')).toString()).toBe('forget()');
    });

    it('is live already when it is switched off again', async () => {
      expect(await switchOffline(store, false)).toMatchObject({
        status: 'already-live',
        deployment: { name: deployment.name },
      });
    });

    it('is over when it is switched on, and when an earlier deployment is restored', async () => {
      const { deployment: on } = await switchOffline(store, true);
      expect((await (await siteOf(store, on)).read('sw.js')).toString()).toBe('keep()');

      await switchOffline(store, false);
      const { deployment: restored } = await rollback({
        store,
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
  const { store, deployment } = await aLiveSite([aShell(), aLanding(), aLegal()]);

  expect((await siteOf(store, deployment)).names.filter((name) => /^(sw|offline)/.test(name))).toEqual([]);
});
