import { useState } from 'react';
import type { Problem } from '../../api/problem';
import { problemsIn } from './ask';

/** Does something when `begin` is called, and knows whether it is under way and what was against it. */
export function useDoing(what: () => Promise<void>) {
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);

  async function begin(): Promise<void> {
    setProblems([]);
    setIsPending(true);
    await what().catch((error: unknown) => setProblems(problemsIn(error)));
    setIsPending(false);
  }

  return { isPending, problems, begin };
}
