import { Badge, Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Comment } from '../../api/comments';
import type { Candidate } from '../../api/waiting';
import { useBegin } from '../../client/queries';
import { candidate as screen } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { Card } from '../../parts/Card';
import { Moment } from '../../parts/Moment';
import { personName } from '../../parts/person';
import { AnswerDialog } from './AnswerDialog';
import { placeName } from './place-name';

const words = screen.comments;

interface CommentThreadProps {
  comment: Comment;
  candidate: Candidate;
}

/** A comment with its answers, and whether it is dealt with. */
export function CommentThread({ comment, candidate: { part, release } }: CommentThreadProps) {
  const { number, author, time, text, asksForChanges, link, answers, resolved } = comment;
  const begin = useBegin();

  return (
    <Card as="li">
      <Stack gap="2">
        <Text fontSize="xs" color="textSoft">
          {placeName(comment)}
        </Text>
        <Flex gap="2" align="center" wrap="wrap">
          <Said author={author} time={time} />
          {link !== null && <Badge>{fill(words.guest, { link })}</Badge>}
          {asksForChanges && !resolved && (
            <Badge bg="action" color="onAction">
              {words.asks}
            </Badge>
          )}
        </Flex>
        <Text whiteSpace="pre-wrap">{text}</Text>
        {answers.map((answer, index) => (
          <Box key={index} borderStart="3px solid" borderColor="accent" paddingStart="3">
            <Said author={answer.author} time={answer.time} />
            <Text whiteSpace="pre-wrap">{answer.text}</Text>
          </Box>
        ))}
        {resolved && (
          <Text color="textSoft">
            {fill(words.resolved, { author: personName(resolved.author) })}, <Moment time={resolved.time} />
          </Text>
        )}
        <Flex gap="3" wrap="wrap">
          <AnswerDialog number={number} part={part} release={release} />
          <Button
            size="sm"
            variant="outline"
            loading={begin.isPending}
            onClick={() => begin.mutate({ kind: 'resolve', part, release, number, isResolved: !resolved })}
          >
            {resolved ? words.reopen : words.resolve}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

function Said({ author, time }: { author: string; time: string }) {
  return (
    <Text>
      <strong>{personName(author)}</strong>, <Moment time={time} withDistance />
    </Text>
  );
}
