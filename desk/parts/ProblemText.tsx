import { Text } from '@chakra-ui/react';
import type { Problem } from '../api/problem';
import { problems as words } from '../content/problems.content';
import { remedies } from '../content/remedies.content';

/** What is wrong, and what to do about it: at the desk where that is known, and in any case as the terminal says it. */
export function ProblemText({ problem: { code, message, remedy } }: { problem: Problem }) {
  const own = remedies[code];

  return (
    <>
      <Text fontWeight="medium">{message}</Text>
      <Text>
        {words.toDo}: {own ?? remedy}
      </Text>
      {own && (
        <Text fontSize="xs">
          {words.inTerminal}: {remedy}
        </Text>
      )}
    </>
  );
}
