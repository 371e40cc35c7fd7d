import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { Problem } from '../api/problem';
import { problemsIn } from '../client/ask';
import { signIn } from '../client/passkey';
import { signIn as words } from '../content/sign-in.content';
import { BoardButton } from './BoardButton';

/** For who has a passkey at a desk that its link opened to her: from then on, she acts in her own name. */
export function SignInButton() {
  const [problems, setProblems] = useState<Problem[]>([]);

  async function enter(): Promise<void> {
    setProblems([]);
    await signIn().then(
      () => location.reload(),
      (error: unknown) => setProblems(problemsIn(error)),
    );
  }

  return (
    <>
      {problems.map(({ code, message, remedy }) => (
        <Text key={code} role="alert" fontSize="xs">
          {message} {remedy}
        </Text>
      ))}
      <BoardButton onClick={() => void enter()}>{words.signIn}</BoardButton>
    </>
  );
}
