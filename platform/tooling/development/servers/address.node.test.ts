import { createServer, type Server } from 'node:net';
import { freePort } from './address';

/** Something that uses a port. */
let other: Server;
let taken: number;

beforeAll(async () => {
  other = createServer();
  await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
  taken = (other.address() as { port: number }).port;
});
afterAll(() => other.close());

it('is the one that was asked for', async () => {
  const free = await freePort('0', taken);

  expect(free).not.toBe(taken);
  await expect(freePort(String(free), taken)).resolves.toBe(free);
});

it('is the first free one from the usual one on, where none was asked for', async () => {
  const port = await freePort(undefined, taken);

  expect(port).toBeGreaterThan(taken);
  expect(port).toBeLessThan(taken + 20);
});

it.each(['port', '4000.5', '-1', '70000'])('refuses %s, which is none', async (asked) => {
  await expect(freePort(asked, taken)).rejects.toThrow(
    `"${asked}" is no port. Name one from 1024 to 65535: DEV_PORT=4000`,
  );
});

it('says so when the one that was asked for is taken', async () => {
  await expect(freePort(String(taken), taken)).rejects.toThrow(
    `Port ${taken} is taken. Stop what uses it, or name another: DEV_PORT=${taken + 1}`,
  );
});
