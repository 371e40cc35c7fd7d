import { aRunningServer } from '../testing/a-running-server';
import { getRaw, openConnection } from '../testing/raw-request';

const KEPT = 'GET /deployment.json HTTP/1.1\r\nHost: a\r\n\r\n';

describe('a server that is asked to stop', () => {
  it('closes connections that wait for nothing and takes no new ones', async () => {
    const server = await aRunningServer();
    const idle = openConnection(server.port, KEPT);
    await new Promise((resolve) => idle.socket.once('data', resolve));

    await Promise.all([server.stop(), idle.closed]);

    expect((await getRaw(server.port, '/')).answer).toBe('');
  });

  it('finishes the answer that is under way', async () => {
    const server = await aRunningServer();
    const { port, store, deployment } = server;
    const base = `landing/${deployment.record.parts.landing!.release}`;
    const size = 20_000_000;
    await store.create(`releases/${base}/browser/large.js`, Buffer.alloc(size, 'a'));
    const reader = openConnection(port, `GET /_r/${base}/large.js HTTP/1.1\r\nHost: a\r\n\r\n`);
    await new Promise((resolve) => reader.socket.once('data', resolve));

    await Promise.all([server.stop(), reader.closed]);

    expect(reader.received().length).toBeGreaterThan(size);
  });

  it('waits for nobody who does not read', async () => {
    const server = await aRunningServer();
    const slow = openConnection(server.port, 'GET / HTTP/1.1\r\nHost: a\r\n');
    await new Promise((resolve) => slow.socket.once('connect', resolve));
    await getRaw(server.port, '/');

    await Promise.all([server.stop(100), slow.closed]);

    expect(slow.received()).not.toMatch(/^HTTP\/1\.1 200/);
  });
});
