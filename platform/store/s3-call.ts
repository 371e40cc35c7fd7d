import { setTimeout as pause } from 'node:timers/promises';
import { isPassing } from './s3-fault';

/** How long the calls to a server may take, in ms. */
export const callLimits = {
  /** How long a call is repeated while the server fails in a way that passes: a gateway that restarts needs some 2 s. */
  triesForMs: 8_000,
  /** How long nothing may move in one attempt: until the answer begins, and then between two pieces of its body. */
  silenceMs: 5_000,
};

export type CallLimits = typeof callLimits;

/** How often silence is looked for, in ms. One look counts as no more, however late it is: a process that had no time did not listen. */
const LOOK_EVERY_MS = 100;

/** What an upload may take beyond the silence, per byte: 50 kB a second is a poor line. */
const UPLOAD_MS_PER_BYTE = 1 / 50;

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

/** One attempt of a call to the server. */
export interface Attempt {
  /** Ends the attempt when the server is silent for too long: hand it to the SDK. */
  abortSignal: AbortSignal;
  /** To be called for each piece of a body that arrives. */
  moved(): void;
}

/** Makes the calls of one server, each within a bound of time. */
export class S3Calls {
  constructor(private readonly limits: CallLimits = callLimits) {}

  /**
   * Makes one attempt of a call. A server that is silent counts as one that failed.
   * @param uploaded bytes that the request brings
   * @throws what the attempt throws; an Error named `TimeoutError` when the server was silent
   */
  async once<T>(act: (attempt: Attempt) => Promise<T>, uploaded = 0): Promise<T> {
    const controller = new AbortController();
    const limit = this.limits.silenceMs + uploaded * UPLOAD_MS_PER_BYTE;
    let silentMs = 0;
    const timer = setInterval(() => {
      silentMs += LOOK_EVERY_MS;
      if (silentMs >= limit) controller.abort();
    }, LOOK_EVERY_MS);
    try {
      return await act({ abortSignal: controller.signal, moved: () => void (silentMs = 0) });
    } catch (cause) {
      if (!controller.signal.aborted) throw cause;
      const message = `no answer within ${Math.ceil(limit / 1000)} s`;
      throw Object.assign(new Error(message, { cause }), { name: 'TimeoutError' });
    } finally {
      clearInterval(timer);
    }
  }

  /** Makes a call that can be repeated without harm, for a few seconds; a body that breaks off is read again. */
  async repeatedly<T>(act: (attempt: Attempt) => Promise<T>): Promise<T> {
    const retry = this.retries();
    for (;;) {
      try {
        return await this.once(act);
      } catch (error) {
        if (!isPassing(error) || !(await retry())) throw error;
      }
    }
  }

  /** Measures how long something is being tried. @returns what pauses before the next try, ever longer; false, at once, when it has taken long enough */
  retries(): () => Promise<boolean> {
    const end = performance.now() + this.limits.triesForMs;
    let longest = FIRST_PAUSE_MS;
    return async () => {
      if (performance.now() + longest > end) return false;
      // Never all processes at once.
      await pause(longest * (0.5 + Math.random() / 2));
      longest = Math.min(longest * 2, MAX_PAUSE_MS);
      return true;
    };
  }
}
