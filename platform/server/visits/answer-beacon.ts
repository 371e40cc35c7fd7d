import type { IncomingMessage, ServerResponse } from 'node:http';
import { VISITS_PATH, securityHeaders } from '@site/addresses';
import { MAX_BYTES } from './beacon';
import type { DropReason, SiteMetrics } from './metrics';
import type { Socket } from 'node:net';

/**
 * Takes a beacon, if that is what a request is. Nothing of the request but its body is looked at for longer than this: no
 * address, no header is kept.
 * @returns false for every other request, which is left alone
 */
export function answerBeacon(
  visits: SiteMetrics,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'POST' || request.url !== VISITS_PATH) return false;
  const { headers } = request;
  const end = (status: number, isWhole = false) => {
    const closing = isWhole ? {} : { Connection: 'close' };
    response.writeHead(status, { ...securityHeaders, 'Cache-Control': 'no-store', ...closing }).end();
  };
  const refuse = (reason: DropReason, status: number) => {
    visits.drop(reason);
    end(status);
  };
  // First of all: what a flood is answered with has to cost less than the flood.
  if (!visits.hasRoom()) {
    throttle(request, () => end(429));
    return true;
  }
  const fromElsewhere = headers['sec-fetch-site'] ?? 'same-origin';
  // Pages ask the browser before they send; this is for browsers that say it in requests alone.
  if (headers['sec-gpc'] === '1' || headers.dnt === '1') end(204);
  else if (fromElsewhere !== 'same-origin') refuse('foreign', 403);
  else if (Number(headers['content-length'] ?? 0) > MAX_BYTES) refuse('too-large', 413);
  else {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
      if (body.length <= MAX_BYTES || response.writableEnded) return;
      refuse('too-large', 413);
      request.destroy();
    });
    request.on('end', () => {
      if (!response.writableEnded) end(visits.take(body) ? 204 : 400, true);
    });
  }
  return true;
}

/** How long nothing more is read from a connection that sent too many beacons. */
const THROTTLE_MS = 2_000;

/** Connections throttled at once, of the 4,096 that a server takes: pages need some, too. */
export const MAX_THROTTLED = 500;

const throttled = new Set<Socket>();

/**
 * Throttles a client that floods: its connection is not read for a while, is refused then, and closed. What it sends meanwhile stays
 * with it, and costs no other client the time of an answer. Where too many are throttled already, it is closed at once.
 * @param refuse answers the request, with the end of the connection
 */
function throttle({ socket }: IncomingMessage, refuse: () => void): void {
  // A further beacon of the same connection gets no answer of its own.
  if (throttled.has(socket)) return;
  if (throttled.size >= MAX_THROTTLED) {
    socket.destroy();
    return;
  }
  throttled.add(socket);
  // `pause()` needs a `data` listener, and takes effect in the next tick.
  socket.on('data', () => undefined);
  setImmediate(() => socket.pause());
  const timer = setTimeout(() => {
    refuse();
    socket.destroySoon();
  }, THROTTLE_MS);
  socket.once('close', () => {
    clearTimeout(timer);
    throttled.delete(socket);
  });
}
