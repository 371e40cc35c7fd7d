import type { ServerResponse } from 'node:http';
import { deskHeaders, NO_DOCUMENT } from './security/headers';

/** Sends an answer of the API. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  if (response.headersSent) {
    response.end();
    return;
  }
  const body = Buffer.from(JSON.stringify(value));
  response
    .writeHead(status, {
      ...deskHeaders,
      'Content-Security-Policy': NO_DOCUMENT,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': body.length,
      // A body that was refused is not waited for.
      ...(status >= 400 && { Connection: 'close' }),
    })
    .end(body);
}
