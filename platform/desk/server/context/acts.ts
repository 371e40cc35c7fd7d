import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Act, ActRequest, ActResult } from '../../api/acts';
import { SiteError, type SiteProblem } from '@site/errors';
import { refusalOf } from '../security/refusal';
import { type Signature, challengeFor, isSignatureBy } from '@site/ledger';
import type { ActsJournal } from './acts-journal';
import type { AskPerson } from '../sign-in/sign-in';

/** What came of an act: its result, and what was found by the way. */
export interface Outcome {
  result: ActResult;
  problems?: SiteProblem[];
}

/** The outcome of what says itself no more than that it is done. */
export async function saying(status: string, done: Promise<unknown>): Promise<Outcome> {
  await done;
  return { result: { status } };
}

/** What a running act reports to, and asks. */
export interface Job {
  progress: (sentence: string) => void;
  /** Says when a person stops the act. */
  signal: AbortSignal;
  ask: AskPerson;
}

type Perform = (job: Job) => Promise<Outcome>;

const MAX_ACTS = 50;
const MAX_LINES = 200;

/** How long a person may take, in ms: a signature's time is the one at which it was asked for, and holds for two minutes. */
const CONFIRM_TIMEOUT_MS = 100_000;

/** What is known of an act for as long as it runs. */
interface Running {
  stop: AbortController;
  ended: Promise<void>;
  /** Takes the passkey's answer, while the act waits for it: whether it is the right one. */
  answer?: (signature: Signature) => boolean;
}

/**
 * What people do at the desk: each runs to its end, however long that takes and whether or not the page that asked is still
 * open. An act that a killed desk leaves behind is whole or was never done: that is the actions' own promise.
 */
export class Acts {
  readonly #acts: Act[] = [];
  readonly #running = new Map<string, Running>();

  /** @param journal keeps what runs for after a crash */
  constructor(
    private readonly journal: Pick<ActsJournal, 'note' | 'leftBehind'>,
    private readonly on: {
      /** One began, went on or ended. */
      change: () => void;
      end: (act: Act) => void;
      /** One failed by a defect of ours. */
      defect: (error: unknown) => void;
    },
  ) {
    this.#acts.push(...journal.leftBehind());
  }

  /** Newest first. */
  list(): Act[] {
    return this.#acts;
  }

  /**
   * Begins an act of a person.
   * @param by.about what people call what it is about
   * @returns it, and a promise that resolves when it has ended
   */
  begin(request: ActRequest, { about = '', author }: { about?: string; author: string }, perform: Perform) {
    // A button that is pressed twice has it done once.
    const same = this.#acts.find(
      (one) => !one.asks && one.author === author && isDeepStrictEqual(one.request, request),
    );
    const known = same && this.#running.get(same.id);
    if (known) return { act: same, ended: known.ended };
    const act: Act = {
      ...{ id: randomUUID(), request, about, author, state: 'running' },
      ...{ startedAt: new Date().toISOString(), endedAt: null, seconds: null, progress: [] },
      ...{ asks: null, result: null, problems: [] },
    };
    // Who asks for something again while it waits for the passkey is asked once, for what is meant now.
    const isSame = (one: Act) =>
      one.asks && one.author === author && withoutWhy(one.request) === withoutWhy(request);
    for (const one of this.#acts.filter(isSame)) {
      this.stop(one.id);
      this.#acts.splice(this.#acts.indexOf(one), 1);
    }
    this.#acts.unshift(act);
    this.#acts.splice(MAX_ACTS);
    this.#note();
    const running: Running = { stop: new AbortController(), ended: Promise.resolve() };
    this.#running.set(act.id, running);
    running.ended = this.#run(act, running, perform);
    return { act, ended: running.ended };
  }

  /** Asks an act to stop. One that builds or waits for a passkey does; the others go on to their end, which is near. */
  stop(id: string): void {
    this.#running.get(id)?.stop.abort();
  }

  /** Hands an act the passkey's answer that it waits for. @returns whether it was the right one */
  confirm(id: string, signature: Signature): boolean {
    return this.#running.get(id)?.answer?.(signature) ?? false;
  }

  /** Resolves when nothing runs. What waits for a passkey is given up. */
  async settled(): Promise<void> {
    this.#acts.filter(({ asks }) => asks).forEach(({ id }) => this.stop(id));
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
  }

  async #run(act: Act, running: Running, perform: Perform): Promise<void> {
    const began = performance.now();
    let waited = 0;
    const ask: AskPerson = async (...question) => {
      const asked = performance.now();
      return this.#ask(act, running, ...question).finally(() => (waited += performance.now() - asked));
    };
    const progress = (sentence: string) =>
      this.#change(act, { progress: [...act.progress, sentence].slice(-MAX_LINES) });
    try {
      const { result, problems = [] } = await perform({ signal: running.stop.signal, progress, ask });
      Object.assign(act, { result, problems, state: 'done' });
    } catch (error) {
      const { status, problems } = refusalOf(error);
      if (status === 500) this.on.defect(error);
      Object.assign(act, { problems, state: 'refused' });
    }
    act.seconds = Math.round((performance.now() - began - waited) / 1000);
    act.endedAt = new Date().toISOString();
    this.#running.delete(act.id);
    this.#note();
    this.on.end(act);
  }

  /** Has the act wait for its author's passkey. @throws SiteError `passkey-missing` */
  async #ask(act: Act, running: Running, ...[bytes, passkey]: Parameters<AskPerson>): Promise<Signature> {
    const { signal } = running.stop;
    const end = AbortSignal.any([signal, AbortSignal.timeout(CONFIRM_TIMEOUT_MS)]);
    try {
      return await new Promise<Signature>((resolve, reject) => {
        const leave = () => {
          const why = signal.aborted ? 'It was not confirmed.' : 'It was not confirmed in time.';
          const remedy = 'Do it again when you want to.';
          reject(new SiteError('passkey-missing', `${why} Nothing was changed.`, remedy));
        };
        if (end.aborted) leave();
        end.addEventListener('abort', leave, { once: true });
        running.answer = (signature) => {
          const isRight = isSignatureBy(passkey, Buffer.from(bytes), signature);
          if (isRight) resolve(signature);
          return isRight;
        };
        this.#change(act, { asks: { challenge: challengeFor(bytes), credential: passkey.credential } });
      });
    } finally {
      delete running.answer;
      this.#change(act, { asks: null });
    }
  }

  #change(act: Act, changes: Partial<Act>): void {
    Object.assign(act, changes);
    this.on.change();
  }

  /** Says that an act began or ended, and keeps which run. */
  #note(): void {
    this.journal.note(this.#acts.filter(({ state }) => state === 'running'));
    this.on.change();
  }
}

const withoutWhy = (request: ActRequest) => JSON.stringify({ ...request, message: '' });
