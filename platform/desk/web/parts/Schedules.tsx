import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ZONE_OFFSET } from '@site/text';
import type { Now } from '../../answers';
import type { ReleaseName } from '../../api/names';
import { now as words } from '../content/now.content';
import { useNow } from '../client/queries';
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

function MoveEnd({ parts, liveUntil }: Now['schedules'][number]) {
  const live = useNow().data?.parts.find(({ part }) => part in parts);
  return live && <SetEnd {...live} parts={Object.keys(parts)} end={liveUntil?.at} />;
}

/** Has what is live of a part end at a time. @param end of the offer until now, which may be of several parts */
export function SetEnd({
  part,
  release,
  parts = [part],
  end,
}: ReleaseName & { parts?: string[]; end?: string }) {
  const [until = inIndia(end), setUntil] = useState<string>();
  const { set, move, text, ...field } = words.end;
  return (
    <ActDialog
      words={{ text, ...(end ? move : set) }}
      values={{ parts }}
      button={{ size: 'sm' }}
      onLeave={() => setUntil(undefined)}
      request={{ kind: 'set-end', part, release, until: until + ZONE_OFFSET }}
    >
      <InputField
        {...{ label: field.until, tooEarly: field.tooEarly }}
        type="datetime-local"
        required
        min={inIndia(new Date().toISOString())}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}
