import { Box, Text, Flex, Spinner } from '@chakra-ui/react';
import type { Problem } from '../../api/problem';
import { problems as words } from '../content/problems.content';
import { inWords, personName } from './said';
import { Warning } from './sheets';
import { remedyAtDesk } from '../content/remedies.content';
import type { ReactNode } from 'react';
import { problemsIn, Refused } from '../client/ask';
import { frame } from '../content/frame.content';

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

interface AnsweredProps<Data> {
  query: { data: Data | undefined; error: unknown };
  children: (data: Data) => ReactNode;
  /** What is waited for. */
  waitingFor?: string;
}

/** Shows what was asked for once it is there, and until then that it is not. What was read stays while it is read again. */
export function Answered<Data>({ query: { data, error }, children, waitingFor }: AnsweredProps<Data>) {
  // What was read stays while the desk does not answer, and not where it says that it is there no more.
  const isGone = error instanceof Refused && error.status !== 0;
  if (data !== undefined && !isGone) return children(data);
  if (error) return <Failed error={error} />;
  return (
    <Flex role="status" align="center" gap="3" color="textSoft" paddingBlock="6">
      <Spinner size="sm" />
      <Text>{waitingFor ?? frame.loading}</Text>
    </Flex>
  );
}

/** Why something failed that was asked for on this screen; nothing where it did not. */
export function Failed({ error }: { error: unknown }) {
  return error ? <ProblemList problems={problemsIn(error)} isNews /> : null;
}
