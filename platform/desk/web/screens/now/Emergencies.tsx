import { Flex, Stack, Text } from '@chakra-ui/react';
import type { Emergency } from '../../../api/deployment';
import type { Now } from '../../../api/now';
import { fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card } from '../../parts/sheets';
import { formatMoment, inWords, personName } from '../../parts/said';
import { TextLink } from '../../parts/TextLink';

interface EmergenciesProps extends Pick<Now, 'emergencies'> {
  /** Parts that the reader may roll back. */
  mayRollBack: string[];
}

/** What one person put live alone, until another says that it is right, or rolls it back. */
export function Emergencies({ emergencies, mayRollBack }: EmergenciesProps) {
  return (
    <Stack gap="3">
      {emergencies.map(({ rejection, confirmers, mayConfirm, ...emergency }) => (
        <Card key={emergency.part} borderColor="action">
          <Text fontWeight="medium">{emergencySentence(emergency)}</Text>
          <Text color="textSoft">
            {rejection && `${inWords(rejection)} `}
            {confirmers.length > 0
              ? fill(words.unconfirmed, { names: confirmers.join(' or ') })
              : words.noConfirmer}
          </Text>
          <Flex gap="4" marginTop="3" wrap="wrap" align="center">
            {mayConfirm && (
              <ActDialog
                words={words.confirm}
                values={{ part: emergency.part }}
                button={{ variant: 'solid' }}
                reason="optional"
                request={(message) => ({
                  kind: 'approve',
                  part: emergency.part,
                  release: emergency.release,
                  message,
                })}
              />
            )}
            {mayRollBack.includes(emergency.part) && (
              <TextLink to={`/rollback?part=${emergency.part}`}>
                {fill(words.rollBackPart, emergency)}
              </TextLink>
            )}
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}

/** Who put what live alone, when and why. */
export function emergencySentence({ part, author, message, time }: Emergency): string {
  return fill(words.emergency, { author: personName(author), part, message, time: formatMoment(time) });
}
