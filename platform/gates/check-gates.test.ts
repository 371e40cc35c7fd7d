import { createHash } from 'node:crypto';
import { aCandidate, manifestsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { checkPages, checkReleases } from './check-gates';

/** Digits that no compression makes small, and that are no words. */
const HEAVY = createHash('shake256', { outputLength: 30_000 }).update('heavy').digest('hex');

const PUBLIC = { siteOrigin: 'https://www.ankura.in' };

it.each([
  ['as it goes live', {}],
  ['on a public origin', { parts: [aShell(PUBLIC), aLanding(), aLegal()] }],
  ['as a preview', { basePath: '/_preview/3fa9c2d41b7e0011' }],
])('has nothing against a good site %s', async (_, options) => {
  expect(await checkPages(await aCandidate(options))).toEqual([]);
});

it('has nothing against releases that go together', async () => {
  const manifests = await manifestsOf([aShell(), aLanding(), aLegal()]);
  const { shell } = await aCandidate();

  expect(checkReleases({ manifests, routes: shell.routes, moved: [], businessValues: {} })).toEqual([]);
});

it('tells what every gate has against the pages, at once', async () => {
  const landing = aLanding({
    body: '<h2>Mandi</h2><a href="/prices">⟦prices⟧</a>',
    texts: ['Open on Sunday.'],
  });
  const candidate = await aCandidate({
    parts: [aShell(PUBLIC), landing, aLegal()],
    change: (html, path) => (path === '/' ? html.replace('</footer>', `${HEAVY}</footer>`) : html),
  });

  expect((await checkPages(candidate)).map(({ code }) => code)).toEqual([
    'page-heading',
    'content-lost',
    'placeholder-shown',
    'link-broken',
    'link-broken',
    'link-broken',
    'link-broken',
    'budget-exceeded',
  ]);
});

it('reads the words of a page that is live once, also in another release; with another shell, they are read again', async () => {
  const candidate = await aCandidate({
    parts: [aShell(), aLanding({ sentence: 'Free delivery.' }), aLegal()],
  });
  const livePages = candidate.pages.map(({ file }) => file);
  const found = async (liveParts: string[], pages = livePages) =>
    (await checkPages({ ...candidate, liveParts, livePages: pages })).map(({ code }) => code);

  expect(await found(['shell', 'landing', 'legal'])).toEqual([]);
  expect(await found(['shell', 'legal'])).toEqual([]);
  expect(await found(['shell', 'legal'], ['privacy-policy.html'])).toEqual(['claim-unconfirmed']);
  for (const parts of [[], ['landing', 'legal']]) expect(await found(parts)).toEqual(['claim-unconfirmed']);
});

it('reads the title of a page that is new around a live shell', async () => {
  const candidate = await aCandidate();
  const pages = candidate.pages.map((page) =>
    page.path === '/' ? { ...page, title: 'Free delivery' } : page,
  );

  expect(await checkPages({ ...candidate, pages, liveParts: ['shell', 'legal'] })).toMatchObject([
    { code: 'claim-unconfirmed', remedy: expect.stringContaining('landing') as string },
  ]);
});

it('tells once what each language of a page has against it alike', async () => {
  const approved = ['2026-02-01', '2099-05-13'].map((effectiveDate, index) => ({
    version: String(index + 1),
    effectiveDate,
    isShown: index === 1,
  }));
  const legal = aLegal({ versions: { approved, file: 'versions.ts' } });
  const candidate = await aCandidate({ parts: [aShell(), aLanding(), legal] });
  const pages = candidate.pages.flatMap((page) => [page, page]);
  const problems = await checkPages({ ...candidate, pages });

  expect(problems.filter(({ code }) => code === 'version-not-in-force')).toHaveLength(1);
});

it('tells what every gate has against the releases, at once', async () => {
  const manifests = await manifestsOf([aShell(), aLanding({ requires: { react: '^20.0.0' } })]);
  const routes = [{ path: '/prices', remote: 'landing', module: 'Prices' }];

  expect(() => checkReleases({ manifests, routes, moved: [], businessValues: {} })).toThrow(
    expect.objectContaining({
      problems: [
        expect.objectContaining({ code: 'shared-scope-incompatible' }),
        expect.objectContaining({ code: 'exposed-module-missing' }),
        expect.objectContaining({ code: 'exposed-module-unused' }),
      ],
    }),
  );
});
