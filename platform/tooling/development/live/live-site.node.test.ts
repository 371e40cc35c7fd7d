import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveSite } from './live-site';

let folder: string;
let server: Server;
let origin: string;
let words: string;
let asked: string[];
const told: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'live-site-'));
  words = 'first';
  asked = [];
  told.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('Content-Type', 'text/html').end(words);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const open = () => liveSite(origin, { folder, tell: (sentence) => told.push(sentence) });
const leave = async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};
const bodyOf = async (path: string, site = open()) => (await site.get(path))?.body.toString();

it('gives what is live now', async () => {
  await bodyOf('/');
  words = 'second';

  expect(await bodyOf('/')).toBe('second');
  expect(told).toEqual([]);
});

it('gives what was fetched last while it cannot be reached, and says so once', async () => {
  await bodyOf('/');
  await leave();
  const site = open();

  expect(await bodyOf('/', site)).toBe('first');
  expect(await bodyOf('/', site)).toBe('first');
  expect(told).toEqual([
    expect.stringMatching(`^${origin} cannot be reached \\(\\w+\\): you see what was fetched last\\.$`),
  ]);
});

it('has nothing to give of what was not fetched before', async () => {
  await leave();

  await expect(open().get('/')).resolves.toBeNull();
  expect(told).toEqual([]);
});

it('tells when it is back', async () => {
  await bodyOf('/');
  const { port } = server.address() as AddressInfo;
  await leave();
  const site = open();
  await site.get('/');
  words = 'second';
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));

  expect(await bodyOf('/', site)).toBe('second');
  expect(told.at(-1)).toBe(`${origin} answers again.`);
});

it("asks once for a release's file, which never changes", async () => {
  await bodyOf('/_r/shell/1/main.js');
  await bodyOf('/_r/shell/1/main.js');

  expect(asked).toEqual(['/_r/shell/1/main.js']);
});
