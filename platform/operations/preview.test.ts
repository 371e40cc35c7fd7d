import type { Store } from '@site/store';
import { aLiveSite, goLive, livePage } from '../testing/a-live-site';
import { aLanding, aLegal, aShell, publishAll, type TinyPart } from '../testing/tiny-parts';
import { composePreview } from '@site/composer';
import { readLivePointer } from '@site/ledger';
import { MemoryStore } from '../testing/memory-store';
import { preview } from './preview';

const diwali = aLanding({ sentence: 'Open on Diwali.' });

const previewOf = async (store: Store, ...parts: TinyPart[]) =>
  preview({ store, parts: await publishAll(store, parts) });

const read = async (store: Store, id: string, name: string) =>
  (await composePreview(store, id))!.get(name)!.toString();

it('shows releases with everything else that is live, and changes nothing of what is live', async () => {
  const { store } = await aLiveSite();
  const pointer = await readLivePointer(store);

  const { id, path, problems } = await previewOf(store, diwali);

  expect({ path, problems }).toEqual({ path: `/_preview/${id}/`, problems: [] });
  expect(await read(store, id, 'index.html')).toContain('Open on Diwali.');
  expect(await read(store, id, 'privacy-policy.html')).toContain('We keep it for 30 days.');
  expect(await readLivePointer(store)).toEqual(pointer);
});

it('says on each of its pages what it is of, of when, and with what', async () => {
  const { store } = await aLiveSite();

  const { id } = await previewOf(store, diwali);

  for (const name of ['index.html', 'privacy-policy.html', '404.html'])
    expect(await read(store, id, name)).toMatch(
      /<dialog open="".*<\/strong> The landing page : “A landing page” \d+ \w+ \d{4}, [\d:]+.[ap]m The rest as live\.<\/p>/,
    );
  expect(await livePage(store, 'index.html')).not.toContain('<dialog');
});

it('is kept from search engines, of a public site too', async () => {
  const { store } = await aLiveSite([aShell({ siteOrigin: 'https://www.brand.in' }), aLanding(), aLegal()]);

  const { id } = await previewOf(store, diwali);

  expect(await read(store, id, 'index.html')).toContain('<meta name="robots" content="noindex"/>');
  expect([...(await composePreview(store, id))!.keys()]).not.toContain('sitemap.xml');
});

it('has the same address for the same combination, and another for another', async () => {
  const { store } = await aLiveSite();
  const first = await previewOf(store, diwali);
  const before = await store.list('');

  const again = await previewOf(store, diwali);
  expect([again.id, await store.list('')]).toEqual([first.id, before]);

  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  expect((await previewOf(store, diwali)).id).not.toBe(first.id);
});

it('can be looked at although a gate would not let it go live, and says so each time', async () => {
  const { store } = await aLiveSite();
  const flawed = aLanding({ body: '<h1>Mandi</h1>', texts: ['Open on Diwali.'] });

  const { id, problems } = await previewOf(store, flawed);
  const again = await previewOf(store, flawed);

  expect(problems.map(({ code }) => code)).toContain('content-lost');
  expect(again).toEqual({ ...again, id, problems });
  expect(await read(store, id, 'index.html')).toContain('<h1>Mandi</h1>');
});

it('is checked as the page of a public site that it would be', async () => {
  const unconfirmed = [{ file: 'v1.json', line: 9, what: '"30 days"' }];
  const { store } = await aLiveSite([aShell({ siteOrigin: 'https://www.brand.in' }), aLanding(), aLegal()]);

  const { problems } = await previewOf(store, aLegal({ clause: 'We keep it for a while.', unconfirmed }));

  expect(problems.map(({ code }) => code)).toEqual(['content-unconfirmed']);
});

it('is not made of releases that do not go together', async () => {
  const { store } = await aLiveSite();
  const landing = aLanding({ sentence: 'Soon.', requires: { react: '^20.0.0' } });

  await expect(previewOf(store, landing)).rejects.toThrow('needs react ^20.0.0');

  expect(await store.list('previews/')).toEqual([]);
});

it('needs the parts that nothing live brings', async () => {
  await expect(previewOf(new MemoryStore(), diwali)).rejects.toMatchObject({ code: 'shell-missing' });
});
