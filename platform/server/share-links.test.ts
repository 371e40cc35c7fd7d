import { preview, promote, revokeShareLinks, sharePreview } from '@site/operations';
import { previewPath } from '@site/addresses';
import { ShareLinks } from '@site/ledger';
import type { Store } from '@site/store';
import { fetchFrom } from '../testing/a-desk';
import { aLiveSite } from '../testing/a-live-site';
import { aLanding, aLegal, publishAll } from '../testing/tiny-parts';
import { fail, urlOf } from '../testing/a-running-server';
import { createPreviewServer } from './preview-server';

const secret = 'a secret of at least 32 characters';
let store: Store;
let id: string;
let url: string;

const serve = (options: { isPublic?: boolean } = {}) =>
  urlOf(createPreviewServer({ store, secret, onError: fail, ...options }));

beforeEach(async () => {
  ({ store } = await aLiveSite());
  const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  ({ id } = await preview({ store, parts }));
  url = await serve({ isPublic: true });
});

const linkFor = async (hours: number) => (await sharePreview({ store, secret, preview: id, hours })).path;
const open = async (path: string, at = url) => {
  const answer = await fetch(at + path, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it('a share link shows the preview, and its pages lead to each other below it without a cookie', async () => {
  const link = await linkFor(1);

  const page = await open(link);

  expect([page.status, page.headers.get('Set-Cookie'), page.headers.get('Cache-Control')]).toEqual([
    200,
    null,
    'no-store, no-transform',
  ]);
  expect(page.text).toContain('Open on Diwali.');
  expect(page.text).toContain(`"basePath":"${link.slice(0, -1)}"`);
  expect(page.text).not.toContain(`/_preview/${id}/`);
  expect((await open(`${link}privacy-policy`)).status).toBe(200);
  const other = await open(`${link}privacy-policy/?a=b`);
  expect([other.status, other.headers.get('Location')]).toEqual([308, `${link}privacy-policy?a=b`]);
});

it('leads to the first page of the part that alone is changed', async () => {
  const parts = await publishAll(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  ({ id } = await preview({ store, parts }));

  const link = await linkFor(1);

  expect(link).toMatch(/\/privacy-policy$/);
  expect((await open(link)).text).toContain('We keep it for 60 days.');
});

it('where previews are public, nothing opens by a plain address, which can be computed', async () => {
  expect((await open(previewPath(id))).status).toBe(404);
});

it('where they are not, it opens on this machine, and by no other name', async () => {
  const own = await serve();

  expect((await open(previewPath(id), own)).status).toBe(200);
  expect((await fetchFrom(own + previewPath(id), { Host: 'preview.brand.in' })).status).toBe(404);
  expect((await fetchFrom(own + (await linkFor(1)), { Host: 'preview.brand.in' })).status).toBe(200);
});

it('says in one sentence that its time is over', async () => {
  const until = new Date('2026-11-22T12:35:00.000Z');
  const link = previewPath(id, await new ShareLinks(store).make(secret, id, until));

  const { status, text } = await open(link);

  expect([status, text]).toEqual([
    410,
    expect.stringContaining(
      'This link to a preview ended on 22 Nov 2026, 6:05 pm (India’s time). Ask the person who sent it to you for a new one.',
    ),
  ]);
});

it('is closed before its time with all that were made so far; a new one opens', async () => {
  const [link, later] = [await linkFor(1), await linkFor(48)];
  await revokeShareLinks(store, id, 'Asha');

  for (const path of [link, later, `${link}privacy-policy`]) {
    const { status, text } = await open(path);
    expect([status, text]).toEqual([410, expect.stringContaining('This link to a preview was closed.')]);
  }
  expect((await open(await linkFor(1))).status).toBe(200);
});

it('is closed with all others of its release, also where another part went live meanwhile, and those of others stay open', async () => {
  const { legal, landing } = await publishAll(store, [
    aLegal({ clause: 'We keep it for 60 days.' }),
    aLanding({ sentence: 'Open on Diwali.' }),
  ]);
  const link = await linkFor(1);
  await promote({ store, parts: { legal: legal! }, author: 'Asha', message: '' });
  ({ id } = await preview({ store, parts: { landing: landing! } }));
  const later = await linkFor(1);
  const other = await publishAll(store, [aLanding({ sentence: 'Open on Holi.' })]);
  ({ id } = await preview({ store, parts: other }));
  const others = await linkFor(1);

  const closed = await revokeShareLinks(store, [{ part: 'landing', release: landing!.release }], 'Asha');

  expect(closed).toHaveLength(2);
  const states = [];
  for (const path of [link, later, others]) states.push((await open(path)).status);
  expect(states).toEqual([410, 410, 200]);
});

it.each([
  ['a later end', ([preview, until, signature]: string[]) => [preview, Number(until) + 1, signature]],
  ['another preview', ([, until, signature]: string[]) => ['0123456789abcdef'.repeat(2), until, signature]],
  ['another signature', ([preview, until]: string[]) => [preview, until, 'a'.repeat(43)]],
])('with %s it opens nothing', async (_, change) => {
  const link = await linkFor(1);
  const forged = change(link.slice('/_preview/'.length, -1).split('.')).join('.');

  expect((await open(`/_preview/${forged}/`)).status).toBe(404);
});

it('is made of a preview that there is', async () => {
  await expect(
    sharePreview({ store, secret, preview: '0123456789abcdef'.repeat(2), hours: 1 }),
  ).rejects.toMatchObject({ code: 'preview-unknown' });
});

it('of several who close links at once, each is kept', async () => {
  await Promise.all(['Asha', 'Lata', 'Meera'].map((author) => revokeShareLinks(store, id, author)));

  const { body } = (await store.read('pointers/revoked-share-links.json'))!;
  const { revoked } = JSON.parse(body.toString()) as { revoked: { author: string }[] };
  expect(revoked.map(({ author }) => author).sort()).toEqual(['Asha', 'Lata', 'Meera']);
});
