import { readParts } from '../records/read-parts';
import { MemoryStore } from '../store/memory-store';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { composeSite } from './compose-site';
import { bytesOf } from '../records/composed-file';
import { inOrder } from '../records/part-build';
import type { RenderedRoute } from '../render/prerendered';
import type { Renders } from '../render/render-cache';

const REQUEST = { deployment: '000001-3fa9c2d41b7e', basePath: '' };

async function buildsInOrder(order: string[]) {
  const store = new MemoryStore();
  const shell = aShell({ siteOrigin: 'https://www.ankura.in' });
  const { builds } = await readParts(store, await publishAll(store, [shell, aLanding(), aLegal()]));
  return Object.fromEntries(order.map((part) => [part, builds[part]!]));
}

it('gives the same bytes in whatever order the parts are named', async () => {
  const [one, other] = await Promise.all(
    [
      ['shell', 'landing', 'legal'],
      ['legal', 'landing', 'shell'],
    ].map(async (order) => composeSite({ ...REQUEST, builds: await buildsInOrder(order) })),
  );

  expect(Object.keys(one!)).toEqual(Object.keys(other!));
  const differing = Object.keys(one!).filter((name) => !bytesOf(one![name]!).equals(bytesOf(other![name]!)));
  expect(differing).toEqual([]);
});

it('takes the shell first, then the other parts by name', async () => {
  expect(Object.keys(inOrder(await buildsInOrder(['legal', 'shell', 'landing'])))).toEqual([
    'shell',
    'landing',
    'legal',
  ]);
});

it.each([
  [
    'a script',
    { body: '<h1>Privacy Policy</h1><script>steal()</script>' },
    /\/privacy-policy of legal@\w+ .*<script>/,
  ],
  ['a page of its own', { words: { documents: { 'evil.html': 'x' } } }, /brings the file "evil\.html"/],
])('refuses a kept render that holds %s', async (_, planted, fact) => {
  const renders: Renders = {
    of: async ({ path }, make) =>
      ({ ...(await make()), ...(path === '/privacy-policy' && planted) }) as RenderedRoute,
  };
  const builds = await buildsInOrder(['shell', 'landing', 'legal']);

  await expect(composeSite({ ...REQUEST, builds, renders })).rejects.toThrow(fact);
});
