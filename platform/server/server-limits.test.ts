import type { IncomingMessage } from 'node:http';
import { contentName } from '../testing/content-name';
import { aRunningServer, type RunningServer } from '../testing/a-running-server';
import { getRaw, openConnection, sendRaw } from '../testing/raw-request';
import { close, listen } from './listen';
import { type ServerLimits, clientAddress, createLimitedServer } from './server-limits';

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.stop(0))));

async function given(limits: Partial<ServerLimits> = {}, address?: string): Promise<RunningServer> {
  const server = await aRunningServer(limits, address);
  running.push(server);
  return server;
}

/** Adds a line now and then, as an attacker does who holds connections open on purpose. */
function sendSlowly(port: number, line: string) {
  const connection = openConnection(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n');
  const drip = setInterval(() => connection.socket.write(line), 20);
  void connection.closed.then(() => clearInterval(drip));
  return connection;
}

const hurried = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };

describe('a server with limits', () => {
  it('answers 431 to headers that are too large, and goes on', async () => {
    const { port } = await given();
    const large = `GET / HTTP/1.1\r\nHost: localhost\r\nX-Large: ${'a'.repeat(20_000)}\r\n\r\n`;
    const many = `GET / HTTP/1.1\r\nHost: localhost\r\n${'X-Many: a\r\n'.repeat(3_000)}\r\n`;

    expect((await sendRaw(port, large)).status).toBe(431);
    expect((await sendRaw(port, many)).status).toBe(431);
    expect((await sendRaw(port, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`)).status).toBe(431);
    expect((await getRaw(port, '/')).status).toBe(200);
  });

  it('takes the cookies away that lock a visitor out', async () => {
    const { port } = await given();
    const cookies = Array.from({ length: 8 }, (_, index) => `b${index}=${'x'.repeat(3_900)}`).join('; ');
    const { status, answer } = await sendRaw(port, `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${cookies}\r\n\r\n`);

    expect(status).toBe(431);
    expect(answer).toContain('Clear-Site-Data: "cookies"');
  });

  it('answers 400 to what is not HTTP, and to two lengths at once', async () => {
    const { port } = await given();
    const smuggled =
      'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';

    expect((await sendRaw(port, '\u0016\u0003\u0001 hello\r\n\r\n')).status).toBe(400);
    expect((await sendRaw(port, 'GET / HTTP/1.1\r\n\r\n')).status).toBe(400);
    expect((await sendRaw(port, smuggled)).status).toBe(400);
  });

  it('answers 400 to two hosts', async () => {
    const { port } = await given();

    for (const hosts of ['Host: a\r\nhost: a', 'Host: a, b', 'Host: a@b'])
      expect((await sendRaw(port, `GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)).status).toBe(400);
  });

  it('closes connections whose headers never end, and serves others meanwhile', async () => {
    const { port } = await given(hurried);
    const slow = Array.from({ length: 50 }, () => sendSlowly(port, 'X-Slow: a\r\n'));

    expect((await getRaw(port, '/')).status).toBe(200);
    await Promise.all(slow.map(({ closed }) => closed));
    const answers = slow.map(({ received }) => received().slice(0, 12));
    expect(answers).toContain('HTTP/1.1 408');
    expect(answers).not.toContain('HTTP/1.1 200');
  });

  it('closes connections that say nothing at all', async () => {
    const { port } = await given(hurried);
    const silent = openConnection(port);

    await silent.closed;
    expect(silent.received()).toMatch(/^HTTP\/1\.1 408/);
  });

  it('closes connections whose body never ends', async () => {
    const { port } = await given(hurried);
    const slow = openConnection(port, 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n');
    const drip = setInterval(() => slow.socket.write('a'), 20);

    await slow.closed;
    clearInterval(drip);
    expect(slow.received()).toMatch(/^HTTP\/1\.1 200/);
  });

  it('closes no connection while its answer is worked out, however long that takes', async () => {
    const server = createLimitedServer((_, response) => void setTimeout(() => response.end('Late'), 500), {
      idleTimeout: 50,
    });
    const port = await listen(server, 0);

    const { answer } = await getRaw(port, '/');
    await close(server);

    expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Late$/);
  });

  it('closes connections whose reader stops reading', async () => {
    const { port, store, connections } = await given({ idleTimeout: 200 });
    const size = 30_000_000;
    const body = Buffer.alloc(size, 'a');
    const name = contentName('large.js', body);
    await store.create(`files/landing/${name}`, body);
    const reader = openConnection(port);
    const hasStopped = new Promise((resolve) => {
      reader.socket.once('data', () => resolve(reader.socket.pause()));
    });
    reader.socket.write(`GET /_f/landing/${name} HTTP/1.1\r\nHost: a\r\n\r\n`);

    await hasStopped;
    while ((await connections()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
    reader.socket.resume();
    await reader.closed;
    expect(reader.received().length).toBeLessThan(size);
  });

  it('closes connections that wait for nothing, and those with too many requests', async () => {
    const { port } = await given({ keepAliveTimeout: 50, maxRequestsPerSocket: 3 });
    const request = 'GET /deployment.json HTTP/1.1\r\nHost: a\r\n\r\n';
    const idle = openConnection(port, request);
    const busy = openConnection(port, request.repeat(5));

    await Promise.all([idle.closed, busy.closed]);
    expect(idle.received()).toMatch(/^HTTP\/1\.1 200/);
    expect(busy.received().match(/HTTP\/1\.1 200/g)).toHaveLength(3);
  });

  it('takes no more connections than it can hold, and takes new ones when others leave', async () => {
    const { port } = await given({ maxConnections: 2 });
    const first = [openConnection(port, 'GET / HTTP/1.1\r\n'), openConnection(port, 'GET / HTTP/1.1\r\n')];
    // Not before both are connected: a third one that overtook them would be the one that is let in.
    await Promise.all(first.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));

    const third = openConnection(port);
    await third.closed;
    expect(third.received()).toBe('');

    first.forEach(({ socket }) => socket.destroy());
    await Promise.all(first.map(({ closed }) => closed));
    let status = NaN;
    while (Number.isNaN(status)) ({ status } = await getRaw(port, '/'));
    expect(status).toBe(200);
  });
});

it('closes connections that send many requests without waiting, and serves others meanwhile', async () => {
  const { port } = await given({ maxPipelined: 8 });
  // A quarter of a megabyte each: answered in full, these would hold up everybody for seconds.
  const requests = 'GET /privacy-policy HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000);
  const greedy = Array.from({ length: 10 }, () => openConnection(port, requests));
  await Promise.all(greedy.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));

  expect((await getRaw(port, '/')).status).toBe(200);

  await Promise.all(greedy.map(({ closed }) => closed));
  for (const { received } of greedy)
    expect(received().match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThanOrEqual(8);
});

describe('a server that one client floods', () => {
  const few = { maxConnections: 40, maxPerClient: 10 };

  it('has places for others, however many connections that one opens and ends no request on', async () => {
    const { port, connections } = await given(few, '127.0.0.1');
    const slow = Array.from({ length: 100 }, () => openConnection(port, 'GET / HTTP/1.1\r\n', '127.0.0.1'));
    let closed = 0;
    slow.forEach((one) => void one.closed.then(() => (closed += 1)));
    while (closed < 90) await new Promise((resolve) => setTimeout(resolve, 10));

    expect((await getRaw(port, '/', '127.0.0.2')).status).toBe(200);

    expect(await connections()).toBe(10);
    slow.forEach(({ socket }) => socket.destroy());
    await Promise.all(slow.map((one) => one.closed));
    expect((await getRaw(port, '/', '127.0.0.1')).status).toBe(200);
  });

  it('knows clients behind a proxy on this machine by the address that it names, at each request of a connection', async () => {
    const { port } = await given(few, '127.0.0.1');
    const ask = (client: string) =>
      `GET /deployment.json HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${client}\r\n\r\n`;
    const answers: string[] = [];
    const proxied: ReturnType<typeof openConnection>[] = [];
    for (let count = 0; count < 12; count += 1) {
      const connection = openConnection(port, ask('203.0.113.7'));
      await new Promise((resolve) => connection.socket.once('data', resolve));
      answers.push(connection.received().slice(9, 12));
      proxied.push(connection);
    }
    const [first] = proxied as [ReturnType<typeof openConnection>];
    first.socket.write(ask('203.0.113.8'));
    while (first.received().split('HTTP/1.1 200').length < 3)
      await new Promise((resolve) => setTimeout(resolve, 10));

    expect(answers).toEqual([...Array<string>(10).fill('200'), '429', '429']);
    proxied.forEach(({ socket }) => socket.destroy());
  });
});

it.each<[string, string, string[], string]>([
  ['on this machine', '127.0.0.1', [], '203.0.113.7'],
  ['on this machine, as a server of IPv6 sees it', '::ffff:127.0.0.1', [], '203.0.113.7'],
  ['that is named', '::ffff:10.0.0.5', ['10.0.0.5'], '203.0.113.7'],
  ['that is not named', '10.0.0.6', ['10.0.0.5'], '10.0.0.6'],
])('believes a proxy %s who its client is, or not: %s', (_, remoteAddress, proxies, client) => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' };
  const request = { socket: { remoteAddress }, headers } as unknown as IncomingMessage;

  expect(clientAddress(request, proxies)).toBe(client);
});
