import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { Server as ConnectionServer } from 'node:net';
import { SiteError } from '@site/errors';

/**
 * Listens on loopback, or at another address of this machine.
 * @param port 0 for any free one
 * @returns the port
 * @throws SiteError `port-in-use`, `port-refused`
 */
export async function listen(server: Server, port: number, address = 'localhost'): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'EADDRINUSE')
      throw new SiteError('port-in-use', `Port ${port} is in use.`, 'Stop what uses it, or name another.', {
        cause,
      });
    const fact = `Port ${port} cannot be opened: ${cause.message}.`;
    throw new SiteError('port-refused', fact, 'Take another, above 1023.', { cause });
  });
  return (server.address() as { port: number }).port;
}

/** A port that a command is to open. */
interface WantedPort {
  port: number;
  /** @default loopback */
  address?: string;
  /** What the command takes it from, as it is written before the number: `PORT=`, `--port `. */
  from: string;
}

/**
 * Says before long work that a port cannot be opened after it, and which free one to name instead.
 * @param wanted all that the command is given
 * @throws SiteError `port-in-use`, also where two are the same, `port-refused`
 */
export async function assertPortsFree(wanted: WantedPort[]): Promise<void> {
  const opened: Server[] = [];
  try {
    for (const { port, address, from } of wanted) {
      const server = trialServer();
      await listen(server, port, address).catch(async (error: SiteError) => {
        if (error.code !== 'port-in-use') throw error;
        const free = await freePortAfter(port, address, wanted);
        const remedy = `Stop what uses it, or name another for the same command: ${from}${free}`;
        throw new SiteError('port-in-use', error.message, remedy, { cause: error });
      });
      opened.push(server);
    }
  } finally {
    await Promise.all(opened.map((server) => close(server)));
  }
}

/** Lets go of what connects to it: a visitor who waited for an answer of a try would get none, and hold up the start. */
const trialServer = () => createServer().on('connection', (socket) => socket.destroy());

/** A port that is free, and none of those that are wanted: the next one, where there is one nearby. */
async function freePortAfter(
  port: number,
  address: string | undefined,
  wanted: WantedPort[],
): Promise<number> {
  const server = trialServer();
  const free = await listenFrom(server, port + 1, address).catch(() => listen(server, 0, address));
  await close(server);
  return wanted.some((other) => other.port === free) ? freePortAfter(free, address, wanted) : free;
}

/** How many ports are tried for one that may be any. */
const TRIED = 20;

/**
 * Listens on the first free port from one on; 0 for any.
 * @returns the port
 * @throws SiteError `port-in-use` when many in a row are taken, `port-refused`
 */
export async function listenFrom(server: Server, first: number, address?: string): Promise<number> {
  for (let port = first; ; port += 1) {
    try {
      return await listen(server, port, address);
    } catch (error) {
      const isTaken = error instanceof SiteError && error.code === 'port-in-use';
      if (!isTaken || port + 1 >= first + TRIED) throw error;
    }
  }
}

/** How long answers under way have to end, in ms: hosts usually kill a process 10 s after they asked it to stop. */
const GRACE = 8_000;

/** How often connections that have become idle are closed, in ms. */
const SWEEP_EVERY = 50;

/**
 * Takes no new connections, finishes the answers under way and stops; those that are not read in time are cut off.
 * @param grace how long they have, in ms
 * @param idle how long connections that wait for nothing are kept, in ms, for a request that is on its way: its answer says that it is
 * the last one. A client whose connection is closed at that moment sees a failure.
 */
export async function close(server: Server, grace = GRACE, idle = 0): Promise<void> {
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  // That of `http` closes connections that wait for nothing at once.
  if (idle > 0) ConnectionServer.prototype.close.call(server);
  else server.close();
  const begun = performance.now();
  const sweep = setInterval(() => {
    if (performance.now() - begun >= idle) server.closeIdleConnections();
  }, SWEEP_EVERY);
  const deadline = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(deadline);
}
