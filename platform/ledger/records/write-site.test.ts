import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { MemoryStore } from '../../store/memory-store';
import { SiteEncoder, sentSizes, writeEncoded } from './write-site';

const page = `<!doctype html>${'<p>Ankura Mandi</p>'.repeat(100)}`;
const picture = new Uint8Array([1, 2, 3]);
const files = { 'index.html': page, 'og-home.png': picture, 'deployment.json': '{}' };
const folder = 'sites/000001-3fa9c2d41b7e/';

it('compresses what is smaller for it, and leaves the rest', async () => {
  const site = await new SiteEncoder().encode(files);

  expect(Object.keys(site).sort()).toEqual([
    'deployment.json',
    'index.html',
    'index.html.br',
    'index.html.gz',
    'og-home.png',
  ]);
  expect(brotliDecompressSync(site['index.html.br']!).toString()).toBe(page);
  expect(gunzipSync(site['index.html.gz']!).toString()).toBe(page);
});

it('tells the size of each file as it is sent', async () => {
  const site = await new SiteEncoder().encode(files);
  const sizes = sentSizes(site);

  expect(sizes['index.html']).toBe(site['index.html.br']!.length);
  expect(sizes['og-home.png']).toBe(3);
});

it('takes less time for pages of which there are many, and none from the home page', async () => {
  const words = Array.from({ length: 400 }, (_, word) => `<p>${word * 7919} crates of mangoes</p>`).join('');
  const site = {
    'index.html': words,
    'careers.html': words,
    'kn/index.html': words,
    'kn/careers.html': words,
  };
  const [few, many] = await Promise.all(
    [60, 61].map(async (pageCount) => sentSizes(await new SiteEncoder(pageCount).encode(site))),
  );

  for (const home of ['index.html', 'kn/index.html']) expect(many![home]).toBe(few![home]);
  for (const other of ['careers.html', 'kn/careers.html']) expect(many![other]).toBeGreaterThan(few![other]!);
});

/** A store that can be made to fail at a key. */
class FailingStore extends MemoryStore {
  failsAt = '';
  override async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    if (key.endsWith(this.failsAt)) throw new Error('disk full');
    return super.create(key, body);
  }
}

it('leaves no record of a site that is not whole', async () => {
  const store = new FailingStore();
  store.failsAt = 'og-home.png';

  await expect(writeEncoded(store, folder, await new SiteEncoder().encode(files))).rejects.toThrow(
    'disk full',
  );

  expect(await store.has(`${folder}site.json`)).toBe(false);
});

it('can be repeated', async () => {
  const store = new MemoryStore();
  const site = await new SiteEncoder().encode(files);

  await writeEncoded(store, folder, site);
  await writeEncoded(store, folder, site);

  expect((await store.read(`${folder}index.html`))?.body.toString()).toBe(page);
});

it('overwrites nothing', async () => {
  const store = new MemoryStore();
  await store.create(`${folder}index.html`, Buffer.from('Another page'));

  await expect(writeEncoded(store, folder, await new SiteEncoder().encode(files))).rejects.toMatchObject({
    code: 'site-file-differs',
    message: expect.stringContaining(`"${folder}index.html"`),
  });
  expect((await store.read(`${folder}index.html`))?.body.toString()).toBe('Another page');
});
