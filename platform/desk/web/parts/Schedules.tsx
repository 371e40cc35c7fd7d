import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { ZONE_OFFSET } from '@site/text';
import type { Now } from '../../answers';
import { now as words } from '../content/now.content';
import { useNow, useRollback } from '../client/queries';
import { fill } from '../content/fill';
import { pageOf } from './act-words';
import { ActDialog } from './ActDialog';
import { InputField, inIndia } from './fields';
import { sentenceOnSchedule } from './release-words';
import { Entry, List, Note, ProblemList, Section, TextLink } from './screen';

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
                {schedule.mayMoveEnd && schedule.liveUntil && (
                  <SetEnd parts={Object.keys(schedule.parts)} end={schedule.liveUntil.at} />
                )}
                {schedule.mayCancel && schedule.releases === 'waiting' && (
                  <TextLink to={pageOfAll(schedule.parts)}>{words.changeDate}</TextLink>
                )}
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

/** Where what a schedule puts live together is shown. */
function pageOfAll(parts: Now['schedules'][number]['parts']): string {
  const [first, ...others] = Object.entries(parts).map(([part, release]) => ({ part, release }));
  return pageOf(first!, others);
}

/** Has what is live of parts, which went live together, end at a time. @param end of the offer until now */
export function SetEnd({ parts, end }: { parts: string[]; end?: string }) {
  const live = useNow().data?.parts.find(({ part }) => parts.includes(part));
  const [until = inIndia(end), setUntil] = useState<string>();
  const { set, move, text, ...field } = words.end;
  if (!live) return null;
  return (
    <ActDialog
      words={{ text, ...(end ? move : set) }}
      values={{ parts }}
      button={{ size: 'sm' }}
      onLeave={() => setUntil(undefined)}
      request={{ kind: 'set-end', part: live.part, release: live.release, until: until + ZONE_OFFSET }}
    >
      {!end && <ComesBack part={live.part} />}
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

/** What a roll back of a part brings back, and its end, too. */
function ComesBack({ part }: { part: string }) {
  const { release } = useRollback(part, null).data ?? {};
  return release?.message ? <Note>{fill(words.end.back, { message: release.message })}</Note> : null;
}
