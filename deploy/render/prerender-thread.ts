import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** What one call may take. */
export interface PrerenderLimits {
  milliseconds: number;
  /** Of JavaScript objects that live at the same time. */
  megabytes: number;
}

/** The pages of the site take 0.1 s and 60 MB. */
export const PRERENDER_LIMITS: PrerenderLimits = { milliseconds: 10_000, megabytes: 256 };

/** The code of a release failed; the message completes "…, because". */
export class CallFailure extends Error {
  constructor(
    fact: string,
    /** Where it happened, in the release's own files. */
    readonly trace = '',
  ) {
    super(fact);
    this.name = 'CallFailure';
  }
}

interface Answer {
  answer?: unknown;
  failure?: { name: string; message: string; stack: string };
}

interface OpenCall {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/**
 * A thread that runs the code of releases, each call within limits. The first call starts it; whoever made it closes
 * it. Calls run one after the other, so that limits and failures are each call's own. A call that ends the thread is
 * the last one: those behind it fail as it did.
 */
export class PrerenderThread {
  private worker: Worker | null = null;
  private open: OpenCall | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private end: CallFailure | null = null;

  constructor(private readonly limits: PrerenderLimits = PRERENDER_LIMITS) {}

  /** @throws CallFailure when the code throws, ends its thread, or takes more than its limits; after {@link close} */
  call<T>(name: string, request: object): Promise<T> {
    const answer = this.last.then(() => this.run<T>(name, request));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  async close(): Promise<void> {
    this.finish(new CallFailure('its thread was closed'));
    await this.worker?.terminate();
  }

  private async run<T>(name: string, request: object): Promise<T> {
    if (this.end) throw this.end;
    const worker = (this.worker ??= this.start());
    const { milliseconds } = this.limits;
    const timer = setTimeout(() => {
      this.finish(new CallFailure(`it takes longer than ${milliseconds / 1000} s`));
    }, milliseconds);
    try {
      return await new Promise<T>((resolve, reject) => {
        this.open = { resolve: resolve as OpenCall['resolve'], reject };
        worker.postMessage({ call: name, request });
      });
    } finally {
      clearTimeout(timer);
      this.open = null;
    }
  }

  private start(): Worker {
    const worker = new Worker(path.join(__dirname, 'thread-main.js'), {
      // What a page logs is no part of the command's output.
      stdout: true,
      stderr: true,
      execArgv: [],
      // A page follows from its release, and needs no credentials of the store.
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('error', (error: unknown) => this.finish(this.failureOf(error)));
    worker.on('exit', () => this.finish(new CallFailure('it ended its thread')));
    return worker;
  }

  /** Errors arrive as copies, without their class. */
  private failureOf(thrown: unknown): CallFailure {
    const { code, name, message, stack } = Object(thrown) as Partial<NodeJS.ErrnoException>;
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return new CallFailure(`it needs more than ${this.limits.megabytes} MB of memory`);
    if (message === undefined) return new CallFailure(`it threw ${String(thrown)}`);
    return new CallFailure(`${name}: ${message}`, stack);
  }

  private settle({ answer, failure }: Answer): void {
    if (failure) this.open?.reject(new CallFailure(`${failure.name}: ${failure.message}`, failure.stack));
    else this.open?.resolve(answer);
  }

  private finish(failure: CallFailure): void {
    this.end ??= failure;
    this.open?.reject(this.end);
    void this.worker?.terminate();
  }
}
