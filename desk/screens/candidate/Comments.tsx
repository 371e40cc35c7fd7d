import { Stack, Text } from '@chakra-ui/react';
import type { CandidatePage } from '../../api/waiting';
import { candidate } from '../../content/candidate.content';
import { CommentDialog } from './CommentDialog';
import { CommentThread } from './CommentThread';

const words = candidate.comments;

/** What people say of a candidate: by section, answered and resolved. */
export function Comments({ page }: { page: CandidatePage }) {
  const { comments } = page;

  return (
    <Stack gap="4" align="flex-start">
      {comments.length === 0 ? (
        <Text color="textSoft">{words.empty}</Text>
      ) : (
        <Stack as="ul" aria-label={words.title} gap="4" listStyle="none" width="full">
          {comments.map((comment) => (
            <CommentThread key={comment.number} comment={comment} candidate={page.candidate} />
          ))}
        </Stack>
      )}
      <CommentDialog page={page} asksForChanges={false} />
    </Stack>
  );
}
