import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Act, actSchema } from '../../api/acts';
import { finding } from '@site/errors';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';

const PROBLEM = finding(
  'desk-ended',
  'The desk was ended before this was done, or before it could say so.',
  'See under Now and Waiting whether it was done. If not, do it again: nothing is half done.',
);

/** What a desk is doing, in a file of the working copy: one that is killed says nothing, and the next one says it for it. */
export class ActsJournal {
  readonly #folder: string;

  constructor(root: string) {
    this.#folder = join(root, '.cache', 'desk', 'acts');
  }

  /** Notes what runs now. What cannot be noted is done all the same. */
  note(running: Act[]): void {
    const file = join(this.#folder, `${process.pid}.json`);
    try {
      if (running.length === 0) return rmSync(file, { force: true });
      mkdirSync(this.#folder, { recursive: true });
      writeFileAtomic.sync(file, JSON.stringify(running));
    } catch {
      // The disk is full, or read-only: the act itself says so where that matters.
    }
  }

  /** What desks did that have ended without a word. */
  leftBehind(): Act[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((name) => /^\d+\.json$/.test(name) && !isAnothers(Number.parseInt(name, 10)))
      .flatMap((name) => this.#take(join(this.#folder, name)))
      .map((act) => ({ ...act, state: 'refused', asks: null, problems: [PROBLEM] }));
  }

  #take(file: string): Act[] {
    try {
      return z.array(actSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch {
      return [];
    } finally {
      rmSync(file, { force: true });
    }
  }
}

/** Whether another process runs by that number. A container gives its first process the same one each time. */
function isAnothers(pid: number): boolean {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}
