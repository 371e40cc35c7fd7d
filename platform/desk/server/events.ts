import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DeskEvent } from '../api/events';
import type { Acts } from './context/acts';
import { deskHeaders, NO_DOCUMENT } from './security/headers';
import type { StoreWatch } from './watch-store';

/** So often something is sent, in ms, that no proxy takes the connection for idle. */
const HEARTBEAT = 10_000;

/** Windows that listen at once; more take turns with their own questions. */
const MAX_LISTENERS = 50;

/** Server-sent events: that the store or the words changed, and that an act goes on. */
export class Events {
  readonly #open = new Set<ServerResponse>();

  constructor(
    private readonly store: StoreWatch,
    private readonly acts: Acts,
  ) {}

  /** Sends events until the other side goes. */
  stream(_request: IncomingMessage, response: ServerResponse): void {
    if (this.#open.size >= MAX_LISTENERS) {
      response.writeHead(503, { ...deskHeaders, 'Retry-After': '30' }).end();
      return;
    }
    response.writeHead(200, {
      ...deskHeaders,
      'Content-Security-Policy': NO_DOCUMENT,
      'Content-Type': 'text/event-stream; charset=utf-8',
    });
    const send = (event: DeskEvent) => sendTo(response, event);
    response.write('retry: 1000\n\n');
    const ends = [
      this.store.listen(() => send({ kind: 'store' })),
      this.acts.listen((hasEnded) => {
        send({ kind: 'acts' });
        // Previews and checks, of which the store's watch knows nothing, are made by acts.
        if (hasEnded) send({ kind: 'store' });
      }),
    ];
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT);
    this.#open.add(response);
    response.once('close', () => {
      clearInterval(heartbeat);
      ends.forEach((end) => end());
      this.#open.delete(response);
    });
  }

  /** Says that words were saved: forms that show them ask for them again. */
  wordsSaved(): void {
    this.#open.forEach((response) => sendTo(response, { kind: 'store' }));
  }

  /** Ends all streams. */
  close(): void {
    this.#open.forEach((response) => response.end());
  }
}

function sendTo(response: ServerResponse, event: DeskEvent): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}
