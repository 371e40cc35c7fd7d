import type { IncomingMessage, ServerResponse } from 'node:http';
import { VISITS_PATH, securityHeaders } from '@site/addresses';
import { MAX_BYTES } from './beacon';
import type { Collector } from './collector';
import { throttle } from './throttle';
import type { DropReason } from './metrics';

/**
 * Takes a beacon, if that is what a request is. Nothing of the request but its body is looked at for longer than this: no
 * address, no header is kept.
 * @returns false for every other request, which is left alone
 */
export function answerBeacon(
  collector: Collector,
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
    collector.drop(reason);
    end(status);
  };
  // First of all: what a flood is answered with has to cost less than the flood.
  if (!collector.hasRoom()) {
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
      if (!response.writableEnded) end(collector.take(body) ? 204 : 400, true);
    });
  }
  return true;
}
