import { brotliDecompressSync } from 'node:zlib';
import { type StoredSite, previewKey } from '@site/ledger';
import { preview } from '@site/operations';
import { aLiveSite } from '../testing/a-live-site';
import { MemoryStore } from '../testing/memory-store';
import { SiteFiles } from './site-files';

const TEXT = Array.from({ length: 400 }, (_, word) => `<p>${word * 7919} crates of mangoes</p>`).join('');

function aSite(): StoredSite {
  const files = { 'index.html': TEXT, 'x.txt': 'x', 'og.png': TEXT };
  const bodies = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  return { key: 'sites/x', files: new Map(bodies) };
}

/** Asks until an answer is as it should be. */
async function until<T>(ask: () => Promise<T>, isSo: (answer: T) => boolean): Promise<T> {
  let answer = await ask();
  for (let asked = 0; !isSo(answer) && asked < 100; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer = await ask();
  }
  return answer;
}

describe('the files of a composed site', () => {
  it('come in the first accepted encoding, if that makes them smaller', async () => {
    const [files, site] = [new SiteFiles(new MemoryStore()), aSite()];
    const encodingOf = async (name: string, accepted: ('br' | 'gzip')[]) =>
      (await files.findIn(site, name, accepted))!.headers['Content-Encoding'];

    expect(await encodingOf('index.html', ['br', 'gzip'])).toBe('br');
    expect(await encodingOf('index.html', ['gzip'])).toBe('gzip');
    expect(await encodingOf('index.html', [])).toBeUndefined();
    expect(await encodingOf('x.txt', ['br'])).toBeUndefined();
    expect(await encodingOf('og.png', ['br'])).toBeUndefined();
    expect(await files.findIn(site, 'none.html', ['br'])).toBeNull();
  });

  it('are smaller for later visitors than for the first, who does not wait for that, and stay the same file', async () => {
    const [files, site] = [new SiteFiles(new MemoryStore()), aSite()];
    const ask = async () => (await files.findIn(site, 'index.html', ['br']))!;
    const first = await ask();

    const later = await until(ask, ({ body }) => body.length < first.body.length);

    expect(later.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body).toString()).toBe(TEXT);
    expect(later.headers.ETag).toBe(first.headers.ETag);
  });

  it('are compressed once for all deployments that have the same', async () => {
    const [files, site, next] = [new SiteFiles(new MemoryStore()), aSite(), aSite()];
    (next.files as Map<string, Buffer>).set('kn/index.html', Buffer.from(`${TEXT} `));
    const bodyOf = async (one: StoredSite, name: string) => (await files.findIn(one, name, ['gzip']))!.body;
    const before = await bodyOf(site, 'index.html');

    expect(await bodyOf(next, 'index.html')).toBe(before);
    expect(brotliDecompressSync((await files.findIn(next, 'kn/index.html', ['br']))!.body).toString()).toBe(
      `${TEXT} `,
    );
  });

  it('have another etag in each encoding', async () => {
    const [files, site] = [new SiteFiles(new MemoryStore()), aSite()];
    const answers = await Promise.all(
      [[], ['br'], ['gzip']].map((accepted) =>
        files.findIn(site, 'index.html', accepted as ('br' | 'gzip')[]),
      ),
    );

    expect(new Set(answers.map((answer) => answer!.headers.ETag)).size).toBe(3);
  });
});

describe('the files of a preview', () => {
  it('are not there under ids that no preview can have', async () => {
    const files = new SiteFiles(new MemoryStore());

    for (const id of ['3fa9', '../../x', 'x'.repeat(201)])
      expect([id, await files.findInPreview(id, 'x.txt', ['br'])]).toEqual([id, null]);
  });

  it('are gone once it was pruned', async () => {
    const { store } = await aLiveSite();
    const { id } = await preview({ store, parts: {} });
    const files = new SiteFiles(store);
    const ask = () => files.findInPreview(id, 'index.html', []);
    expect((await ask())?.body.toString()).toContain('<html');

    await store.remove(previewKey(id));

    expect(await ask()).toBeNull();
  });
});
