import { createServer, type Server } from 'node:http';
import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from '@site/operations';
import { close, createPreviewServer, listen } from '@site/server';
import { aLiveSite } from '../../testing/a-live-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import type { Store } from '@site/store';
import { formatPreviewLink } from '../commands/preview';
import { findPreviewLink, previewSecret } from './preview-links';
import { noteServed } from './site-address';

let root: string;
let store: Store;
let id: string;
let path: string;
const servers: Server[] = [];

async function urlOf(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

beforeEach(async () => {
  root = await makeTemporaryFolder();
  ({ store } = await aLiveSite());
  const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  ({ id, path } = await preview({ store, parts }));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => close(server, 0)));
  await rm(root, { recursive: true });
});

const served = async (shared: string | null = null) => {
  const previewUrl = await urlOf(createPreviewServer({ store, onError: console.error }));
  const forget = await noteServed(root, {
    store: store.describe(),
    url: 'http://localhost:1',
    previewUrl,
    shared,
  });
  return { previewUrl, forget };
};
const linkIn = async (env: NodeJS.ProcessEnv) =>
  findPreviewLink({ env: { XDG_CONFIG_HOME: root, ...env }, root }, store, id);
const linesIn = async (env: NodeJS.ProcessEnv, withCode = false) =>
  formatPreviewLink(await linkIn(env), withCode);

describe('the link of a preview', () => {
  it('leads to the port at which this machine serves the store, whatever PORT says', async () => {
    const { previewUrl } = await served();

    expect(await linkIn({ PORT: '9000' })).toMatchObject({ url: previewUrl + path, state: 'served' });
    expect(await linesIn({})).toEqual([`Look at it: ${previewUrl}${path}`]);
  });

  it('leads to the port after the site’s while nothing is served, and comes with the command', async () => {
    const { forget } = await served();
    await forget();
    store.describe = () => join(root, '.site');

    // No server listens at port 2.
    expect(await linesIn({ PORT: '1' })).toEqual([
      `Look at it: http://localhost:2${path}`,
      'Nothing serves it now. In another window: npm run site -- serve',
    ]);
  });

  it('names the store in the command for another window, which knows not what this one named', async () => {
    store.describe = () => '/srv/our site';
    const lines = await linesIn({ PORT: '1' });

    expect(lines[1]).toBe(
      "Nothing serves it now. In another window: SITE_STORE='/srv/our site' npm run site -- serve",
    );
  });

  it('leads nowhere else, whatever a file of the working copy says', async () => {
    const site = { store: store.describe(), url: 'http://localhost:1', shared: null };
    await noteServed(root, { ...site, previewUrl: 'https://evil.example' });

    expect((await linkIn({ PORT: '1' })).url).toBe(`http://localhost:2${path}`);
  });

  it('leads nowhere near another store that is served', async () => {
    await served();
    const other = { ...(await aLiveSite()).store, describe: () => 'another store' } as Store;

    expect((await findPreviewLink({ env: { PORT: '1' }, root }, other, id)).url).toBe(
      `http://localhost:2${path}`,
    );
  });

  it('leads to the public origin where one is named', async () => {
    const origin = await urlOf(createPreviewServer({ store, onError: console.error }));

    expect(await linesIn({ SITE_PREVIEW_ORIGIN: `${origin}/` })).toEqual([`Look at it: ${origin}${path}`]);
  });

  it('is a share link there, where the secret of its server is known', async () => {
    const env = { SITE_PREVIEW_ORIGIN: 'https://preview.invalid', SITE_PREVIEW_SECRET: 's'.repeat(32) };

    expect((await linkIn(env)).url).toMatch(
      /^https:\/\/preview\.invalid\/_preview\/\w{32}\.\d+\.[\w-]{43}\/$/,
    );
  });

  it('says to export first where the public host has no such preview yet', async () => {
    const host = createServer((_, response) => response.writeHead(404).end());

    const [first] = await linesIn({ SITE_PREVIEW_ORIGIN: await urlOf(host) });

    expect(first).toMatch(/is not there yet.* SITE_PREVIEW_SECRET/);
  });

  it('says so where no server answers at the public host', async () => {
    expect((await linesIn({ SITE_PREVIEW_ORIGIN: 'http://localhost:2' }))[0]).toContain('no server answers');
  });
});

describe('the QR code of a preview', () => {
  const isCode = (line: string) => line.includes('█');

  it('stands at a terminal for a link that a phone can open', async () => {
    const origin = await urlOf(createPreviewServer({ store, onError: console.error }));

    expect((await linesIn({ SITE_PREVIEW_ORIGIN: origin }, true)).filter(isCode)).toHaveLength(1);
    expect((await linesIn({ SITE_PREVIEW_ORIGIN: origin }, false)).filter(isCode)).toEqual([]);
  });

  it('stands nowhere for a link that this machine alone can open', async () => {
    await served();

    expect((await linesIn({}, true)).filter(isCode)).toEqual([]);
  });

  it('leads to the shared link where the site is shared', async () => {
    await served('http://192.168.1.23:8081');

    const lines = await linesIn({}, true);

    expect(lines[1]).toMatch(
      /^On a phone in the same network: http:\/\/192\.168\.1\.23:8081\/_preview\/\w{32}\.\d+\.[\w-]{43}\/$/,
    );
    expect(lines[2]).toMatch(/^Anyone with the link sees it, until /);
    expect(lines.filter(isCode)).toHaveLength(1);
  });
});

const file = () => join(root, 'site/preview-secret');
const secretIn = (env: NodeJS.ProcessEnv) => previewSecret({ env: { XDG_CONFIG_HOME: root, ...env } });

describe('the secret of share links', () => {
  it('is made once, in a file for its owner alone', async () => {
    const made = await secretIn({});

    expect(await secretIn({})).toBe(made);
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('is that of the environment where there is one', async () => {
    expect(await secretIn({ SITE_PREVIEW_SECRET: 's'.repeat(32) })).toBe('s'.repeat(32));
  });

  it('is refused where it can be guessed', async () => {
    await secretIn({});
    await writeFile(file(), 'short');

    for (const env of [{}, { SITE_PREVIEW_SECRET: 'short' }])
      await expect(secretIn(env)).rejects.toMatchObject({ code: 'preview-secret-short' });
  });
});
