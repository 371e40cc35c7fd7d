import { Badge } from '@chakra-ui/react';
import type { Candidate } from '../api/waiting';
import { candidate as screen } from '../content/candidate.content';
import { fill } from '../content/fill';

const words = screen.comments;

/** What people said of a candidate and nobody has resolved. */
export function CommentBadges({ candidate }: { candidate: Candidate }) {
  const { openComments, changesAskedBy } = candidate;

  return (
    <>
      {changesAskedBy.length > 0 && (
        <Badge size="md" bg="action" color="onAction">
          {words.changesAsked}
        </Badge>
      )}
      {openComments > 0 && <Badge size="md">{fill(words.open, { count: openComments })}</Badge>}
    </>
  );
}
