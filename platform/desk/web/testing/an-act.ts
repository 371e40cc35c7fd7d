import type { Act } from '../../api/acts';

/** What came of putting landing live, unless something else is said. */
export const anAct = (changes: Partial<Act> = {}): Act => ({
  id: '1',
  request: { kind: 'promote', part: 'landing', release: '3fa9c2d41b7e0011', message: '' },
  about: '',
  author: 'Asha',
  state: 'done',
  startedAt: '2026-11-22T05:00:00.000Z',
  seconds: 0,
  progress: [],
  asks: null,
  result: { status: 'promoted' },
  problems: [],
  ...changes,
});
