import { languages } from '@site/shared/site/languages';
import { preview } from '@site/operations';
import { readDeployedFiles } from '@site/ledger';
import { exportSite } from '../operations/export/export-site';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aLiveSite } from '../testing/a-live-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { fail as onError, urlOf } from '../testing/a-running-server';
import { createPreviewServer } from './preview-server';
import { createSiteServer } from './site-server';

const offered = languages.filter(({ tag }) => tag === 'en' || tag === 'kn');
const PARTS = [
  aShell({ languages: offered, siteOrigin: 'https://brand.in' }),
  aLanding(),
  aLegal({ moved: { '/policy': '/privacy', '/privacy': '/privacy-policy', '/diwali-2026': '/' } }),
];

async function leadsOn(url: string): Promise<[number, string | null]> {
  const { status, headers } = await fetch(url, { redirect: 'manual' });
  return [status, headers.get('Location')];
}

describe('given a part says that addresses lead on to its pages', () => {
  it('they do with 308, at once to the end, in each language, with the query and in other spellings', async () => {
    const { store, deployment } = await aLiveSite(PARTS);
    const site = await readDeployedFiles(store, deployment);
    const url = await urlOf(createSiteServer({ store, liveSite: () => Promise.resolve(site), onError }));

    expect(await leadsOn(`${url}/privacy`)).toEqual([308, '/privacy-policy']);
    expect(await leadsOn(`${url}/policy`)).toEqual([308, '/privacy-policy']);
    expect(await leadsOn(`${url}/kn/policy?utm_source=qr`)).toEqual([
      308,
      '/kn/privacy-policy?utm_source=qr',
    ]);
    expect(await leadsOn(`${url}/diwali-2026/`)).toEqual([308, '/']);
    expect(await leadsOn(`${url}/kn/diwali-2026`)).toEqual([308, '/kn/']);
    expect((await fetch(`${url}/kn/diwali-2026`)).status).toBe(200);
    for (const path of ['/diwali', '/ta/policy', '/_redirects', '/privacy%20x'])
      expect([path, await leadsOn(url + path)]).toEqual([path, [404, null]]);
    expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toMatch(/diwali|\/policy|privacy</);
  });

  it('they do within a preview, too', async () => {
    const { store } = await aLiveSite(PARTS);
    const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
    const { path } = await preview({ store, parts });
    const url = await urlOf(createPreviewServer({ store, onError }));

    expect(await leadsOn(`${url}${path}kn/policy`)).toEqual([308, `${path}kn/privacy-policy`]);
  });

  it('an export says so to hosts that read _redirects', async () => {
    const { store } = await aLiveSite(PARTS);
    const folder = await makeTemporaryFolder();
    await exportSite({ store, folder: join(folder, 'public') });

    expect((await readFile(join(folder, 'public/_redirects'), 'utf8')).split('\n').slice(0, 4)).toEqual([
      '/policy /privacy-policy 308',
      '/privacy /privacy-policy 308',
      '/diwali-2026 / 308',
      '/kn/policy /kn/privacy-policy 308',
    ]);
    await rm(folder, { recursive: true });
  });
});

it('a site of which no address leads on has no such file', async () => {
  const { store, deployment } = await aLiveSite();

  expect([...(await readDeployedFiles(store, deployment)).files.keys()]).not.toContain('_redirects');
});
