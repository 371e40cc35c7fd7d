import { createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, actSchema } from '../../api/acts';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { isSameSecret, passkeySchema } from '@site/ledger';

const PROBLEM: Act['problems'][number] = {
  code: 'desk-ended',
  severity: 'error',
  message: 'The desk was ended before this was done, or before it could say so.',
  remedy: 'See under Now and Waiting whether it was done. If not, do it again: nothing is half done.',
};

const notedSchema = z.object({
  act: actSchema,
  /** Who asked for it, where persons sign in. */
  signedIn: z.object({ author: z.string(), passkey: passkeySchema }).nullable(),
  /** Whether a desk that was ended had begun it before this one. */
  isSecondTime: z.boolean(),
});

/** An act that runs, with what another desk needs to go on with it. */
export type NotedAct = z.infer<typeof notedSchema>;

/** How long after its beginning another desk goes on with a publication, in ms: later, the words may be other ones. */
const STILL_WANTED = 60 * 60_000;

/**
 * What a desk is doing, in a file of the working copy: one that is killed says nothing, and the next one says it for it. It goes on with
 * what a desk of this machine noted, and with nothing that a branch brings.
 */
export class ActsJournal {
  readonly #folder: string;

  /** @param secret of the desks of this machine */
  constructor(
    root: string,
    private readonly secret: string,
  ) {
    this.#folder = join(root, '.cache', 'desk', 'acts');
  }

  /** Notes what runs now. What cannot be noted is done all the same. */
  note(running: NotedAct[]): void {
    const file = join(this.#folder, `${process.pid}.json`);
    try {
      if (running.length === 0) return rmSync(file, { force: true });
      mkdirSync(this.#folder, { recursive: true });
      writeFileAtomic.sync(file, sealed(running, this.secret));
    } catch {
      // The disk is full, or read-only: the act itself says so where that matters.
    }
  }

  /** What desks did that have ended without a word: what is to be done again, once, and what can only be told. */
  leftBehind(): { again: NotedAct[]; told: Act[] } {
    const noted = this.#files()
      .filter((name) => !isAnothers(Number.parseInt(name, 10)))
      .flatMap((name) => this.#take(join(this.#folder, name)));
    const again = noted.filter(canGoOn);
    const told = noted.filter((one) => !again.includes(one));
    return {
      again,
      told: told.map(({ act }) => ({ ...act, state: 'refused', asks: null, problems: [PROBLEM] })),
    };
  }

  #files(): string[] {
    try {
      return readdirSync(this.#folder).filter((name) => /^\d+\.json$/.test(name));
    } catch {
      return [];
    }
  }

  #take(file: string): NotedAct[] {
    try {
      const text = readFileSync(file, 'utf8');
      const { noted } = JSON.parse(text) as { noted: unknown[] };
      return isSameSecret(text, sealed(noted, this.secret)) ? z.array(notedSchema).parse(noted) : [];
    } catch {
      return [];
    } finally {
      rmSync(file, { force: true });
    }
  }
}

/** The text of a journal, which cannot be written without the secret. */
export function sealed(noted: unknown[], secret: string): string {
  const seal = createHmac('sha256', secret)
    .update(`acts ${JSON.stringify(noted)}`)
    .digest('base64url');
  return JSON.stringify({ noted, seal });
}

/** Publishing is the one act that takes minutes and, done twice, is done once. One that ended two desks is not tried again. */
function canGoOn({ act, isSecondTime }: NotedAct): boolean {
  const age = Math.abs(Date.now() - Date.parse(act.startedAt));
  return act.request.kind === 'publish' && !isSecondTime && age < STILL_WANTED;
}

/** Whether another process runs by that number. A container gives its first process the same one each time. */
function isAnothers(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
