import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import type { Act } from '../../api/acts';
import { problemsIn } from '../client/ask';
import { confirmAct } from '../client/passkey';
import { fill } from '../content/fill';
import { confirmation as words } from '../content/sign-in.content';
import { sentenceOn } from '../parts/act-words';
import { ProblemTexts } from '../parts/ProblemList';
import { StopButton } from './StopButton';

/** Asks for the passkey that an act waits for; where several do, each button says which it is for. No dialog: the one that began the act closes just now, and would take it along. */
export function ConfirmAct({ act, isAlone }: { act: Act; isAlone: boolean }) {
  const { id, asks } = act;
  const label = isAlone ? words.confirm : fill(words.confirmOne, { what: sentenceOn(act) });
  const confirm = useMutation({ mutationFn: () => confirmAct(id, asks!) });

  return (
    <Box marginTop="2">
      <Text fontSize="sm">{words.text}</Text>
      <Box role="alert" fontSize="xs">
        <ProblemTexts problems={problemsIn(confirm.error)} />
      </Box>
      <Flex gap="3" marginTop="3" wrap="wrap">
        <Button loading={confirm.isPending} loadingText={label} onClick={() => confirm.mutate()}>
          {label}
        </Button>
        <StopButton id={id} label={words.leave} />
      </Flex>
    </Box>
  );
}
