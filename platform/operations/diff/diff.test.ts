import { languages } from '@site/shared/site/languages';
import { formatDifference } from '@site/gates';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aLanding, aLegal, aShell, publishAll, publishTiny } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { diff, type DiffRequest } from './diff';

const PARTS = ['shell', 'landing', 'legal'];

const compare = (store: DiffRequest['store'], ...words: string[]) =>
  diff({ store, words, parts: PARTS, author: 'Asha' });

describe('a comparison of two versions of the site', () => {
  it('tells a changed sentence by page and section', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);

    const { difference } = await compare(store, '1', '2');

    expect(difference.everyPage).toEqual([]);
    expect(difference.pages).toEqual([
      {
        path: '/',
        status: 'changed',
        changes: [
          {
            kind: 'changed',
            what: 'text',
            section: ['Services'],
            before: 'Open on Sunday.',
            after: 'Open on Diwali.',
          },
        ],
      },
    ]);
  });

  it('tells what changed in a language by the address in it, and of the others nothing', async () => {
    const bodyIn = (title: string, sentence: string) =>
      `<h1>${title}</h1><section id="services"><h2>${title}</h2><p>${sentence}</p></section>`;
    const en = bodyIn('Mandi', 'Open on Sunday.');
    const { store } = await aLiveSite([
      aShell({ languages: languages.filter(({ tag }) => ['en', 'kn', 'hi'].includes(tag)) }),
      aLanding({ bodies: { en, kn: bodyIn('ಮಂಡಿ', 'ಭಾನುವಾರ ತೆರೆದಿದೆ.') } }),
      aLegal(),
    ]);
    await goLive(store, [aLanding({ bodies: { en, kn: bodyIn('ಮಂಡಿ', 'ದೀಪಾವಳಿಯಂದು ತೆರೆದಿದೆ.') } })]);

    const { difference } = await compare(store, '1', '2');

    expect(difference.everyPage).toEqual([]);
    expect(difference.pages).toMatchObject([
      { path: '/kn/', changes: [{ section: ['ಮಂಡಿ'], before: 'ಭಾನುವಾರ ತೆರೆದಿದೆ.', after: 'ದೀಪಾವಳಿಯಂದು ತೆರೆದಿದೆ.' }] },
    ]);
    expect(formatDifference(difference)).toContain('/kn/');
  });

  it('tells which addresses lead on, once for all languages, and which no more', async () => {
    const offered = languages.filter(({ tag }) => tag === 'en' || tag === 'kn');
    const { store } = await aLiveSite([
      aShell({ languages: offered }),
      aLanding(),
      aLegal({ moved: { '/policy': '/privacy-policy', '/diwali-2026': '/' } }),
    ]);
    await goLive(store, [
      aLegal({ clause: 'We keep it for 60 days.', moved: { '/data': '/privacy-policy', '/policy': '/' } }),
    ]);

    const { difference } = await compare(store, '1', '2');

    expect(formatDifference(difference).split('\n\n')).toContainEqual(
      [
        'Addresses that lead on',
        '  new      /data → /privacy-policy',
        '  gone     /diwali-2026 → /',
        '  changed  /policy → / (before: /privacy-policy)',
      ].join('\n'),
    );
    expect(difference.files.changed).not.toContain('_redirects');
  });

  it('tells once what changed on every page', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [aShell({ phone: '080 9999 9999' })]);

    const { difference } = await compare(store, '1', '2');

    expect(difference.everyPage).toMatchObject([{ kind: 'changed', section: ['Footer', 'Contact'] }]);
    expect(difference.pages).toEqual([]);
  });

  it('without words is what a promotion would change now, and stores nothing', async () => {
    const { store } = await aLiveSite();
    const later = { time: '2026-11-21T04:00:00.000Z' };
    await publishTiny(store, aLanding({ sentence: 'Open on Diwali.', input: later }));
    const keys = await store.list('');

    const { after, difference } = await compare(store);

    expect(after.kind).toBe('candidate');
    expect(difference.pages.map(({ path }) => path)).toEqual(['/']);
    expect(await store.list('')).toEqual(keys);
  });

  it('names the release that a promotion would put live, and nothing between two deployments', async () => {
    const { store } = await aLiveSite();
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));

    expect((await compare(store, 'landing')).goesLive).toEqual([
      { part: 'landing', release: manifest.release },
    ]);
    expect((await compare(store, '1', 'live')).goesLive).toEqual([]);
  });

  it('without words leaves out what such a promotion would leave', async () => {
    const { store } = await aLiveSite();
    await publishTiny(store, aLanding({ sentence: 'Open on Diwali.', input: { author: 'Vikram' } }));

    const { goesLive, left } = await compare(store);

    expect([goesLive, left.map(({ code }) => code)]).toEqual([[], ['release-of-another-author']]);
  });

  it('without words, and without anything newer, is what is live with itself', async () => {
    const { store, deployment } = await aLiveSite();

    expect((await compare(store)).after).toMatchObject({ kind: 'deployment', name: deployment.name });
  });

  it('of a deployment alone is from it to what is live; of a release alone from what is live to it', async () => {
    const { store, deployment } = await aLiveSite();
    const { manifest } = await publishTiny(store, aLanding({ sentence: 'Open on Diwali.' }));

    expect((await compare(store, '1')).after).toMatchObject({ kind: 'deployment', name: deployment.name });
    expect((await compare(store, `landing@${manifest.release.slice(0, 6)}`)).before).toMatchObject({
      kind: 'deployment',
      name: deployment.name,
    });
  });

  it('takes a preview, without what keeps previews out of search', async () => {
    const { store } = await aLiveSite([aShell({ siteOrigin: 'https://brand.in' }), aLanding(), aLegal()]);
    const { id } = await preview({
      store,
      parts: await publishAll(store, [aLanding({ sentence: 'Diwali.' })]),
    });

    const { before, after, difference } = await compare(store, id);

    expect([before.kind, after.kind]).toEqual(['deployment', 'preview']);
    expect(difference.pages.flatMap(({ changes }) => changes.map((change) => change.after))).toEqual([
      'Diwali.',
    ]);
    expect(difference.files).toEqual({ added: [], removed: [], changed: [] });
    expect(difference.parts.map(({ part }) => part)).toEqual(['landing']);
  });

  it('tells nothing of a deployment and its copy by a rollback', async () => {
    const { store } = await aLiveSite();

    const { difference } = await compare(store, '1', '1');

    expect(formatDifference(difference)).toBe(
      'Nothing changes on the pages as they open: they say the same, and look the same.',
    );
  });

  it('tells sizes, shared packages and exposed modules of the parts', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [
      aLanding({
        sentence: 'Open on Diwali and on every other day of the year.',
        requires: { react: '^19.3.0', '@site/shared/contracts': '^1.0.0' },
        exposes: ['LandingPage', 'OfferPage'],
      }),
    ]);

    const { difference } = await compare(store, '1', '2');

    expect(difference.parts).toMatchObject([
      {
        part: 'landing',
        shared: [{ role: 'requires', name: 'react', before: '^19.3.1', after: '^19.3.0' }],
        exposes: { added: ['OfferPage'], removed: [] },
      },
    ]);
    expect(difference.parts[0]!.sizes.after!.scripts).toBeGreaterThan(
      difference.parts[0]!.sizes.before!.scripts,
    );
    expect(difference.pageSizes.map(({ path }) => path)).toContain('/');
  });

  it('tells in words a size that has changed by more than the hashes in a page', async () => {
    const { store } = await aLiveSite();
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await goLive(store, [
      aLegal({ clause: Array.from({ length: 200 }, (_, day) => `Day ${day ** 3}`).join(' ') }),
    ]);

    const said = async (...words: string[]) => formatDifference((await compare(store, ...words)).difference);

    expect(await said('1', '2')).not.toContain('kB');
    expect(await said('2', '3')).toMatch(/page \/privacy-policy: \d\.\d kB → \d\.\d kB \(\+0\.\d kB\)/);
  });

  it.each([
    ['a deployment that never was', '7', 'deployment-unknown'],
    ['no part at all', 'blog', 'version-unknown'],
    ['a release that was never published', 'landing@ffff', 'release-unknown'],
  ])('refuses %s', async (_, word, code) => {
    const { store } = await aLiveSite();

    await expect(compare(store, word)).rejects.toMatchObject({ code });
  });
});
