import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { close, listen } from '../listen';
import { anArrival } from '../../testing/beacons';
import { metricValue } from '../../testing/metric-value';
import { answerBeacon, MAX_THROTTLED } from './answer-beacon';
import { MAX_PER_SECOND, SiteMetrics } from './metrics';

const body = JSON.stringify(anArrival());
const beacon = `POST /_visits HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

let metrics: SiteMetrics;
let server: Server;
let port: number;
let accepted: Socket[];
let clients: Socket[];

/** The time of day stands still, so that all of this is one second. */
beforeEach(async () => {
  accepted = [];
  clients = [];
  metrics = new SiteMetrics(() => 0);
  server = createServer((request, response) => {
    if (!answerBeacon(metrics, request, response)) response.end('a page');
  });
  server.on('connection', (socket) => accepted.push(socket));
  port = await listen(server, 0);
});
afterEach(async () => {
  clients.forEach((client) => client.destroy());
  await close(server, 0);
});

/** A connection, with what it is answered. */
function aClient() {
  const client = { socket: connect(port, '127.0.0.1'), answered: '', isClosed: false };
  client.socket.setEncoding('utf8').on('data', (words: string) => (client.answered += words));
  client.socket.on('error', () => undefined).on('close', () => (client.isClosed = true));
  clients.push(client.socket);
  return client;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await setImmediate();
}

const dropped = async () => metricValue(await metrics.registry.metrics(), 'site_beacons_dropped_total') ?? 0;

const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();

/** Sends the beacons that a second has room for. */
async function fillTheSecond() {
  const client = aClient();
  client.socket.write(beacon.repeat(MAX_PER_SECOND));
  await until(() => client.answered.split('HTTP/1.1 204').length > MAX_PER_SECOND);
  return client;
}

it('who sends more than a second has room for waits, is refused, and is not read meanwhile; pages go on', async () => {
  const flooder = await fillTheSecond();

  flooder.socket.write(beacon.repeat(20_000));
  await until(async () => (await dropped()) > 0);
  expect(await page()).toBe('a page');
  expect(flooder.answered).not.toContain('429');
  await until(() => flooder.isClosed);

  expect(flooder.answered).toMatch(/HTTP\/1.1 429 .*\r\n(.*\r\n)*Connection: close/);
  const read = accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0);
  expect(read).toBeLessThan(MAX_PER_SECOND * beacon.length + 300_000);
});

it('holds only so many connections, and closes those beyond', async () => {
  await fillTheSecond();
  // None is refused after its while, however long it takes to open the others.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation();
  const flooders = Array.from({ length: MAX_THROTTLED + 50 }, aClient);
  flooders.forEach(({ socket }) => socket.write(beacon));

  await until(async () => (await dropped()) === flooders.length);
  await until(() => flooders.filter(({ isClosed }) => isClosed).length === 50);

  expect(await page()).toBe('a page');
  expect(flooders.filter(({ answered }) => answered !== '')).toEqual([]);
});
