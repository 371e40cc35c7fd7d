import type { Act } from '../../api/acts';
import type { Problem } from '../../api/problem';

/** What came of putting landing live, unless something else is said. */
export const anAct = (changes: Partial<Act> = {}): Act => ({
  id: '1',
  request: { kind: 'promote', part: 'landing', release: '3fa9c2d41b7e0011', message: '' },
  about: '',
  author: 'Asha',
  state: 'done',
  startedAt: '2026-11-22T05:00:00.000Z',
  endedAt: '2026-11-01T00:00:00.000Z',
  seconds: 0,
  progress: [],
  asks: null,
  result: { status: 'promoted' },
  problems: [],
  ...changes,
});

/** One that is under way. */
export const aRunningAct = (changes: Partial<Act> = {}): Act =>
  anAct({ state: 'running', endedAt: null, result: null, ...changes });

/** One that was refused, for what is said. */
export const aRefusedAct = (problems: Problem[], changes: Partial<Act> = {}): Act =>
  anAct({ state: 'refused', result: null, problems, ...changes });

/** Why something is not done. */
export const aProblem = (message: string, code = 'defect', remedy = 'Look.'): Problem => ({
  ...{ code, severity: 'error', message, remedy },
});
