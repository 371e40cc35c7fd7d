import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveBaseline } from './baseline-server';
import type { RunningServer } from './running-server';

const page = '<h1>Groceries</h1>'.repeat(20);
const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
let server: RunningServer;

const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
const get = (path: string, headers = {}) =>
  fetch(server.url + path, { headers: { 'Accept-Encoding': 'gzip, br', ...headers } });

afterEach(() => server.stop());
afterAll(() => rmSync(folder, { recursive: true }));

it('serves a site as any good host does: compressed, revalidated, without .html; hashed files to be kept', async () => {
  put('index.html', page);
  put('index.html.br', brotliCompressSync(page));
  put('policy.html', page);
  put('main.98133783ef.js', 'start()');
  server = await serveBaseline(folder);
  const { headers, status } = await get('/');

  expect([status, headers.get('content-encoding'), headers.get('cache-control')]).toEqual([
    200,
    'br',
    'no-cache',
  ]);
  expect((await get('/', { 'If-None-Match': headers.get('etag') })).status).toBe(304);
  expect(await (await get('/policy')).text()).toBe(page);
  expect((await get('/main.98133783ef.js')).headers.get('cache-control')).toContain('immutable');
  expect((await get('/nowhere')).status).toBe(404);
});

it('answers an unknown address with the one page of a site that a script draws', async () => {
  put('index.html', page);
  put('.spa', '');
  server = await serveBaseline(folder);

  expect(await (await get('/nowhere')).text()).toBe(page);
  expect((await get('/missing.js')).status).toBe(404);
});

it('refuses a folder that is no site', async () => {
  await expect(serveBaseline('/nowhere')).rejects.toThrow(/has no index\.html\. Name/);
});
