import { brotliCompressSync } from 'node:zlib';
import { previewFolder, sha256Of, writeEncoded } from '@site/ledger';
import { MemoryStore } from '../store/memory-store';
import type { Encoding } from './site-file';
import { SiteFiles } from './site-files';

const SMALLER = brotliCompressSync('plain');

async function aStoreWithSiblings() {
  const store = new MemoryStore();
  await store.create('a/x.js', Buffer.from('plain'));
  await store.create('a/x.js.br', SMALLER);
  const files = new SiteFiles(store);
  const record = {
    'x.js': sha256Of(Buffer.from('plain')),
    'x.js.br': sha256Of(SMALLER),
  };
  return {
    find: (name: string, accepted: Encoding[]) =>
      files.findIn({ folder: 'a/', files: record }, name, accepted),
  };
}

const smaller = {
  headers: { 'Content-Encoding': 'br', 'Content-Type': 'text/javascript; charset=utf-8' },
  body: SMALLER,
};

describe('the files of a store', () => {
  it('come in the first accepted encoding that there is', async () => {
    const files = await aStoreWithSiblings();

    expect(await files.find('x.js', ['br', 'gzip'])).toMatchObject(smaller);
    expect(await files.find('x.js', ['gzip'])).toMatchObject({ body: Buffer.from('plain') });
  });

  it('are not confused with siblings that were asked for by their own names', async () => {
    const files = await aStoreWithSiblings();
    await files.find('x.js.br', []);

    expect(await files.find('x.js', ['br'])).toMatchObject(smaller);
  });

  it('have another etag in each encoding', async () => {
    const files = await aStoreWithSiblings();
    const [plain, encoded] = [await files.find('x.js', []), await files.find('x.js', ['br'])];

    expect(plain!.headers.ETag).not.toBe(encoded!.headers.ETag);
  });

  it('are not there under names that no store can have', async () => {
    const files = new SiteFiles(new MemoryStore());

    for (const name of ['x.js.', 'x'.repeat(201)])
      expect([name, await files.findInPreview('3fa9', name, ['br'])]).toEqual([name, null]);
  });

  it('of a preview are gone once it was pruned, however often they are asked for', async () => {
    const store = new MemoryStore();
    const folder = previewFolder('3fa9c2d41b7e0011');
    await writeEncoded(store, folder, { 'x.txt': Buffer.from('plain') });
    const files = new SiteFiles(store);
    const ask = () => files.findInPreview('3fa9c2d41b7e0011', 'x.txt', []);
    expect((await ask())?.body.toString()).toBe('plain');

    for (const key of await store.list(folder)) await store.remove(key);

    let found = await ask();
    for (let asked = 0; found && asked < 60; asked += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      found = await ask();
    }
    expect(found).toBeNull();
  });
});
