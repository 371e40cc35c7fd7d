import { Badge } from '@chakra-ui/react';
import type { Candidate } from '../../api/waiting';
import { waiting as words } from '../content/waiting.content';

const COLOURS: Record<Candidate['state'], object> = {
  free: { bg: 'good', color: 'bgRaised' },
  approved: { bg: 'good', color: 'bgRaised' },
  scheduled: { bg: 'board', color: 'onBoard' },
  waiting: { bg: 'accent', color: 'onAccent' },
  published: { bg: 'accent', color: 'onAccent' },
  rejected: { bg: 'action', color: 'onAction' },
  withdrawn: { bg: 'bgSunk', color: 'text' },
  superseded: { bg: 'bgSunk', color: 'text' },
};

/** The state of a candidate. */
export function StateBadge({ state }: { state: Candidate['state'] }) {
  return (
    <Badge size="md" {...COLOURS[state]}>
      {words.states[state]}
    </Badge>
  );
}
