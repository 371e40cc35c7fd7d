import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openNotingRelay } from './noting-relay';

const PAGE = `<html><head><meta charset="utf-8"/><script src="/main.js"></script></head><h1>Crates</h1></html>`;

let site: Server;
let relay: { url: string; stop(): Promise<void> };

beforeEach(async () => {
  site = createServer((request, response) => {
    const isPage = request.url === '/';
    response.writeHead(isPage ? 200 : 404, {
      'Content-Type': isPage ? 'text/html; charset=utf-8' : 'text/plain',
      'Content-Security-Policy': "default-src 'none'; script-src 'self'",
    });
    response.end(isPage ? PAGE : 'script-src');
  });
  await once(site.listen(0, 'localhost'), 'listening');
  relay = await openNotingRelay(`http://localhost:${(site.address() as AddressInfo).port}`);
});

afterEach(async () => {
  await relay.stop();
  site.closeAllConnections();
  site.close();
});

it('puts its script in front of all others, and lets it through the policy', async () => {
  const answer = await fetch(relay.url);
  const html = await answer.text();

  expect(html.indexOf('addEventListener')).toBeLessThan(html.indexOf('/main.js'));
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+' 'self'$/,
  );
});

it('hands on all that is no page as it is', async () => {
  const answer = await fetch(`${relay.url}/robots.txt`);

  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe('script-src');
});

it('breaks off where the site is served no more, and stays', async () => {
  site.closeAllConnections();
  site.close();

  await expect(fetch(relay.url)).rejects.toThrow('fetch failed');
  await expect(fetch(relay.url)).rejects.toThrow('fetch failed');
});
