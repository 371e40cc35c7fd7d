import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Act } from '../api/acts';
import type { Problem } from '../api/problem';
import { problemsIn } from '../client/ask';
import { confirmAct } from '../client/passkey';
import { confirmation as words } from '../content/sign-in.content';
import { ProblemText } from '../parts/ProblemText';
import { StopButton } from './StopButton';

/** Asks for the passkey that an act waits for. No dialog: the one that began the act closes just now, and would take it along. */
export function ConfirmAct({ act: { id, asks } }: { act: Act }) {
  const [isPending, setIsPending] = useState(false);
  const [problems, setProblems] = useState<Problem[]>([]);

  async function confirm(): Promise<void> {
    if (!asks) return;
    setProblems([]);
    setIsPending(true);
    await confirmAct(id, asks).catch((error: unknown) => setProblems(problemsIn(error)));
    setIsPending(false);
  }

  return (
    <Box marginTop="2">
      <Text fontSize="sm">{words.text}</Text>
      {problems.map((problem) => (
        <Box key={problem.code + problem.message} marginTop="2" fontSize="xs" role="alert">
          <ProblemText problem={problem} />
        </Box>
      ))}
      <Flex gap="3" marginTop="3" wrap="wrap">
        <Button loading={isPending} loadingText={words.confirm} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
        <StopButton id={id} label={words.leave} />
      </Flex>
    </Box>
  );
}
