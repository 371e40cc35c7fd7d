import { Flex, Spinner, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { problemsIn, Refused } from '../client/ask';
import { frame } from '../content/frame.content';
import { ProblemList } from './ProblemList';

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
  if (error) return <ProblemList problems={problemsIn(error)} isNews />;
  return (
    <Flex role="status" align="center" gap="3" color="textSoft" paddingBlock="6">
      <Spinner size="sm" />
      <Text>{waitingFor ?? frame.loading}</Text>
    </Flex>
  );
}
