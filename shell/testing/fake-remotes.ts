import type { RemotePageModule } from '@site/shared/contracts';

interface Attempt {
  pageId: string;
  hasFailedBefore: boolean;
  succeed: (module: RemotePageModule) => void;
  fail: (error: Error) => void;
}

/** Remotes that answer when the test says so: hand them to `RemotePages`. */
export class FakeRemotes {
  /** All attempts so far, oldest first. */
  readonly attempts: Attempt[] = [];
  /** What was reported of failures. */
  readonly reports: [pageId: string, attempt: number, error: unknown][] = [];

  readonly load = (pageId: string, hasFailedBefore: boolean) =>
    new Promise<RemotePageModule>((succeed, fail) => {
      this.attempts.push({ pageId, hasFailedBefore, succeed, fail });
    });

  /** Pages whose files were fetched, and not run. */
  readonly fetchedAhead: string[] = [];

  readonly fetchAhead = (pageId: string) => {
    this.fetchedAhead.push(pageId);
  };

  readonly report = (...failure: [pageId: string, attempt: number, error: unknown]) => {
    this.reports.push(failure);
  };

  succeed(module: RemotePageModule): Promise<void> {
    this.attempts.at(-1)?.succeed(module);
    return settled();
  }

  fail(error = new Error('offline')): Promise<void> {
    this.attempts.at(-1)?.fail(error);
    return settled();
  }

  /** Lets every attempt fail until no more are made, by fake timers; how long each pause was, in ms. */
  async failUntilNobodyTries(): Promise<number[]> {
    const pauses: number[] = [];
    for (;;) {
      const made = this.attempts.length;
      await this.fail();
      const failedAt = Date.now();
      jest.advanceTimersToNextTimer();
      if (this.attempts.length === made) return pauses;
      pauses.push(Date.now() - failedAt);
    }
  }
}

/** A module such as a remote exposes, whose page shows these words. */
export function aPageOf(words: string): RemotePageModule {
  return { default: () => words, meta: () => ({ title: words, description: words }) };
}

/** Lets everything that awaits an answer take note of it. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
