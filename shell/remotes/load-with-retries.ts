import type { RemotePageModule } from '@site/shared/contracts';

/** 'failed': it may come with a later attempt; 'broken': it never will in this document. */
export type PageStatus = 'waiting' | 'ready' | 'failed' | 'broken';

/** A page whose code came and is of no use: it threw while it was evaluated, or is no page. Another attempt would fail alike. */
export class BrokenPageError extends Error {
  override name = 'BrokenPageError';
}

/** Pauses between attempts, in ms. After the last one only `online`, a visible tab or the visitor starts another. */
export const RETRY_PAUSES_MS = [1_000, 3_000, 9_000, 27_000];

/** How long a remote's script may take, in ms, before the attempt counts as failed and is repeated. */
export const SCRIPT_TIMEOUT_MS = 12_000;

interface RemotePagesOptions {
  /** One attempt to load a page's module; told whether an earlier one failed. */
  load: (pageId: string, hasFailedBefore: boolean) => Promise<RemotePageModule>;
  /** Fetches a page's files and runs none of them; minds no failure. */
  fetchAhead: (pageId: string) => void;
  /** Told of each failed attempt. */
  report: (pageId: string, attempt: number, error: unknown) => void;
}

interface Entry {
  status: PageStatus;
  /** Of the whole visit. */
  attempts: number;
  /** Failures since the pauses began. */
  failures: number;
  isLoading: boolean;
  firstAttempt?: Promise<void>;
  timer?: ReturnType<typeof setTimeout>;
  module?: RemotePageModule;
}

/** The pages that remotes bring. Attempts to get one that cannot be had go on in the background. */
export class RemotePages {
  private readonly entries = new Map<string, Entry>();
  private readonly fetchedAhead = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: RemotePagesOptions) {}

  /** Begins to load a page, unless that has begun. */
  request(pageId: string): void {
    if (this.entries.has(pageId)) return;
    const entry: Entry = { status: 'waiting', attempts: 0, failures: 0, isLoading: false };
    this.entries.set(pageId, entry);
    entry.firstAttempt = this.attempt(pageId, entry);
  }

  /** Has the files of a page fetched that the visitor may go to, once. */
  fetchAhead(pageId: string): void {
    if (this.entries.has(pageId) || this.fetchedAhead.has(pageId)) return;
    this.fetchedAhead.add(pageId);
    this.options.fetchAhead(pageId);
  }

  /** 'failed' while the latest attempt failed, also between attempts. */
  status(pageId: string): PageStatus {
    return this.entries.get(pageId)?.status ?? 'waiting';
  }

  module(pageId: string): RemotePageModule | undefined {
    return this.entries.get(pageId)?.module;
  }

  /** Settles after the page's module came or its first attempt failed, so that a navigation knows what to show. */
  async firstAnswer(pageId: string): Promise<PageStatus> {
    this.request(pageId);
    await this.entries.get(pageId)?.firstAttempt;
    return this.status(pageId);
  }

  /** Tries all missing pages again at once, with the pauses starting over; none that is broken. */
  retry(): void {
    for (const [pageId, entry] of this.entries) {
      if (entry.status !== 'failed' || entry.isLoading) continue;
      entry.failures = 0;
      clearTimeout(entry.timer);
      void this.attempt(pageId, entry);
    }
  }

  /** Calls back after every change of a status. Returns how to stop. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private async attempt(pageId: string, entry: Entry): Promise<void> {
    entry.isLoading = true;
    entry.attempts += 1;
    try {
      entry.module = await this.options.load(pageId, entry.status === 'failed');
      entry.status = 'ready';
    } catch (error) {
      this.fail(pageId, entry, error);
    } finally {
      entry.isLoading = false;
    }
    this.listeners.forEach((listener) => listener());
  }

  private fail(pageId: string, entry: Entry, error: unknown): void {
    entry.status = error instanceof BrokenPageError ? 'broken' : 'failed';
    if (entry.status === 'failed') this.scheduleRetry(pageId, entry);
    try {
      this.options.report(pageId, entry.attempts, error);
    } catch (cause) {
      console.error(`The failure of ${pageId} could not be reported.`, cause);
    }
  }

  private scheduleRetry(pageId: string, entry: Entry): void {
    const pause = RETRY_PAUSES_MS[entry.failures];
    entry.failures += 1;
    if (pause === undefined) return;
    entry.timer = setTimeout(() => void this.attempt(pageId, entry), pause);
  }
}
