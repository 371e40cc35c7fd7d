import { Text } from '@chakra-ui/react';
import { type ComponentProps, useState } from 'react';
import { ZONE_OFFSET } from '@site/text';
import type { Now } from '../../answers';
import type { ReleaseName } from '../../api/names';
import { now as words } from '../content/now.content';
import { ActDialog, type Begun } from './ActDialog';
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

/** @param liveUntil its end until now */
function MoveEnd({ number, parts, liveUntil }: Now['schedules'][number]) {
  return (
    <EndDialog
      words={words.moveEnd}
      values={{ parts: Object.keys(parts) }}
      end={liveUntil?.at}
      request={(until) => ({ kind: 'move-end', number, until })}
    />
  );
}

/** Gives what is live of a part an end, where it has none. */
export function GiveEnd(name: ReleaseName) {
  return (
    <EndDialog
      words={words.giveEnd}
      values={{ part: name.part }}
      request={(until) => ({ kind: 'give-end', ...name, until })}
    />
  );
}

type EndDialogProps = Pick<ComponentProps<typeof ActDialog>, 'values'> & {
  words: typeof words.moveEnd;
  end?: string;
  request: (until: string) => Begun;
};

function EndDialog({ words: said, values, end, request }: EndDialogProps) {
  const [until = inIndia(end), setUntil] = useState<string>();
  return (
    <ActDialog
      words={said}
      values={values}
      button={{ size: 'sm' }}
      onLeave={() => setUntil(undefined)}
      request={request(until + ZONE_OFFSET)}
    >
      <InputField
        label={words.end.until}
        type="datetime-local"
        required
        min={inIndia(new Date().toISOString())}
        tooEarly={words.end.tooEarly}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}
