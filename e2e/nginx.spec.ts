import { readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { close, createSiteServer, listen, watchLiveSite } from '@site/server';
import type { Store } from '@site/store';
import { aLiveSite, goLive } from '../platform/testing/a-live-site';
import { fetchFrom } from '../platform/testing/a-desk';
import { keyNamed } from '../platform/testing/content-name';
import { aLanding } from '../platform/testing/tiny-parts';
import { copyJourneyStore } from './support/copy-folder-store';
import { findNginx, type RunningNginx, startNginx } from './support/nginx';
import { freePort } from '../platform/testing/free-port';
import { serveSite } from './support/site-command';
import { expect, test } from './support/test';

/** What each server says of itself and of the connection; a page's first answer is compressed in less time, to more bytes. */
const OWN_HEADERS = new Set([
  'content-length',
  'date',
  'server',
  'connection',
  'keep-alive',
  'accept-ranges',
]);

let path: string | null;
let store: Store;
let origin: Server;
let originUrl: string;
let asked: string[];
let clients: unknown[];
let hosts: unknown[];
let nginx: RunningNginx;
let entry: string;

test.beforeEach(async () => {
  path = findNginx((sentence) => console.log(sentence));
  test.skip(!path, 'nginx is not installed, and this user may not install it');
  ({ store } = await aLiveSite());
  entry = (await keyNamed(store, 'landing', 'remoteEntry')).replace('files/', '/_f/');
  const site = createSiteServer({
    store,
    liveSite: watchLiveSite(store, console.error),
    onError: console.error,
  });
  asked = [];
  clients = [];
  hosts = [];
  origin = createServer((request, response) => {
    asked.push(request.url!);
    clients.push(request.headers['x-forwarded-for']);
    hosts.push(request.headers.host);
    site.emit('request', request, response);
  });
  const originPort = await listen(origin, 0);
  originUrl = `http://127.0.0.1:${originPort}`;
  nginx = await startNginx(path!, (port, folder) => example(port, folder, originPort));
});
test.afterEach(async () => {
  await nginx?.stop();
  if (origin?.listening) await close(origin, 0);
});

/** The configuration of docs/hosting, with an operator's edits made. */
function example(port: number, folder: string, ...servers: number[]): string {
  return readFileSync(join(__dirname, '../docs/hosting/nginx/site.conf'), 'utf8')
    .replace('/var/cache/site-pages', join(folder, 'cache'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/server (127.0.0.1):8080(.*;)/, (_, host, rest) =>
      servers.map((own) => `server ${host}:${own}${rest}`).join(' '),
    );
}

async function answerOf(url: string, target: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + target, {
    headers: { 'Accept-Encoding': 'br', ...headers },
    redirect: 'manual',
  });
  const said = [...answer.headers].filter(([name]) => !OWN_HEADERS.has(name));
  return { status: answer.status, headers: Object.fromEntries(said), body: await answer.text() };
}

test('nginx sends what site serve sends, with its headers and status, the first time and from its cache', async () => {
  for (const target of ['/', '/privacy-policy/?a=b', '/no-such-page', '/favicon.svg', entry])
    for (const time of ['first', 'second'])
      expect({ time, ...(await answerOf(nginx.url, target)) }).toEqual({
        time,
        ...(await answerOf(originUrl, target)),
      });

  const { headers } = await answerOf(originUrl, '/');
  expect((await answerOf(nginx.url, '/', { 'If-None-Match': headers.etag! })).status).toBe(304);
});

test('nginx asks once for a file that its Cache-Control lets it keep, and shows what goes live', async () => {
  for (let time = 0; time < 3; time += 1) await answerOf(nginx.url, entry);
  expect(asked.filter((target) => target === entry)).toHaveLength(1);

  expect((await answerOf(nginx.url, '/')).body).toContain('Open on Sunday.');
  await goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  await expect.poll(async () => (await answerOf(nginx.url, '/')).body).toContain('Open on Diwali.');
});

test('nginx tells site serve who asks for pages and files, whatever a client says of itself', async () => {
  for (const target of ['/', entry]) await answerOf(nginx.url, target, { 'X-Forwarded-For': '203.0.113.7' });

  expect(new Set(asked)).toEqual(new Set(['/', entry]));
  expect(new Set(clients)).toEqual(new Set(['127.0.0.1']));
});

test('nginx hands on to the desk and its frames the names that they were asked for, with the port', async () => {
  const [, desk] = /^```nginx\n(server .*?)^```$/ms.exec(
    readFileSync(join(__dirname, '../docs/hosting.md'), 'utf8'),
  )!;
  const proxy = await startNginx(path!, (port) =>
    desk!
      .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port};`)
      .replace(/(?<=proxy_pass http:\/\/)\w+[\w.]+:809\d/g, new URL(originUrl).host),
  );
  hosts = [];
  const names = ['desk.brand.in:8443', 'desk-frames.brand.in:8443'];
  for (const Host of names) await fetchFrom(proxy.url, { Host });
  await proxy.stop();

  expect(hosts).toEqual(names);
});

test('nginx has a browser drop the cookies that are too large for it', async () => {
  const { status, headers } = await answerOf(nginx.url, '/', { Cookie: `left=${'x'.repeat(9_000)}` });

  expect([status, headers['clear-site-data']]).toEqual([431, '"cookies"']);
});

test('nginx goes on to show the pages and scripts that it has while site serve is away', async () => {
  const shown = await answerOf(nginx.url, '/');
  const script = await answerOf(nginx.url, entry, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
  await close(origin, 0);
  // Longer than a page counts as new.
  await new Promise((resolve) => setTimeout(resolve, 2_100));

  expect(await answerOf(nginx.url, '/')).toEqual(shown);
  // Chromium, with a page of before.
  const returning = { 'Sec-CH-UA': '"Chromium";v="156"', 'Available-Dictionary': `:${'A'.repeat(43)}=:` };
  expect(await answerOf(nginx.url, '/', returning)).toEqual(shown);
  const differing = { ...returning, 'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz' };
  expect(await answerOf(nginx.url, entry, differing)).toEqual(script);
  expect((await answerOf(nginx.url, entry.replace(/\w(?=\.js)/, '_'), differing)).status).toBe(502);
  expect((await answerOf(nginx.url, '/privacy-policy')).status).toBe(502);
});

test('restarting two servers behind nginx in turn loses no request', async () => {
  // Of its own: a command of another journey links to whatever serves that one's store.
  const folder = copyJourneyStore();
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => serveSite(folder, '--port', String(port), '--preview-port', '0');
  const servers = await Promise.all(ports.map(start));
  const proxy = await startNginx(path!, (port, place) => example(port, place, ...ports));
  const answers: (number | string)[] = [];
  let isOver = false;
  // What nginx has kept is not asked for: each address is another.
  const visitor = async (name: string) => {
    for (let visit = 0; !isOver; visit += 1)
      answers.push(await fetch(`${proxy.url}/?visit=${name}${visit}`).then(({ status }) => status, String));
  };
  const visitors = ['a', 'b', 'c', 'd'].map(visitor);
  for (const [index, port] of ports.entries()) {
    await servers[index]!.stop();
    servers[index] = await start(port);
  }
  isOver = true;
  await Promise.all(visitors);
  await proxy.stop();
  await Promise.all(servers.map(({ stop }) => stop()));
  rmSync(folder, { recursive: true });

  expect(answers.length).toBeGreaterThan(100);
  expect(answers.filter((answer) => answer !== 200)).toEqual([]);
});
