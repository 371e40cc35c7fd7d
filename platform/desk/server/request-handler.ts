import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskContext } from './context/desk-context';
import type { Events } from './events';
import { deskHeaders, NO_DOCUMENT } from './security/headers';
import type { BuiltScreens } from './ui/built-screens';

/** What the server is made of. */
export interface DeskServerOptions {
  desk: DeskContext;
  events: Events;
  screens: BuiltScreens;
  /** Where browsers open it, such as `http://localhost:8090`; known once it listens. */
  origin: () => string;
  /** Called with each defect of ours. */
  onError: (error: unknown) => void;
  /** Called when the desk was opened by the link. */
  onOpened: () => void;
}

/** Answers one kind of address. @returns whether the address was of that kind */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

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
