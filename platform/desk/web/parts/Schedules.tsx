import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ZONE_OFFSET } from '@site/text';
import type { Now } from '../../answers';
import { now as words } from '../content/now.content';
import { ActDialog } from './ActDialog';
import { InputField, inIndia } from './fields';
import { sentenceOnSchedule } from './release-words';
import { Entry, List, ProblemList, Section } from './screen';

/** What goes live, or is rolled back, by itself. */
export function Schedules({ schedules }: Pick<Now, 'schedules'>) {
  if (schedules.length === 0) return null;
  return (
    <Section title={words.scheduled}>
      <List>
        {schedules.map((schedule) => (
          <Entry
            key={schedule.number}
            title={
              <Text fontWeight="medium" color={schedule.state === 'scheduled' ? undefined : 'link'}>
                {sentenceOnSchedule(schedule)}
              </Text>
            }
            marks={
              <>
                {schedule.mayMoveEnd && schedule.liveUntil && <MoveEnd {...schedule} />}
                {schedule.mayCancel && (
                  <ActDialog
                    words={{ ...words.cancel, ...(schedule.liveUntil && words.cancelEnd) }}
                    values={{
                      parts: Object.keys(schedule.parts),
                      then: words.cancel.then[schedule.releases],
                    }}
                    button={{ size: 'sm' }}
                    request={{ kind: 'cancel', number: schedule.number }}
                  />
                )}
              </>
            }
          >
            <ProblemList problems={schedule.problems} />
          </Entry>
        ))}
      </List>
    </Section>
  );
}

function MoveEnd({ number, parts, liveUntil }: Now['schedules'][number]) {
  const [until = inIndia(liveUntil?.at), setUntil] = useState<string>();
  return (
    <ActDialog
      words={words.moveEnd}
      values={{ parts: Object.keys(parts) }}
      button={{ size: 'sm' }}
      onLeave={() => setUntil(undefined)}
      request={{ kind: 'move-end', number, until: until + ZONE_OFFSET }}
    >
      <InputField
        label={words.moveEnd.until}
        type="datetime-local"
        required
        min={inIndia(new Date().toISOString())}
        tooEarly={words.moveEnd.tooEarly}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}
