import { randomUUID } from 'node:crypto';
import type { Act, ActRequest, ActResult } from '../../api/acts';
import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';
import { refusalOf } from '../security/refusal';
import { type Signature, challengeFor, isSignatureBy } from '@site/ledger';
import type { ActsJournal } from './acts-journal';
import type { AskPerson } from '../sign-in/passkeys';

/** What came of an act: its result, and what was found by the way. */
export interface Outcome {
  result: ActResult;
  problems?: SiteProblem[];
}

/** What a running act reports to, and asks. */
export interface Job {
  progress: (sentence: string) => void;
  /** Says when a person stops the act. */
  signal: AbortSignal;
  ask: AskPerson;
}

type Perform = (job: Job) => Promise<Outcome>;

/** Whose an act is, and what people call what it is about. */
interface Begun {
  about?: string;
  author: string;
}

/** How many acts are remembered. */
const MAX_ACTS = 50;

/** How many lines of progress an act keeps. */
const MAX_LINES = 200;

/** How long a person may take, in ms: a signature's time is the one at which it was asked for, and holds for two minutes. */
const CONFIRM_TIMEOUT_MS = 100_000;

/**
 * What people do at the desk: each runs to its end, however long that takes and whether or not the page that asked is still
 * open. An act that a killed desk leaves behind is whole or was never done: that is the actions' own promise.
 */
export class Acts {
  readonly #acts: Act[] = [];
  readonly #listeners = new Set<(hasEnded: boolean) => void>();
  readonly #running = new Set<Promise<void>>();
  /** By the id of the act that each stops. */
  readonly #stops = new Map<string, AbortController>();
  /** Takes the passkey's answer that an act waits for, by its id: whether it is the right one. */
  readonly #waiting = new Map<string, (signature: Signature) => boolean>();

  constructor(
    /** Called once for each act when it has ended. */
    private readonly onEnd: (act: Act) => void,
    /** Called with a failure that is a defect of ours. */
    private readonly onDefect: (error: unknown) => void,
    /** Keeps what runs for after a crash. */
    private readonly journal: ActsJournal,
  ) {
    this.#acts.push(...journal.leftBehind());
  }

  /** Newest first. */
  list(): Act[] {
    return this.#acts;
  }

  /** Calls back whenever an act begins, goes on or ends, with whether it ended. @returns ends that */
  listen(listener: (hasEnded: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Begins an act of a person. @returns it, and a promise that resolves when it has ended */
  begin(
    request: ActRequest,
    { about = '', author }: Begun,
    perform: Perform,
  ): { act: Act; ended: Promise<void> } {
    const act: Act = {
      id: randomUUID(),
      request,
      about,
      author,
      state: 'running',
      startedAt: new Date().toISOString(),
      seconds: null,
      progress: [],
      asks: null,
      result: null,
      problems: [],
    };
    this.#giveUpFor(act);
    this.#acts.unshift(act);
    this.#acts.splice(MAX_ACTS);
    this.#note();
    this.#changed();
    const ended = this.#run(act, perform);
    this.#running.add(ended);
    void ended.then(() => this.#running.delete(ended));
    return { act, ended };
  }

  /** A person who asks for something again while it waits for the passkey is asked once, for what is meant now. */
  #giveUpFor({ request, author }: Act): void {
    const isSame = (act: Act) =>
      act.asks && act.author === author && withoutWhy(act.request) === withoutWhy(request);
    for (const act of this.#acts.filter(isSame)) {
      this.stop(act.id);
      this.#acts.splice(this.#acts.indexOf(act), 1);
    }
  }

  /** Asks an act to stop. One that builds or waits for a passkey does; the others go on to their end, which is near. */
  stop(id: string): void {
    this.#stops.get(id)?.abort();
  }

  /** Hands an act the passkey's answer that it waits for. @returns whether it was the right one */
  confirm(id: string, signature: Signature): boolean {
    return this.#waiting.get(id)?.(signature) ?? false;
  }

  /** Resolves when nothing runs. What waits for a passkey is given up. */
  async settled(): Promise<void> {
    this.#acts.filter(({ asks }) => asks).forEach(({ id }) => this.stop(id));
    await Promise.all(this.#running);
  }

  async #run(act: Act, perform: Perform): Promise<void> {
    const stop = new AbortController();
    const watch = new StopWatch();
    this.#stops.set(act.id, stop);
    try {
      const { result, problems = [] } = await perform(this.#jobOf(act, stop.signal, watch));
      act.result = result;
      act.problems = problems;
      act.state = 'done';
    } catch (error) {
      if (!(error instanceof SiteError) && !(error instanceof SiteProblems)) this.onDefect(error);
      act.problems = refusalOf(error).problems;
      act.state = 'refused';
    }
    act.seconds = watch.seconds();
    this.#stops.delete(act.id);
    this.#note();
    this.onEnd(act);
    this.#changed(true);
  }

  #jobOf(act: Act, signal: AbortSignal, watch: StopWatch): Job {
    return {
      signal,
      progress: (sentence) => this.#change(act, { progress: [...act.progress, sentence].slice(-MAX_LINES) }),
      ask: (bytes, passkey) => watch.without(this.#ask(act, signal, bytes, passkey)),
    };
  }

  /** Has the act wait for its author's passkey. @param signal says when the author wants it no more @throws SiteError `passkey-missing` */
  async #ask(act: Act, signal: AbortSignal, ...[bytes, passkey]: Parameters<AskPerson>): Promise<Signature> {
    const end = AbortSignal.any([signal, AbortSignal.timeout(CONFIRM_TIMEOUT_MS)]);
    try {
      return await new Promise<Signature>((resolve, reject) => {
        const leave = () =>
          reject(unconfirmed(signal.aborted ? 'It was not confirmed.' : 'It was not confirmed in time.'));
        if (end.aborted) leave();
        end.addEventListener('abort', leave, { once: true });
        this.#waiting.set(act.id, (signature) => {
          const isRight = isSignatureBy(passkey, Buffer.from(bytes), signature);
          if (isRight) resolve(signature);
          return isRight;
        });
        this.#change(act, { asks: { challenge: challengeFor(bytes), credential: passkey.credential } });
      });
    } finally {
      this.#waiting.delete(act.id);
      this.#change(act, { asks: null });
    }
  }

  #change(act: Act, changes: Partial<Act>): void {
    Object.assign(act, changes);
    this.#changed();
  }

  #note(): void {
    this.journal.note(this.#acts.filter(({ state }) => state === 'running'));
  }

  #changed(hasEnded = false): void {
    this.#listeners.forEach((listener) => listener(hasEnded));
  }
}

function unconfirmed(why: string): SiteError {
  return new SiteError('passkey-missing', `${why} Nothing was changed.`, 'Do it again when you want to.');
}

const withoutWhy = (request: ActRequest) => JSON.stringify({ ...request, message: '' });

/** How long something takes, without what it waits for. */
class StopWatch {
  #since = performance.now();

  seconds(): number {
    return Math.round((performance.now() - this.#since) / 1000);
  }

  async without<Answer>(waitedFor: Promise<Answer>): Promise<Answer> {
    const began = performance.now();
    return waitedFor.finally(() => (this.#since += performance.now() - began));
  }
}
