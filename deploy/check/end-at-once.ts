import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the command at once when it is asked to stop; each browser is killed as its process exits. A browser that is closed in the
 * midst of its work fails in all that it does: whoever stopped the command has no use for that.
 * @returns what leaves signals alone again
 */
export function endAtOnce(): () => void {
  const end = (signal: NodeJS.Signals) => process.exit(128 + constants.signals[signal]);
  for (const signal of SIGNALS) process.once(signal, end);
  return () => {
    for (const signal of SIGNALS) process.off(signal, end);
  };
}

/** For whoever starts a browser: the command says what ends it. */
export const LEFT_TO_THE_COMMAND = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
