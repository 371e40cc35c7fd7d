import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { keysOfListing, pageOfListing } from './s3-listing';

/**
 * What to do to a request instead of answering it: `unavailable` answers 503 and does nothing; `lose-answer`
 * does it and then cuts the connection; `overlap` answers 409, as S3 does when two conditional writes overlap;
 * `break-off` sends half of the answer.
 */
export type Disturbance = 'unavailable' | 'lose-answer' | 'overlap' | 'break-off';

export interface ConditionalFront {
  url: string;
  /** Asked for every request; null lets it pass. */
  disturb: (method: string, path: string) => Disturbance | null;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/**
 * An HTTP front that gives an S3 server without conditional writes the two that S3 has: `If-None-Match: *` and
 * `If-Match` on PUT, one request per object at a time; and lists as S3 does, page by page. For tests only.
 */
export async function startConditionalFront(upstreamPort: number): Promise<ConditionalFront> {
  const queues = new Map<string, Promise<unknown>>();
  const server = http.createServer((request, response) => {
    const path = new URL(request.url!, 'http://front').pathname;
    const turn = (queues.get(path) ?? Promise.resolve()).then(() => answer(request, response, path));
    queues.set(path, turn);
    turn.catch((error: Error) => response.destroy(error));
  });

  async function answer(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    const body = await collect(request);
    const disturbance = front.disturb(request.method!, path);
    if (disturbance === 'unavailable') return send(response, refusal(503, 'ServiceUnavailable'));
    if (disturbance === 'overlap') return send(response, refusal(409, 'ConditionalRequestConflict'));

    const result =
      (await brokenCondition(request, path, upstreamPort)) ??
      (await listing(request, upstreamPort)) ??
      (await forward(request.method!, request.url!, request.headers, body, upstreamPort));
    if (request.method === 'PUT' && result.status === 200) await untilWritten(request, body, upstreamPort);
    if (disturbance === 'lose-answer') return void response.destroy();
    if (disturbance === 'break-off') return sendHalf(response, result);
    send(response, result);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const front: ConditionalFront = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    disturb: () => null,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return front;
}

async function brokenCondition(request: IncomingMessage, path: string, port: number): Promise<Answer | null> {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (request.method !== 'PUT' || (ifMatch === undefined && ifNoneMatch === undefined)) return null;

  const head = await forward('HEAD', path, { host: request.headers.host }, Buffer.alloc(0), port);
  const isThere = head.status === 200;
  if (ifNoneMatch === '*' && isThere) return refusal(412, 'PreconditionFailed');
  if (ifMatch !== undefined && !isThere) return refusal(404, 'NoSuchKey');
  if (ifMatch !== undefined && head.headers.etag !== ifMatch) return refusal(412, 'PreconditionFailed');
  return null;
}

/** s3rver answers a PUT before the bytes are on its disk; S3 shows an object whole or not at all. */
async function untilWritten({ url, headers }: IncomingMessage, sent: Buffer, port: number): Promise<void> {
  const size = Number(headers['x-amz-decoded-content-length'] ?? sent.length);
  const read = () => forward('GET', url!, { host: headers.host }, Buffer.alloc(0), port);
  while ((await read()).body.length !== size) await pause(1);
}

/** s3rver forgets folders that hold only folders, and on a current OpenSSL it pages in the first version of lists only. */
async function listing(request: IncomingMessage, port: number): Promise<Answer | null> {
  const { pathname, searchParams } = new URL(request.url!, 'http://front');
  if (request.method !== 'GET' || searchParams.get('list-type') !== '2') return null;

  const everything: string[] = [];
  for (let isTruncated = true; isTruncated;) {
    const marker = everything.at(-1) ?? '';
    const query = new URLSearchParams({ prefix: searchParams.get('prefix') ?? '', marker });
    const headers = { host: request.headers.host };
    const answer = await forward('GET', `${pathname}?${query}`, headers, Buffer.alloc(0), port);
    if (answer.status !== 200) return answer;

    const page = answer.body.toString();
    everything.push(...keysOfListing(page));
    isTruncated = page.includes('<IsTruncated>true</IsTruncated>');
  }
  const headers = { 'content-type': 'application/xml' };
  return { status: 200, headers, body: Buffer.from(pageOfListing(everything, searchParams)) };
}

async function forward(
  method: string,
  path: string,
  headers: http.IncomingHttpHeaders,
  body: Buffer,
  port: number,
): Promise<Answer> {
  const request = http.request({ host: '127.0.0.1', port, method, path, headers, agent: false });
  // What s3rver sends of an object that it still writes may be more than it announced; the answer is whole without it.
  request.on('error', () => undefined);
  request.end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { status: response.statusCode!, headers: response.headers, body: await collect(response) };
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function refusal(status: number, code: string): Answer {
  const body = Buffer.from(
    `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
  );
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  // The answer to HEAD tells the length of a body that it does not bring.
  const length = body.length > 0 ? body.length : headers['content-length'];
  response.writeHead(status, { ...headersToSend(headers), ...(length && { 'content-length': length }) });
  response.end(body);
}

function sendHalf(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headersToSend(headers), 'content-length': body.length });
  response.write(body.subarray(0, body.length >> 1), () => response.destroy());
}

/** The framing is this server's own. */
function headersToSend(headers: http.IncomingHttpHeaders): http.IncomingHttpHeaders {
  const ownFraming = /^(connection|content-length|keep-alive|transfer-encoding)$/;
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownFraming.test(name)));
}
