import { Text } from '@chakra-ui/react';
import type { Problem } from '../api/problem';
import { problems as words } from '../content/problems.content';
import { remedyAtDesk } from '../content/remedies.content';

/** What is wrong, and what to do about it at the desk. */
export function ProblemText({ problem }: { problem: Problem }) {
  return (
    <>
      <Text fontWeight="medium">{problem.message}</Text>
      <Text>
        {words.toDo}: {remedyAtDesk(problem)}
      </Text>
    </>
  );
}
