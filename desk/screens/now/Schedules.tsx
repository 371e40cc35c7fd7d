import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Now } from '../../api/now';
import { fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { Card } from '../../parts/Card';
import { ProblemList } from '../../parts/ProblemList';
import { Section } from '../../parts/Section';
import { formatMoment } from '../../parts/time';
import { personName } from '../../parts/person';

/** What goes live, or is put back, by itself. */
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

function OneSchedule({
  schedule: { number, parts, at, restores, state, author, message, problems, mayCancel },
}: {
  schedule: Now['schedules'][number];
}) {
  const what = fill(restores ? words.goesBack : words.goesLive, {
    parts: Object.keys(parts).join(', '),
    time: formatMoment(at),
  });

  return (
    <Card>
      <Flex justify="space-between" gap="4" wrap="wrap" align="center">
        <Box>
          <Text fontWeight="medium">{what}</Text>
          <Text color="textSoft">{[personName(author), message].filter(Boolean).join(': ')}</Text>
          {state === 'missed' && <Text color="link">{words.missed}</Text>}
          {state === 'refused' && <Text color="link">{words.refused}</Text>}
        </Box>
        {mayCancel && (
          <ActDialog
            trigger={
              <Button variant="outline" size="sm">
                {words.cancel}
              </Button>
            }
            title={fill(words.cancelTitle, { number })}
            text={words.cancelText}
            confirm={fill(words.cancelNow, { number })}
            reason="required"
            request={(reason) => ({ kind: 'cancel', number, message: reason })}
          />
        )}
      </Flex>
      {problems.length > 0 && <ProblemList problems={problems} />}
    </Card>
  );
}
