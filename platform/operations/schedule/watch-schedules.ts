import type { Store } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { tick, type TickOutcome } from './tick';

interface WatchRequest {
  store: Store;
  loadSigner: LoadSigner;
  progress: (sentence: string) => void;
  /** Called with what each look at the schedules did. */
  onTick: (outcome: TickOutcome) => void;
  /** How often the store is asked for schedules, in ms. */
  every?: number;
  /** How long after a refusal it is tried again, in ms. */
  retryAfter?: number;
}

/** A folder is asked so often, in ms. */
const ASK_EVERY = 5_000;

/** A candidate that was refused is composed again after so long, in ms: below the minute within which people have to see it. */
const RETRY_AFTER = 50_000;

/**
 * Carries schedules out while a folder is served. A bucket's servers have no right to write; there, a `tick` of its own does it.
 * Says each reason why it cannot once, and never disturbs serving.
 */
export function watchSchedules({
  store,
  loadSigner,
  progress,
  onTick,
  every = ASK_EVERY,
  retryAfter = RETRY_AFTER,
}: WatchRequest): { stop(): Promise<void> } {
  if (store.isServer) return { stop: () => Promise.resolve() };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let said = '';
  let running = ask();

  async function ask(): Promise<void> {
    let wait = every;
    try {
      const outcome = await tick({ store, progress: () => undefined, loadSigner });
      const { refused, next } = outcome;
      onTick(outcome);
      const messages = refused.flatMap(({ problems }) => problems.map(({ message }) => message));
      say(
        messages.length > 0 ? `What is due was refused, and what is live stays: ${messages.join(' ')}` : '',
      );
      if (refused.length > 0) wait = retryAfter;
      else if (next) wait = Math.max(0, Math.min(every, next.getTime() - Date.now()));
    } catch (error) {
      wait = retryAfter;
      say(`What is scheduled was not carried out: ${(error as Error).message}`);
    }
    if (!isStopped) timer = setTimeout(() => (running = ask()), wait);
  }

  function say(sentence: string): void {
    if (sentence && sentence !== said) progress(sentence);
    said = sentence;
  }

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
