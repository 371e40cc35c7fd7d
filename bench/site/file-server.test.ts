import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RunningServer } from './running-server';
import { serveFolder } from './file-server';

const page = '<h1>Groceries</h1>'.repeat(20);
let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-server-'));
  put('index.html', page);
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(folder, { recursive: true });
});

function put(name: string, content: string | Buffer) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  length: number;
}

async function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  server ??= await serveFolder(folder);
  const url = new URL(path, server.url);
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      let length = 0;
      response.on('data', (chunk: Buffer) => (length += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, length }));
    })
      .on('error', reject)
      .end();
  });
}

it('sends the brotli sibling to those who take it, and the file itself to others', async () => {
  put('index.html.br', brotliCompressSync(page));

  const [compressed, plain] = [await get('/', { 'Accept-Encoding': 'gzip, br' }), await get('/')];
  expect([compressed.headers['content-encoding'], compressed.length < page.length]).toEqual(['br', true]);
  expect([plain.headers['content-encoding'], plain.length]).toEqual([undefined, page.length]);
});

it('lets files with a hash in their name be kept, and pages be asked for anew', async () => {
  put('main.98133783ef.js', 'start()');

  expect((await get('/main.98133783ef.js')).headers['cache-control']).toContain('immutable');
  const { headers } = await get('/');
  expect(headers['cache-control']).toBe('no-cache');
  expect((await get('/', { 'If-None-Match': String(headers.etag) })).status).toBe(304);
});

it('finds a page without its extension, and below a folder', async () => {
  put('privacy-policy.html', page);
  put('offers/index.html', page);

  expect((await get('/privacy-policy')).status).toBe(200);
  expect((await get('/offers/')).status).toBe(200);
});

it('answers an unknown address with 404 and its page', async () => {
  put('404.html', 'Nothing here');

  expect(await get('/nowhere')).toMatchObject({ status: 404, length: 12 });
});

it('answers an unknown address with the one page of a site that a script draws', async () => {
  put('.spa', '');

  expect(await get('/privacy-policy')).toMatchObject({ status: 200, length: page.length });
  expect((await get('/missing.js')).status).toBe(404);
});

it('refuses a folder that is no site', async () => {
  await expect(serveFolder(join(folder, 'nowhere'))).rejects.toThrow(/has no index\.html$/);
});
