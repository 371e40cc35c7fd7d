import { Box, Stack } from '@chakra-ui/react';
import type { Problem } from '../api/problem';
import { ProblemText } from './ProblemText';

interface ProblemListProps {
  problems: Problem[];
  /** Whether it came up while somebody looks on, and is to be read out. */
  isNews?: boolean;
}

/** What is wrong, and what to do about each. */
export function ProblemList({ problems, isNews = false }: ProblemListProps) {
  return (
    <Stack
      gap="3"
      borderStart="4px solid"
      borderColor="action"
      bg="bgRaised"
      borderRadius="sm"
      padding="4"
      role={isNews ? 'alert' : undefined}
    >
      {problems.map((problem) => (
        <Box key={problem.code + problem.message}>
          <ProblemText problem={problem} />
        </Box>
      ))}
    </Stack>
  );
}
