import { filesBase } from '@site/addresses';
import { writeRelease } from '@site/ledger';
import { aReleaseInput, aReleaseOf } from '../testing/records';
import { contentName } from '../testing/content-name';
import { aRunningServer } from '../testing/a-running-server';
import { freePort } from '../testing/free-port';
import { getRaw, openConnection } from '../testing/raw-request';
import { assertPortsFree } from './listen';

const KEPT = 'GET /deployment.json HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a server that is asked to stop', () => {
  it('closes connections that wait for nothing and takes no new ones', async () => {
    const server = await aRunningServer();
    const idle = openConnection(server.port, KEPT);
    await new Promise((resolve) => idle.socket.once('data', resolve));

    await Promise.all([server.stop(), idle.closed]);

    expect((await getRaw(server.port, '/')).answer).toBe('');
  });

  it('tells a client that keeps its connection, with the answer to its next request, that it was the last', async () => {
    const server = await aRunningServer();
    const kept = openConnection(server.port, KEPT);
    await new Promise((resolve) => kept.socket.once('data', resolve));

    const stopped = server.stop(8_000, 8_000);
    kept.socket.write(KEPT);
    await Promise.all([stopped, kept.closed]);

    const [, first, second] = kept.received().split('HTTP/1.1 200 OK');
    expect(first).toContain('Connection: keep-alive');
    expect(second).toContain('Connection: close');
  });

  it('finishes the answer that is under way', async () => {
    const server = await aRunningServer();
    const size = 20_000_000;
    const body = Buffer.alloc(size, 'a');
    const name = contentName('large.js', body);
    const files = [...aReleaseOf('Open'), { path: `browser/${name}`, body }];
    await writeRelease(server.store, aReleaseInput(), files);
    const target = filesBase('landing') + name;
    const reader = openConnection(server.port, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await new Promise((resolve) => reader.socket.once('data', resolve));

    await Promise.all([server.stop(), reader.closed]);

    expect(reader.received().length).toBeGreaterThan(size);
  });

  it('waits for no client that does not read', async () => {
    const server = await aRunningServer();
    const slow = openConnection(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    await new Promise((resolve) => slow.socket.once('connect', resolve));
    await getRaw(server.port, '/');

    await Promise.all([server.stop(100), slow.closed]);

    expect(slow.received()).not.toMatch(/^HTTP\/1\.1 200/);
  });
});

it('a try of ports ends, and keeps no visitor who connects meanwhile', async () => {
  const ports = [await freePort(), await freePort(), await freePort()];
  const [port] = ports as [number];
  const visits: Promise<void>[] = [];
  const visitor = setInterval(() => visits.push(openConnection(port, KEPT).closed), 0);
  // Those at the other ports have it open for longer.
  for (let time = 0; time < 50; time += 1)
    await assertPortsFree(ports.map((one) => ({ port: one, from: 'PORT=' })));
  clearInterval(visitor);
  await Promise.all(visits);

  // A visitor who is kept waits for ever here, and so does this.
  expect(visits.length).toBeGreaterThan(10);
});
