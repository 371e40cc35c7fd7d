import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSite, preview, prove, verify } from '@site/operations';
import {
  describeRelease,
  encodedSiblings,
  manifestKey,
  previewFolder,
  readSiteTree,
  releaseFolder,
  siteFolder,
  verifyRelease,
} from '@site/ledger';
import { type Store, canonicalJson } from '@site/store';
import { forgeSiblings, pointAtPagesAsTheyAre } from '../testing/tampered-pages';
import { aLiveSite } from '../testing/a-live-site';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { SiteFiles } from './site-files';

const CLAUSE = 'We keep it for 60 days.';
const forged = (html: string) => html.replaceAll('60 days', '600 days');

const altered = {
  code: 'site-file-altered',
  message: expect.stringContaining('holds something else') as string,
};

describe('given what browsers read of the policy was altered, and the page itself was not', () => {
  let store: Store;
  let folder: string;

  beforeAll(async () => {
    const site = await aLiveSite([aShell(), aLanding(), aLegal({ clause: CLAUSE.repeat(40) })]);
    ({ store } = site);
    folder = siteFolder(site.deployment.name);
    await forgeSiblings(store, folder, forged);
    await pointAtPagesAsTheyAre(store, site.deployment);
  });

  it('a server does not send it', async () => {
    const tree = (await readSiteTree(store, folder))!;
    const files = new SiteFiles(store);

    for (const encoding of ['br', 'gzip'] as const)
      await expect(files.findIn(tree, 'privacy-policy.html', [encoding])).rejects.toMatchObject(altered);
    expect((await files.findIn(tree, 'privacy-policy.html', []))!.body.toString()).toContain(CLAUSE);
  });

  it('verify names both files', async () => {
    const { problems } = await verify(store, () => undefined);

    expect(problems.filter(({ code }) => code === 'site-file-altered')).toHaveLength(2);
  });

  it('there is no proof of the page', async () => {
    const moment = { time: new Date(), meaning: 'now' };

    await expect(prove({ store, url: '/privacy-policy', moment })).rejects.toMatchObject(altered);
  });

  it('export writes nothing', async () => {
    const place = await mkdtemp(join(tmpdir(), 'export-'));

    await expect(exportSite({ store, folder: place })).rejects.toThrow('holds something else');
    await rm(place, { recursive: true });
  });
});

it('a preview is verified the same way', async () => {
  const { store } = await aLiveSite([aShell(), aLanding(), aLegal({ clause: CLAUSE.repeat(40) })]);
  const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  const { id } = await preview({ store, parts });
  await forgeSiblings(store, previewFolder(id), forged);

  expect((await verify(store, () => undefined)).problems).toContainEqual(expect.objectContaining(altered));
});

it('a release that a thief wrote so is not whole', async () => {
  const { store } = await aLiveSite();
  const script = Buffer.from('say("60 days");'.repeat(200));
  const { 'a.js.br': body } = await encodedSiblings('a.js', Buffer.from(forged(script.toString())));
  const files = [
    { path: 'browser/a.js', body: script },
    { path: 'browser/a.js.br', body: body! },
  ];
  const manifest = describeRelease(aLegal().input, files);
  const { release } = manifest;
  for (const file of files) await store.create(releaseFolder('legal', release) + file.path, file.body);
  await store.create(manifestKey('legal', release), canonicalJson(manifest));

  expect(await verifyRelease(store, 'legal', release)).toMatchObject([
    {
      code: 'release-file-altered',
      message: expect.stringContaining('a.js.br" holds something else') as string,
    },
  ]);
});
