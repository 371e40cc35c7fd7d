import { createServer } from 'node:http';
import { countingProxy } from './counting-proxy';
import { listenOnFreePort } from './running-server';

it('counts head and body of each answer since they were last taken', async () => {
  const server = createServer(({ headers }, response) => {
    const isKnown = headers['if-none-match'] === '"1"';
    response.sendDate = false;
    response.writeHead(isKnown ? 304 : 200, { ETag: '"1"', Connection: 'close' });
    response.end(isKnown ? undefined : 'x'.repeat(5_000));
  });
  const site = await listenOnFreePort(server);
  const proxy = await countingProxy(site.url);
  await (await fetch(`${proxy.url}/before`)).text();
  proxy.takeAnswers();
  await (await fetch(`${proxy.url}/page?x=1`)).text();
  await fetch(`${proxy.url}/page`, { headers: { 'If-None-Match': '"1"' } });
  const answers = proxy.takeAnswers();
  await proxy.stop();
  await site.stop();

  const head = '\r\nETag: "1"\r\nConnection: close\r\n';
  expect(answers).toEqual([
    {
      path: '/page?x=1',
      status: 200,
      bytes: `HTTP/1.1 200 OK${head}Transfer-Encoding: chunked\r\n\r\n`.length + 5_000,
    },
    { path: '/page', status: 304, bytes: `HTTP/1.1 304 Not Modified${head}\r\n`.length },
  ]);
});
