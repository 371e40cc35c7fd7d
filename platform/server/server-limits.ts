import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * What one client, or many, may take of a server. Times in ms.
 *
 * Browsers send some 2 kB of headers, at once, and nothing after them: what takes longer is a radio that was lost or
 * an attacker who holds connections open on purpose. 4096 connections cost about 100 MB at worst. Many phones share one address of their
 * provider, and have some six connections each for 5 s.
 */
const serverLimits = {
  /** Bytes of all header lines of a request; more is answered with 431. */
  maxHeaderSize: 16 * 1024,
  /** Until all header lines are there; then 408. */
  headersTimeout: 10_000,
  /** Until the whole request is there; then 408. */
  requestTimeout: 15_000,
  /** How often the two above are looked at. */
  connectionsCheckingInterval: 1_000,
  /** How long a connection is kept open for the next request. */
  keepAliveTimeout: 5_000,
  /** How long nothing may move on a connection, such as that of a reader that stops reading. */
  idleTimeout: 30_000,
  /** After so many requests a connection is closed, so that no client holds one for ever. */
  maxRequestsPerSocket: 10_000,
  /** Requests of one connection that wait for their answers; one that sends more is closed. Browsers send one at a time. */
  maxPipelined: 32,
  /** Connections at once; more are closed as they come. */
  maxConnections: 4_096,
  /** The same of one client, so that none takes the places of all others. */
  maxPerClient: 1_024,
  /** Addresses of proxies on other machines, which are believed who their clients are. */
  proxies: [] as string[],
};

export type ServerLimits = typeof serverLimits;

/**
 * Makes a server that is held to limits, and answers what no client should send by itself. Every server of ours is made here.
 * @param others than the usual limits
 */
export function createLimitedServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  others: Partial<ServerLimits> = {},
): Server {
  const limits = { ...serverLimits, ...others };
  const waiting = new OpenRequests(limits.maxPipelined);
  const places = new ClientPlaces(limits.maxPerClient);
  const server = createServer(limits, (request, response) => {
    if (!waiting.takes(request, response)) return;
    // While its answer is worked out, which may take long on a busy machine, a connection is not idle.
    response.on('timeout', (socket: Socket) => response.headersSent && socket.destroy());
    if (!server.listening) response.setHeader('Connection', 'close');
    const refuse = (status: number) =>
      response.writeHead(status, { 'Cache-Control': 'no-store', Connection: 'close' }).end();
    if (!places.takes(request.socket, clientAddress(request, limits.proxies))) refuse(429);
    else if (hasOneHost(request)) answer(request, response);
    else refuse(400);
  });
  server.on('connection', (socket: Socket) => {
    if (!places.takes(socket, networkOf(peerOf(socket)))) socket.destroy();
  });
  server.maxRequestsPerSocket = limits.maxRequestsPerSocket;
  server.maxConnections = limits.maxConnections;
  server.on('clientError', answerUnreadable);
  return server.setTimeout(limits.idleTimeout);
}

/** A proxy may go by the first of two, and a server by the last, also in one line (RFC 9112 §3.2). Node itself refuses a request without any. */
function hasOneHost({ rawHeaders, headers: { host = '' } }: IncomingMessage): boolean {
  const names = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return names.length <= 1 && /^[\w.:[\]-]*$/.test(host);
}

const UNREADABLE: Record<string, string> = {
  // Cookies that a script once left behind go with every request, so that the visitor would be locked out until they expire. The
  // site has none of its own. RFC 6585 §5, https://w3c.github.io/webappsec-clear-site-data/
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large\r\nClear-Site-Data: "cookies"',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers a request that cannot be read, and closes its connection. */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[code] ?? '400 Bad Request';
  socket.end(
    `HTTP/1.1 ${status}\r\nCache-Control: no-store\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

/** The requests of each connection of a server that wait for their answers. */
class OpenRequests {
  private readonly open = new WeakMap<Socket, number>();

  /** @param most of one connection */
  constructor(private readonly most: number) {}

  /**
   * Counts a connection's open requests, and closes it when there are too many: each would be answered from memory that
   * is not read, and all other clients would wait meanwhile.
   * @returns whether the request is to be answered
   */
  takes({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const isTaken = this.change(socket, 1) <= this.most && !socket.destroyed;
    if (isTaken) response.once('close', () => this.change(socket, -1));
    else socket.destroy();
    return isTaken;
  }

  private change(socket: Socket, by: 1 | -1): number {
    const open = (this.open.get(socket) ?? 0) + by;
    this.open.set(socket, open);
    return open;
  }
}

/** The connections of each client. */
class ClientPlaces {
  private readonly clients = new WeakMap<Socket, string>();
  private readonly taken = new Map<string, number>();

  /** @param most of one client */
  constructor(private readonly most: number) {}

  /**
   * Counts a connection for a client: at first for who opened it, then for whom a proxy names.
   * @returns whether the client has a place for it
   */
  takes(socket: Socket, client: string): boolean {
    const before = this.clients.get(socket);
    if (before === client) return true;
    if (before === undefined) socket.once('close', () => this.change(this.clients.get(socket)!, -1));
    else this.change(before, -1);
    this.clients.set(socket, client);
    return this.change(client, 1) <= this.most;
  }

  private change(client: string, by: 1 | -1): number {
    const taken = (this.taken.get(client) ?? 0) + by;
    if (taken > 0) this.taken.set(client, taken);
    else this.taken.delete(client);
    return taken;
  }
}

/** How this machine names itself on a connection. */
const THIS_MACHINE = /^(127\.|::1$)/;

/** Who opened a connection; a server that listens at IPv6, too, has addresses of IPv4 in it (RFC 4291 §2.5.5.2). */
function peerOf({ remoteAddress = '' }: Socket): string {
  return remoteAddress.replace(/^::ffff:/, '');
}

/**
 * Who asks, for limits that hold for each client: the address of the connection; behind a proxy, the one that the
 * proxy saw, which it adds at the end of `X-Forwarded-For`. What a client wrote there itself is before it, and counts for nothing.
 * @param proxies on other machines that are believed, as those on this one are
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: string[] = []): string {
  const peer = peerOf(socket);
  if (!THIS_MACHINE.test(peer) && !proxies.includes(peer)) return networkOf(peer);
  const seen = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)!
    .trim();
  return networkOf(seen || peer);
}

/** One household has all addresses of an IPv6 network of 64 bits (RFC 6177). */
function networkOf(address: string): string {
  if (address.includes('.')) return address;
  // `2001:db8::7` leaves out as many groups of zeros as are missing.
  const [start = [], end = []] = address.split('::').map((half) => half.split(':'));
  const zeros = address.includes('::') ? Math.max(0, 8 - start.length - end.length) : 0;
  return [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4).join(':');
}
