import { Badge } from '@chakra-ui/react';
import type { Candidate } from '../../api/waiting';
import { candidate as words } from '../content/candidate.content';

/** Says that changes of a candidate were asked for. */
export function ChangesBadge({ candidate }: { candidate: Candidate }) {
  if (candidate.changesAsked.length === 0) return null;
  return (
    <Badge size="md" bg="action" color="onAction">
      {words.changes.asked}
    </Badge>
  );
}
