import { execFileSync } from 'node:child_process';
import { zstdDecompressSync } from 'node:zlib';
import { MemoryStore } from '../../testing/memory-store';
import { packSite, readSite, writeSite } from './stored-site';
import { packArchive } from '../records/archive';

const KEY = 'sites/000001-3fa9c2d41b7e.tar.zst';
const page = `<!doctype html>${'<p>ಮಂಡಿ</p>'.repeat(100)}`;
const picture = new Uint8Array([1, 2, 3]);
const files = { 'kn/index.html': page, 'og-home.png': picture, 'deployment.json': '{}', 'empty.txt': '' };

it('a composed site is one object, and comes back as it was', async () => {
  const store = new MemoryStore();
  const sha256 = await writeSite(store, KEY, await packSite(files));

  const site = (await readSite(store, KEY, sha256))!;

  expect(Object.fromEntries(site.files)).toEqual({
    'kn/index.html': Buffer.from(page),
    'og-home.png': Buffer.from(picture),
    'deployment.json': Buffer.from('{}'),
    'empty.txt': Buffer.alloc(0),
  });
});

it('anybody can take it apart without this tool', async () => {
  const tar = zstdDecompressSync(await packSite(files));

  const listed = execFileSync('tar', ['-t'], { input: tar }).toString().split('\n').filter(Boolean);
  const taken = execFileSync('tar', ['-xO', 'kn/index.html'], { input: tar }).toString();

  expect([listed.sort(), taken]).toEqual([Object.keys(files).sort(), page]);
});

it('the order of its files makes no difference', async () => {
  const turned = Object.fromEntries(Object.entries(files).reverse());

  expect(await packSite(turned)).toEqual(await packSite(files));
});

it('storing it again changes nothing, and other files are not stored in its place', async () => {
  const store = new MemoryStore();
  await writeSite(store, KEY, await packSite(files));
  await writeSite(store, KEY, await packSite(files));

  await expect(writeSite(store, KEY, await packSite({ 'x.txt': 'x' }))).rejects.toMatchObject({
    code: 'site-differs',
    message: expect.stringContaining(KEY),
  });
  expect([...(await readSite(store, KEY))!.files.keys()]).toContain('kn/index.html');
});

it('is refused where other programs would find other files in it', async () => {
  const store = new MemoryStore();
  const page = (words: string): [string, Buffer] => ['a.html', Buffer.from(words)];
  await store.create(KEY, await packArchive([page('60 days'), page('600 days')]));

  await expect(readSite(store, KEY)).rejects.toThrow('it is not packed as this tool does');
});

it('is refused where it unpacks to more than a server has room for', async () => {
  const store = new MemoryStore();
  const zeros = Buffer.alloc(130 * 1024 * 1024);
  await store.create(KEY, await packArchive([['a.html', zeros]]));

  await expect(readSite(store, KEY)).rejects.toMatchObject({ code: 'record-unreadable' });
});

it('is refused with another hash than is named, and where it is no archive', async () => {
  const store = new MemoryStore();
  await writeSite(store, KEY, await packSite(files));
  await expect(readSite(store, KEY, 'f'.repeat(64))).rejects.toMatchObject({ code: 'site-altered' });

  const cut = await packSite({});
  await store.create('previews/3fa9/site.tar.zst', cut.subarray(0, cut.length - 1));
  await expect(readSite(store, 'previews/3fa9/site.tar.zst')).rejects.toMatchObject({
    code: 'record-unreadable',
  });
});
