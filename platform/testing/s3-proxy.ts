import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What to do to a request instead of answering it. `unavailable` answers 503 and does nothing; `overlap` answers 409, as
 * S3 does when two conditional writes overlap; `gone` answers 404, as S3 does where the object of an `If-Match` is not
 * there; `cancelled` answers 500; `lose-answer` does it and then cuts the connection;
 * `break-off` sends half of the answer; `stall` sends half of it and then nothing; `hang` does and answers nothing;
 * `hang-after` does it and answers nothing; `alter` does it with another byte.
 */
export type Disturbance =
  | 'unavailable'
  | 'overlap'
  | 'gone'
  | 'cancelled'
  | 'lose-answer'
  | 'break-off'
  | 'stall'
  | 'hang'
  | 'hang-after'
  | 'alter';

/** Stands between a store and its S3 server. */
export interface S3Proxy {
  url: string;
  /** Each request that came, in order; without a status until it was answered. */
  requests: { method: string; path: string; status?: number }[];
  /** Asked for every request; null lets it pass. */
  disturb: (method: string, path: string) => Disturbance | null;
  /** Called when a request comes (1), and when it is answered (-1). */
  onRequest: (change: 1 | -1) => unknown;
  /** Added to the server's clock in each answer, in ms. */
  clockMs: number;
  /** How much later each answer comes, as from far away, in ms. */
  delayMs: number;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const STATUS: Partial<Record<Disturbance, number>> = {
  unavailable: 503,
  overlap: 409,
  gone: 404,
  cancelled: 500,
};

/** @param upstream address of the S3 server */
export async function startS3Proxy(upstream: string): Promise<S3Proxy> {
  const { hostname, port } = new URL(upstream);
  const agent = new http.Agent({ keepAlive: true });
  const server = http.createServer((request, response) => {
    proxy.onRequest(1);
    response.once('close', () => proxy.onRequest(-1));
    answer(request, response).catch((error: Error) => response.destroy(error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const { pathname } = new URL(url, upstream);
    const disturbance = proxy.disturb(method, pathname);
    const entry: S3Proxy['requests'][number] = { method, path: pathname };
    proxy.requests.push(entry);
    const body = await collect(request);
    if (proxy.delayMs > 0) await pause(proxy.delayMs);
    if (disturbance === 'hang') return;
    const status = disturbance && STATUS[disturbance];
    if (status) return send(response, refusal((entry.status = status)));

    if (disturbance === 'alter') body[0] = body[0]! ^ 1;
    const sent = http.request({ hostname, port, method, path: url, headers, agent });
    sent.end(body);
    const [received] = (await once(sent, 'response')) as [IncomingMessage];
    const result = { status: received.statusCode!, headers: received.headers, body: await collect(received) };
    entry.status = result.status;
    if (disturbance === 'hang-after') return;
    if (disturbance === 'lose-answer') return void response.destroy();
    if (proxy.clockMs !== 0)
      result.headers.date = new Date(Date.parse(result.headers.date!) + proxy.clockMs).toUTCString();
    if (disturbance === 'break-off' || disturbance === 'stall') {
      response.writeHead(result.status, { ...result.headers, 'content-length': result.body.length });
      const half = result.body.subarray(0, result.body.length >> 1);
      return void response.write(half, () => disturbance === 'break-off' && response.destroy());
    }
    send(response, result);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: S3Proxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    disturb: () => null,
    onRequest: () => undefined,
    clockMs: 0,
    delayMs: 0,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refusal(status: number): Answer {
  const body = Buffer.from(`<?xml version="1.0"?><Error><Code>Status${status}</Code></Error>`);
  return { status, headers: { 'content-type': 'application/xml', date: new Date().toUTCString() }, body };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = headers;
  // The answer to HEAD has the length of a body that it does not bring.
  response.writeHead(status, body.length > 0 ? { ...own, 'content-length': body.length } : own);
  response.end(body);
}
