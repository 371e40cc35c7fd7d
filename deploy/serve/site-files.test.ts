import { MemoryStore } from '../store/memory-store';
import { SiteFiles } from './site-files';

async function aStoreWithSiblings() {
  const store = new MemoryStore();
  await store.create('a/x.js', Buffer.from('plain'));
  await store.create('a/x.js.br', Buffer.from('smaller'));
  return new SiteFiles(store);
}

describe('the files of a store', () => {
  it('come in the first accepted encoding that there is', async () => {
    const files = await aStoreWithSiblings();

    expect(await files.find('a/x.js', ['br', 'gzip'])).toMatchObject({ encoding: 'br', name: 'x.js' });
    expect(await files.find('a/x.js', ['gzip'])).toMatchObject({
      encoding: null,
      body: Buffer.from('plain'),
    });
  });

  it('are not confused with siblings that were asked for by their own names', async () => {
    const files = await aStoreWithSiblings();
    await files.find('a/x.js.br', []);

    expect(await files.find('a/x.js', ['br'])).toMatchObject({ encoding: 'br', name: 'x.js' });
  });

  it('have another etag in each encoding', async () => {
    const files = await aStoreWithSiblings();
    const [plain, encoded] = [await files.find('a/x.js', []), await files.find('a/x.js', ['br'])];

    expect(plain!.etag).not.toBe(encoded!.etag);
  });

  it('are not there under names that no store can have', async () => {
    const files = await aStoreWithSiblings();

    for (const key of ['a/../a/x.js', 'a/x.js.', `a/${'x'.repeat(199)}`, 'a//x.js'])
      expect([key, await files.find(key, ['br'])]).toEqual([key, null]);
  });
});
