import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { serveBaseline } from './sites';

it('serves a site as any good host does: compressed, revalidated, without .html; hashed files to be kept', async () => {
  const page = '<h1>Groceries</h1>'.repeat(20);
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'));
  const files = { 'index.html': page, 'policy.html': page, 'main.98133783ef.js': 'start()' };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(page));
  const server = await serveBaseline(folder);
  const get = (path: string, headers = {}) =>
    fetch(server.url + path, { headers: { 'Accept-Encoding': 'br', ...headers } });
  const { headers } = await get('/');

  expect(headers.get('content-encoding')).toBe('br');
  expect((await get('/', { 'If-None-Match': headers.get('etag') })).status).toBe(304);
  expect(await (await get('/policy')).text()).toBe(page);
  expect((await get('/main.98133783ef.js')).headers.get('cache-control')).toContain('immutable');
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('refuses a folder that is no site', async () => {
  await expect(serveBaseline('/nowhere')).rejects.toThrow(/has no index\.html\. Name/);
});
