import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { liveDeployment } from '../../records/find-deployment';
import { openStore } from '../../records/open-store';
import type { Store } from '../../store/store';
import { aCheck } from '../../testing/a-check';
import { aLiveSite } from '../../testing/a-live-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { preview } from '../preview';
import { previewId } from '../../records/previews';
import { diff } from './diff';
import { picturePairs } from './picture-pairs';
import { picturesDocument } from './pictures-document';

let folder: string;
let store: Store;
let name: string;
let candidate: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite(undefined, store);
  const parts = await publishAll(store, [aLanding({ sentence: 'Diwali &lt;hours&gt;.' })]);
  name = `landing@${parts.landing!.release}`;
  candidate = (await preview({ store, parts })).id;
  const live = (await liveDeployment(store)).record.parts;
  await aCheck(store, previewId(live), { background: 'red', share: null });
  await aCheck(store, candidate, { background: 'blue', share: 0.25 });
});
afterAll(() => rm(folder, { recursive: true }));

async function pairsOf(words: string[]) {
  const request = { store, words, parts: ['shell', 'landing', 'legal'], author: 'Asha' };
  const compared = await diff(request);
  const openBrowser = () => Promise.reject(new Error('A browser was wanted.'));
  const pairs = await picturePairs({
    store,
    ...compared,
    languages: [],
    openBrowser,
    progress: () => undefined,
  });
  return { ...compared, pairs };
}

it('pictures come from what checks have seen of exactly both, and no browser is wanted', async () => {
  const { pairs } = await pairsOf([name]);

  expect(pairs.map(({ path, device, share }) => [path, device, share])).toEqual([
    ['/', 'phone', 0.25],
    ['/', 'desktop', 0.25],
    ['/privacy-policy', 'phone', 0],
    ['/privacy-policy', 'desktop', 0],
  ]);
  const colourOf = async (file: Buffer) => (await sharp(file).stats()).dominant;
  const [{ before, after, marked }] = pairs as [(typeof pairs)[0]];
  const colours = await Promise.all([before, after, marked].map((files) => colourOf(files![0]!)));
  expect(colours.map(({ r, g, b }) => [r > 128, g > 128, b > 128])).toEqual([
    [true, false, false],
    [false, false, true],
    [false, true, false],
  ]);
});

it('where a check has seen another combination, or its pictures are gone, a browser takes them', async () => {
  await expect(pairsOf([candidate, 'live'])).rejects.toThrow('A browser was wanted.');
  const [picture] = (await store.list(`previews/${candidate}/pictures/`)).slice(0, 1);
  const body = (await store.read(picture!))!.body;
  await store.remove(picture!);
  await expect(pairsOf([name])).rejects.toThrow('A browser was wanted.');
  await store.create(picture!, body);
});

it('the file has the words beside the pictures, a slider for each that differs, and loads nothing', async () => {
  const html = picturesDocument(await pairsOf([name]), new Date());

  expect(html.match(/<input type="range"/g)).toHaveLength(2);
  expect(html).toContain('25.0 % of it looks different: Hours 50.0 %.');
  expect(html).toContain('Diwali &lt;hours&gt;.');
  expect(html.match(/looks the same\./g)).toHaveLength(2);
  expect(html.match(/<summary>What differs, in red<\/summary>/g)).toHaveLength(2);
  const addresses = [...html.matchAll(/(?:src|href)="([^"]{0,40})/g)].map(([, address]) => address!);
  expect(addresses.length).toBe(6);
  expect(addresses.every((address) => address.startsWith('data:image/webp;base64,'))).toBe(true);
  expect(html).toContain("default-src 'none'; img-src data:");
});
