import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, zstdDecompressSync } from 'node:zlib';
import type { Store } from '@site/store';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { contentName } from '../testing/content-name';
import { MemoryStore } from '../testing/memory-store';
import { aLanding } from '../testing/tiny-parts';
import { Dictionaries } from './dictionaries';
import { fail, urlOf } from '../testing/a-running-server';
import { watchLiveSite } from './live-site';
import { createSiteServer } from './site-server';
import { SiteFiles } from './site-files';

const CHROMIUM = { 'accept-encoding': 'gzip, br, zstd', 'sec-ch-ua': '"Chromium";v="156"' };

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest();

/** What a browser sends that has a file. */
const having = (file: Buffer) => ({
  ...CHROMIUM,
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${sha256(file).toString('base64')}:`,
});

async function serve(store: Store) {
  const server = createSiteServer({ store, liveSite: watchLiveSite(store, fail), onError: fail });
  const url = await urlOf(server);
  const get = async (path: string, headers: Record<string, string> = CHROMIUM) => {
    // `fetch` has what a request with an entity tag asks for sent whole.
    const [answer] = (await once(request(url + path, { headers }).end(), 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    const isBrotli = body.length > 0 && answer.headers['content-encoding'] === 'br';
    return {
      headers: answer.headers,
      status: answer.statusCode,
      body: isBrotli ? brotliDecompressSync(body) : body,
    };
  };
  return { get };
}

/** As a browser reads it. */
function fromDifference(body: Buffer, dictionary: Buffer): Buffer {
  expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(body.subarray(8, 40)).toEqual(sha256(dictionary));
  return zstdDecompressSync(body.subarray(40), { dictionary });
}

/** A while in which a server reads what it needs. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('a reader who comes back', () => {
  let store: Store;
  let site: Awaited<ReturnType<typeof serve>>;
  let earlier: Awaited<ReturnType<typeof site.get>>;
  beforeEach(async () => {
    ({ store } = await aLiveSite());
    site = await serve(store);
    earlier = await site.get('/');
  });

  const ship = async () => {
    await goLive(store, [aLanding({ sentence: 'Open on Sundays, too.' })]);
    for (;;) {
      const { body } = await site.get('/', {});
      if (body.includes('Sundays')) return body;
      await settle();
    }
  };

  it('gets what differs from the page of before, and reads the new one in it', async () => {
    const page = await ship();

    const { headers, body } = await site.get('/', having(earlier.body));

    expect(headers['content-encoding']).toBe('dcz');
    expect(body.length).toBeLessThan(300);
    expect(fromDifference(body, earlier.body)).toEqual(page);
    expect(page.toString()).toContain('Open on Sundays, too.');
  });

  it('is told that nothing has changed where nothing has, also after a difference', async () => {
    await ship();
    const { headers, body } = await site.get('/', having(earlier.body));
    const page = fromDifference(body, earlier.body);

    const again = await site.get('/', { ...having(page), 'if-none-match': headers['etag']! });

    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('gets the difference from a server that was started after the promotion, once it has read the earlier pages', async () => {
    const page = await ship();
    const restarted = await serve(store);
    const ask = () => restarted.get('/', having(earlier.body));

    let answer = await ask();
    for (let asked = 0; asked < 50 && answer.headers['content-encoding'] !== 'dcz'; asked += 1) {
      await settle();
      answer = await ask();
    }

    expect(fromDifference(answer.body, earlier.body)).toEqual(page);
  });

  it.each([
    ['does not read differences', () => ({ ...having(earlier.body), 'accept-encoding': 'br, gzip' })],
    ['has something else', () => having(Buffer.from('a page of another site'))],
    [
      'says so otherwise than browsers do',
      () => ({ ...having(earlier.body), 'available-dictionary': ':AAAA:' }),
    ],
  ])('gets the whole page where the browser %s', async (_, headers) => {
    const page = await ship();

    const answer = await site.get('/', headers());

    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body).toEqual(page);
  });

  it('with Chromium keeps pages for that, which no proxy does; with others asks for each whole', async () => {
    expect(earlier.headers['use-as-dictionary']).toBe('match="/", match-dest=("document")');
    expect(earlier.headers['cache-control']).toMatch(/^private, max-age=0, .*no-transform$/);
    const { headers } = await site.get('/', { 'accept-encoding': 'gzip, br, zstd' });
    expect([headers['use-as-dictionary'], headers['cache-control']]).toEqual([
      undefined,
      'no-cache, no-transform',
    ]);
    expect(headers['vary']).toBe('Accept-Encoding');
    expect(earlier.headers['vary']).toBe('Accept-Encoding, Available-Dictionary, Sec-CH-UA');
  });

  it.each(['/nowhere', '/deployment.json', '/favicon.svg'])(
    'is given nothing to keep with %s',
    async (path) => {
      expect((await site.get(path)).headers['use-as-dictionary']).toBeUndefined();
    },
  );
});

describe('a reader who has an earlier version of a script', () => {
  const script = (words: string) =>
    Buffer.from(Array.from({ length: 300 }, (_, line) => `say(${line * 7919});`).join('\n') + words);
  const store = new MemoryStore();
  let site: Awaited<ReturnType<typeof serve>>;
  const put = async (body: Buffer, named = body) => {
    const name = contentName('main.js', named.toString());
    await store.create(`files/landing/${name}`, body);
    return `/_f/landing/${name}`;
  };
  let path: string;
  beforeAll(async () => {
    site = await serve(store);
    path = await put(script('now'));
  });

  it('gets what differs from it, whatever version it is', async () => {
    await put(script('before'));

    const { headers, body } = await site.get(path, having(script('before')));

    expect(body.length).toBeLessThan(100);
    expect(fromDifference(body, script('before'))).toEqual(script('now'));
    expect(headers['vary']).toBe('Accept-Encoding, Available-Dictionary');
    expect(headers['use-as-dictionary']).toBe('match="/_f/landing/main.*.js"');
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each([
    ['the store never had', () => Promise.resolve()],
    ['was altered in the store', () => put(Buffer.from('other bytes'), script('lost'))],
  ])('gets the whole script where that version %s', async (_, prepare) => {
    await prepare();

    const { headers, body } = await site.get(path, having(script('lost')));

    expect([headers['content-encoding'], body]).toEqual(['br', script('now')]);
  });

  it('gets the whole script while the store does not answer', async () => {
    await site.get(path);
    const { read: answering } = store;
    const read = jest
      .spyOn(store, 'read')
      .mockImplementation((key) =>
        key.startsWith('files/') ? new Promise(() => undefined) : answering.call(store, key),
      );

    const { headers, body } = await site.get(path, having(script('of last year')));
    read.mockRestore();

    expect([headers['content-encoding'], body]).toEqual(['br', script('now')]);
  });

  it('gets the whole script while too many others ask for differences', async () => {
    const files = new SiteFiles(store);
    const dictionaries = new Dictionaries(store, files);
    const file = (await files.findOfPart({ part: 'landing', file: path.slice('/_f/landing/'.length) }, [
      'br',
    ]))!;
    const readers = Array.from({ length: 9 }, (_, reader) => script(`before ${reader}`));
    for (const had of readers) await put(had);

    const answers = await Promise.all(
      readers.map((had) => {
        const asked = { url: path, headers: having(had) } as unknown as IncomingMessage;
        return dictionaries.answer(asked, null, { status: 200, file, headers: {} });
      }),
    );

    const encodings = answers.map((answer) => answer.file!.headers['Content-Encoding']).sort();
    expect(encodings).toEqual([...Array<string>(5).fill('br'), ...Array<string>(4).fill('dcz')]);
  });
});
