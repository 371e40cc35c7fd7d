import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../../api/now';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card, Section } from '../../parts/sheets';
import { ProblemList } from '../../parts/ProblemList';
import { sentenceOnSchedule } from '../../parts/candidate-words';

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
