import { createServer } from 'node:http';
import { countingProxy, type CountingProxy } from './counting-proxy';
import { listenOnFreePort, type RunningServer } from './running-server';

let site: RunningServer;
let proxy: CountingProxy;

beforeEach(async () => {
  const server = createServer((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"1"';
    response.sendDate = false;
    response
      .writeHead(isKnown ? 304 : 200, { ETag: '"1"', Connection: 'close' })
      .end(isKnown ? undefined : 'x'.repeat(5_000));
  });
  site = await listenOnFreePort(server);
  proxy = await countingProxy(site.url);
});

afterEach(async () => {
  await proxy.stop();
  await site.stop();
});

it('counts head and body of each answer', async () => {
  await (await fetch(`${proxy.url}/page?x=1`)).text();
  const head = 'HTTP/1.1 200 OK\r\nETag: "1"\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n';

  expect(proxy.takeAnswers()).toEqual([{ path: '/page?x=1', status: 200, bytes: head.length + 5_000 }]);
});

it('counts only the head of what the browser has already', async () => {
  await fetch(`${proxy.url}/page`, { headers: { 'If-None-Match': '"1"' } });

  const [answer] = proxy.takeAnswers();
  expect(answer).toMatchObject({ status: 304 });
  expect(answer?.bytes).toBeLessThan(100);
});

it('begins anew after the answers were taken', async () => {
  await (await fetch(`${proxy.url}/one`)).text();
  proxy.takeAnswers();
  await (await fetch(`${proxy.url}/two`)).text();

  expect(proxy.takeAnswers().map(({ path }) => path)).toEqual(['/two']);
});
