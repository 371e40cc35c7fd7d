import { type ChildProcess, fork } from 'node:child_process';
import { realpathSync } from 'node:fs';
import type { Socket } from 'node:net';
import path from 'node:path';
import { DISGUISE } from '../text/disguise';
import { usedBy, whenUsed } from './processor-time';

/** What one call may take. */
export interface RenderLimits {
  /** Of processor time. */
  milliseconds: number;
  /** Of JavaScript objects that live at the same time. */
  megabytes: number;
}

/** The pages of the site take 0.3 s and 60 MB. */
export const RENDER_LIMITS: RenderLimits = { milliseconds: 10_000, megabytes: 256 };

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
  /** JSON. */
  answer?: string;
  failure?: { name: string; message: string; stack: string };
}

interface OpenCall {
  resolve(answer: unknown): void;
  reject(error: unknown): void;
}

const LONGEST_REASON = 1_000;
const MAIN = path.join(__dirname, 'box-main.js');
const SES = realpathSync(require.resolve('ses'));

/**
 * A process of its own for the code of one team's releases, with nothing of this one: an empty environment, no files, no
 * other processes. Inside, the code runs in a hardened compartment (`box-main.js`). Calls take turns.
 */
export class RenderBox {
  private child: ChildProcess | null = null;
  private open: OpenCall | null = null;
  private last: Promise<unknown> = Promise.resolve();
  /** Calls that were not answered yet, or that failed. */
  private unanswered = 0;
  private end: CallFailure | null = null;
  private complaints = '';

  constructor(private readonly limits: RenderLimits = RENDER_LIMITS) {}

  /**
   * What a function of the box answers: plain data, copied, whose shape is not known yet.
   * @throws CallFailure when the code throws, ends its process, or takes more than its limits; after {@link close}
   */
  call(name: string, request: object): Promise<unknown> {
    this.unanswered += 1;
    const answer = this.last.then(() => this.run(name, request));
    this.last = answer.then(
      () => (this.unanswered -= 1),
      () => undefined,
    );
    return answer;
  }

  /** Whether its process runs, and answered all that it was asked. */
  get isFree(): boolean {
    return this.child !== null && !this.end && this.unanswered === 0;
  }

  /** Whether this process waits for the box's: it does not for one that nobody uses. */
  set isAwaited(isAwaited: boolean) {
    const { child } = this;
    for (const handle of [child, child?.channel, child?.stderr as Socket | null | undefined])
      handle?.[isAwaited ? 'ref' : 'unref']();
  }

  /** Starts the process ahead of its first call: that takes a tenth of a second, in which this one can do something else. */
  prepare(): void {
    if (!this.end) this.child ??= this.start();
  }

  /** Ends the process, whatever it is doing, and waits for its end. */
  async close(): Promise<void> {
    const ended = this.child && hasEnded(this.child);
    this.finish(new CallFailure('its process was closed'));
    await ended;
  }

  private async run(name: string, request: object): Promise<unknown> {
    if (this.end) throw this.end;
    const child = (this.child ??= this.start());
    const { milliseconds } = this.limits;
    const stopWatching = whenUsed(usedBy(child), milliseconds, () =>
      this.finish(new CallFailure(`it used more than ${milliseconds / 1000} s of processor time`)),
    );
    try {
      return await new Promise((resolve, reject) => {
        this.open = { resolve, reject };
        child.send({ call: name, request });
      });
    } finally {
      stopWatching();
      this.open = null;
    }
  }

  private start(): ChildProcess {
    const child = fork(MAIN, [SES], {
      execArgv: nodeOptions(this.limits),
      // A page follows from its release, and needs no credentials of the store.
      env: {},
      // What a page logs is no part of the command's output.
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.on('data', (text) => (this.complaints = `${this.complaints}${text}`.slice(-4_000)));
    child.on('message', (answer: Answer) => this.settle(answer));
    child.on('error', (error) => this.finish(new CallFailure(`its process failed: ${error.message}`)));
    child.on('close', () => this.finish(new CallFailure(this.reasonOfEnd())));
    return child;
  }

  private reasonOfEnd(): string {
    return /heap out of memory/.test(this.complaints)
      ? `it needs more than ${this.limits.megabytes} MB of memory`
      : 'it ended its process';
  }

  private settle({ answer, failure }: Answer): void {
    if (failure)
      this.open?.reject(new CallFailure(oneLine(`${failure.name}: ${failure.message}`), failure.stack));
    else this.open?.resolve(JSON.parse(answer ?? 'null', withBytes));
  }

  private finish(failure: CallFailure): void {
    this.end ??= failure;
    this.open?.reject(this.end);
    this.child?.kill('SIGKILL');
  }
}

/** Node's own permission model, beneath the compartment: nothing may be read but the code of the box. */
function nodeOptions({ megabytes }: RenderLimits): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  const readable = [MAIN, path.join(SES, '../../*')];
  return [
    '--no-warnings',
    `--max-old-space-size=${megabytes}`,
    flag,
    ...readable.map((file) => `--allow-fs-read=${file}`),
  ];
}

function hasEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => child.once('close', () => resolve()));
}

/** What a release throws is told on a terminal: it neither moves the cursor there nor looks like lines of ours. */
function oneLine(words: string): string {
  return words.replace(new RegExp(`${DISGUISE}+`, 'gu'), ' ').slice(0, LONGEST_REASON);
}

function withBytes(_name: string, value: unknown): unknown {
  const base64 = (value as { base64?: unknown } | null)?.base64;
  return typeof base64 === 'string' ? Buffer.from(base64, 'base64') : value;
}
