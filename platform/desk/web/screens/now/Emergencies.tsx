import { Flex, Stack, Text } from '@chakra-ui/react';
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
      {emergencies.map(({ part, release, author, message, time, rejection, confirmers, mayConfirm }) => (
        <Card key={part} borderColor="action">
          <Text fontWeight="medium">
            {fill(words.emergency, { author: personName(author), part, message, time: formatMoment(time) })}
          </Text>
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
                values={{ part }}
                button={{ variant: 'solid' }}
                reason="optional"
                request={(reason) => ({ kind: 'approve', part, release, message: reason })}
              />
            )}
            {mayRollBack.includes(part) && (
              <TextLink to={`/rollback?part=${part}`}>{fill(words.rollBackPart, { part })}</TextLink>
            )}
          </Flex>
        </Card>
      ))}
    </Stack>
  );
}
