import { Flex, Stack, Text, Box } from '@chakra-ui/react';
import type { Emergency } from '../../../api/deployment';
import type { Now } from '../../../api/now';
import { fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card, Section, Soft } from '../../parts/sheets';
import { formatMoment, inWords, personName } from '../../parts/said';
import { TextLink } from '../../parts/TextLink';
import { ProblemList } from '../../parts/ProblemList';
import { sentenceOnSchedule } from '../../parts/candidate-words';

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
          <Soft>
            {rejection && `${inWords(rejection)} `}
            {confirmers.length > 0
              ? fill(words.unconfirmed, { names: confirmers.join(' or ') })
              : words.noConfirmer}
          </Soft>
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

/** What goes live, or is rolled back, by itself. */
export function Schedules({ schedules }: Pick<Now, 'schedules'>) {
  return (
    <Section title={words.scheduled}>
      <Stack gap="3">
        {schedules.map((schedule) => (
          <OneSchedule key={schedule.number} schedule={schedule} />
        ))}
      </Stack>
    </Section>
  );
}

function OneSchedule({ schedule }: { schedule: Now['schedules'][number] }) {
  const { number, parts, state, problems, mayCancel } = schedule;

  return (
    <Card>
      <Flex justify="space-between" gap="4" wrap="wrap" align="center">
        <Box flex="1" minWidth="min(12rem, 100%)">
          <Text fontWeight="medium" color={state === 'scheduled' ? undefined : 'link'}>
            {sentenceOnSchedule(schedule)}
          </Text>
        </Box>
        {mayCancel && (
          <ActDialog
            words={words.cancel}
            values={{ parts: Object.keys(parts) }}
            button={{ size: 'sm' }}
            reason="required"
            request={(reason) => ({ kind: 'cancel', number, message: reason })}
          />
        )}
      </Flex>
      {problems.length > 0 && <ProblemList problems={problems} />}
    </Card>
  );
}
