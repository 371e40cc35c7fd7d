import { createHash } from 'node:crypto';
import { LIVE_POINTER_KEY } from '@site/ledger';
import type { Store } from '@site/store';

/** How often the store is asked, in ms: a colleague's change shows within 2 s. */
const ASK_EVERY = 1_000;

/** Records that say what is live and what waits; all but the pointer are only ever added. */
const FOLDERS = [
  'publications/',
  'approvals/',
  'schedules/',
  'withdrawals/',
  'people/',
  'proposals/',
  'invitations/',
  'change-requests/',
];

/** Calls listeners when the store was changed. One question at a time for all of them, and none while there are none. */
export class StoreWatch {
  readonly #listeners = new Set<() => void>();
  #timer: NodeJS.Timeout | undefined;
  #known: string | null = null;

  constructor(private readonly store: Store) {}

  /** @returns ends it */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) void this.#ask();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#rest();
    };
  }

  #rest(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#known = null;
  }

  async #ask(): Promise<void> {
    // What cannot be read says nothing; the screens' own questions report it.
    const now = await fingerprint(this.store).catch(() => this.#known);
    if (this.#listeners.size === 0) return;
    if (this.#known !== null && now !== this.#known) this.#listeners.forEach((listener) => listener());
    this.#known = now;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ASK_EVERY);
  }
}

async function fingerprint(store: Store): Promise<string> {
  const hash = createHash('sha256');
  hash.update((await store.read(LIVE_POINTER_KEY))?.version ?? 'nothing');
  for (const folder of FOLDERS) hash.update((await store.list(folder)).join('\n')).update('\0');
  return hash.digest('hex');
}
