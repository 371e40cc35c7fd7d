import { Badge } from '@chakra-ui/react';
import type { Candidate } from '../../api/waiting';
import { candidate as changes } from '../content/candidate.content';
import { waiting as words } from '../content/waiting.content';

const GOOD = { bg: 'good', color: 'bgRaised' };
const OPEN = { bg: 'accent', color: 'onAccent' };
const BAD = { bg: 'action', color: 'onAction' };
const OVER = { bg: 'bgSunk', color: 'text' };

const COLOURS: Record<Candidate['state'], object> = {
  ...{ free: GOOD, approved: GOOD, waiting: OPEN, published: OPEN },
  ...{ rejected: BAD, withdrawn: OVER, superseded: OVER },
  scheduled: { bg: 'board', color: 'onBoard' },
};

/** The state of a candidate. */
export function StateBadge({ state }: Pick<Candidate, 'state'>) {
  return (
    <Badge size="md" {...COLOURS[state]}>
      {words.states[state]}
    </Badge>
  );
}

/** Says that changes of a candidate were asked for. */
export function ChangesBadge({ candidate }: { candidate: Candidate }) {
  if (!candidate.said.some(({ kind }) => kind === 'changes-asked')) return null;
  return (
    <Badge size="md" {...BAD}>
      {changes.changes.asked}
    </Badge>
  );
}
