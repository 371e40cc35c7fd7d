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
  id: number;
  answer?: unknown;
  failure?: { name: string; message: string; stack: string };
}

interface OpenCall {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

/** A thread that runs the code of releases, each call within limits. The first call starts it; whoever made it closes it. */
export class PrerenderThread {
  private worker: Worker | null = null;
  private readonly open = new Map<number, OpenCall>();
  private calls = 0;

  constructor(private readonly limits: PrerenderLimits = PRERENDER_LIMITS) {}

  /** @throws CallFailure when the code throws, ends its thread, or takes more than its limits */
  async call<T>(name: string, request: object): Promise<T> {
    const worker = (this.worker ??= this.start());
    const id = ++this.calls;
    const { milliseconds } = this.limits;
    const tooSlow = () => this.fail(worker, `it takes longer than ${milliseconds / 1000} s`);
    const timer = setTimeout(tooSlow, milliseconds);
    try {
      return await new Promise<T>((resolve, reject) => {
        this.open.set(id, { resolve: resolve as OpenCall['resolve'], reject });
        worker.postMessage({ id, call: name, request });
      });
    } finally {
      clearTimeout(timer);
      this.open.delete(id);
    }
  }

  async close(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    await worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(path.join(__dirname, 'thread-main.js'), {
      // What a page logs is no part of the command's output.
      stdout: true,
      stderr: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.limits.megabytes },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', (answer: Answer) => this.settle(answer));
    worker.on('error', (error: NodeJS.ErrnoException) =>
      this.fail(worker, this.reasonOf(error), error.stack),
    );
    worker.on('exit', () => this.fail(worker, 'it ended its thread'));
    return worker;
  }

  private reasonOf({ code, name, message }: NodeJS.ErrnoException): string {
    if (code === 'ERR_WORKER_OUT_OF_MEMORY')
      return `it needs more than ${this.limits.megabytes} MB of memory`;
    return `${name}: ${message}`;
  }

  private settle({ id, answer, failure }: Answer): void {
    const call = this.open.get(id);
    if (failure) call?.reject(new CallFailure(`${failure.name}: ${failure.message}`, failure.stack));
    else call?.resolve(answer);
  }

  private fail(worker: Worker, fact: string, trace?: string): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.open.forEach(({ reject }) => reject(new CallFailure(fact, trace)));
    void worker.terminate();
  }
}
