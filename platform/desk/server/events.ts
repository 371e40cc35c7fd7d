import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_POINTER_KEY } from '@site/ledger';
import { STATUS_READS } from '@site/operations';
import type { Store } from '@site/store';
import { deskHeaders } from './security/headers';

/** So often something is sent, in ms, that no proxy takes the connection for idle. */
const HEARTBEAT = 10_000;

/** Windows that listen at once; more take turns with their own questions. */
const MAX_WINDOWS = 50;

/** How often the store is asked, in ms: a colleague's change shows within 2 s. */
const ASK_EVERY = 1_000;

/** Records that say what is live and what waits; all but the pointer are only ever added. */
const FOLDERS = [...STATUS_READS.lists, 'approvals/', 'proposals/', 'invitations/', 'change-requests/'];

/** Server-sent events to all open windows. The store is watched for as long as there are any, by one question at a time. */
export class Events {
  readonly #windows = new Set<ServerResponse>();
  #isWatching = false;

  constructor(private readonly store: Store) {}

  /** Sends events until the other side goes. */
  stream(response: ServerResponse): void {
    if (this.#windows.size >= MAX_WINDOWS)
      return void response.writeHead(503, { ...deskHeaders, 'Retry-After': '30' }).end();
    response.writeHead(200, { ...deskHeaders, 'Content-Type': 'text/event-stream; charset=utf-8' });
    response.write('retry: 1000\n\n');
    const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT);
    this.#windows.add(response);
    response.once('close', () => {
      clearInterval(heartbeat);
      this.#windows.delete(response);
    });
    if (!this.#isWatching) void this.#watch();
  }

  /** Has all windows ask again: the store was changed, or words were saved; an act began, went on or ended. */
  send(what: 'store' | 'acts'): void {
    this.#windows.forEach((response) => response.write(`data: ${what}\n\n`));
  }

  close(): void {
    this.#windows.forEach((response) => response.end());
  }

  async #watch(): Promise<void> {
    this.#isWatching = true;
    let known: string | null = null;
    while (this.#windows.size > 0) {
      // What cannot be read says nothing; the screens' own questions report it.
      const now = await fingerprint(this.store).catch(() => known);
      if (known !== null && now !== known) this.send('store');
      known = now;
      await pause(ASK_EVERY, null, { ref: false });
    }
    this.#isWatching = false;
  }
}

async function fingerprint(store: Store): Promise<string> {
  const hash = createHash('sha256');
  hash.update((await store.read(LIVE_POINTER_KEY))?.version ?? 'nothing');
  for (const folder of FOLDERS) hash.update((await store.list(folder)).join('\n')).update('\0');
  return hash.digest('hex');
}
