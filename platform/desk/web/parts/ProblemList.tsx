import { Box, Text } from '@chakra-ui/react';
import type { Problem } from '../../api/problem';
import { problems as words } from '../content/problems.content';
import { inWords, personName } from './said';
import { Warning } from './sheets';
import { remedyAtDesk } from '../content/remedies.content';

interface ProblemListProps {
  problems: Problem[];
  /** Whether it came up while a person looks on, and is to be read out. */
  isNews?: boolean;
}

/** What is wrong, and what to do about each at the desk. */
export function ProblemList({ problems, isNews = false }: ProblemListProps) {
  return (
    <Warning role={isNews ? 'alert' : undefined}>
      <ProblemTexts problems={problems} />
    </Warning>
  );
}

/** The same without a frame. */
export function ProblemTexts({ problems }: { problems: Problem[] }) {
  return problems.map((problem) => (
    <Box key={problem.code + problem.message} _notLast={{ marginBottom: '3' }}>
      <Text fontWeight="medium">{inWords(problem.message)}</Text>
      <Text>
        {words.toDo}: {personName(remedyAtDesk(problem))}
      </Text>
    </Box>
  ));
}
