import { sha256Of } from '../records/deployment';
import { MemoryStore } from '../store/memory-store';
import { type Encoding, SiteFiles } from './site-files';

async function aStoreWithSiblings() {
  const store = new MemoryStore();
  await store.create('a/x.js', Buffer.from('plain'));
  await store.create('a/x.js.br', Buffer.from('smaller'));
  const files = new SiteFiles(store);
  const record = {
    'x.js': sha256Of(Buffer.from('plain')),
    'x.js.br': sha256Of(Buffer.from('smaller')),
  };
  return {
    find: (name: string, accepted: Encoding[]) =>
      files.findIn({ folder: 'a/', files: record }, name, accepted),
  };
}

describe('the files of a store', () => {
  it('come in the first accepted encoding that there is', async () => {
    const files = await aStoreWithSiblings();

    expect(await files.find('x.js', ['br', 'gzip'])).toMatchObject({ encoding: 'br', name: 'x.js' });
    expect(await files.find('x.js', ['gzip'])).toMatchObject({
      encoding: null,
      body: Buffer.from('plain'),
    });
  });

  it('are not confused with siblings that were asked for by their own names', async () => {
    const files = await aStoreWithSiblings();
    await files.find('x.js.br', []);

    expect(await files.find('x.js', ['br'])).toMatchObject({ encoding: 'br', name: 'x.js' });
  });

  it('have another etag in each encoding', async () => {
    const files = await aStoreWithSiblings();
    const [plain, encoded] = [await files.find('x.js', []), await files.find('x.js', ['br'])];

    expect(plain!.etag).not.toBe(encoded!.etag);
  });

  it('are not there under names that no store can have', async () => {
    const files = new SiteFiles(new MemoryStore());

    for (const name of ['x.js.', 'x'.repeat(201)])
      expect([name, await files.findInPreview('3fa9', name, ['br'])]).toEqual([name, null]);
  });
});
