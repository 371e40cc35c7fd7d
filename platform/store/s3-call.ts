import { setTimeout as pause } from 'node:timers/promises';
import { statusOf } from './s3-fault';

/** How long the calls to a server may take, in ms. */
export interface CallLimits {
  /** How long a call is repeated while the server fails in a way that passes: a gateway that restarts needs some 2 s. */
  triesForMs: number;
  /** How long nothing may move in one attempt: until the answer begins, and then between two pieces of its body. */
  silenceMs: number;
}

export const callLimits: CallLimits = { triesForMs: 8_000, silenceMs: 5_000 };

/** How often silence is looked for, in ms. One look counts as no more, however late it is: a process that had no time did not listen. */
const LOOK_EVERY_MS = 100;

/** What an upload may take beyond the silence, per byte: 50 kB a second is a poor line. */
const UPLOAD_MS_PER_BYTE = 1 / 50;

const FIRST_PAUSE_MS = 50;
const MAX_PAUSE_MS = 1_000;

const PASSING_STATUS = [408, 429, 500, 502, 503, 504];
const PASSING_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
];
/** The SDK corrects its signing clock by the answer, so that the next attempt is signed with the server's time. */
const PASSING_NAMES = ['RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown', 'TimeoutError'];

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
    const retries = this.retries();
    for (;;) {
      try {
        return await this.once(act);
      } catch (error) {
        if (!isPassing(error) || !(await retries.next())) throw error;
      }
    }
  }

  retries(): Retries {
    return new Retries(this.limits.triesForMs);
  }
}

/** Measures how long something is being tried, and pauses in between: ever longer, and never all processes at once. */
class Retries {
  readonly #end: number;
  #pause = FIRST_PAUSE_MS;

  constructor(limit: number) {
    this.#end = performance.now() + limit;
  }

  /** Waits before the next try. @returns false, at once, when it has taken long enough */
  async next(): Promise<boolean> {
    if (performance.now() + this.#pause > this.#end) return false;
    await pause(this.#pause * (0.5 + Math.random() / 2));
    this.#pause = Math.min(this.#pause * 2, MAX_PAUSE_MS);
    return true;
  }
}

/** Whether the same request may succeed in a moment. */
export function isPassing(error: unknown): boolean {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  return (
    PASSING_STATUS.includes(statusOf(error) ?? 0) ||
    PASSING_CODES.includes(code) ||
    PASSING_NAMES.includes(name)
  );
}
