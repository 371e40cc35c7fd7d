import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { partName, ZONE_OFFSET } from '@site/text';
import type { Now } from '../../../answers';
import { capitalised, fill } from '../../content/fill';
import { now as words } from '../../content/now.content';
import { ActDialog } from '../../parts/ActDialog';
import { aMinuteAfter, ChoiceField, InputField, inIndia } from '../../parts/fields';
import { sentenceOnFreeze, sentenceOnLifted, sentenceOnSchedule } from '../../parts/release-words';
import { Moment } from '../../parts/said';
import { Entry, List, Section, Soft } from '../../parts/screen';

type FreezesProps = Pick<Now, 'freezes' | 'lifted' | 'schedules'> & {
  may: Pick<Now['session']['may'], 'freeze' | 'freezeAll'>;
};

/** What no release goes live of for a while, and why; who may sets and lifts it. */
export function Freezes({ freezes, lifted, schedules, may }: FreezesProps) {
  if (freezes.length + lifted.length === 0 && may.freeze.length === 0) return null;
  return (
    <Section title={words.frozen}>
      <Stack gap="3" align="flex-start">
        {freezes.length === 0 && <Soft>{words.noFreeze}</Soft>}
        <List width="full">
          {freezes.map((freeze) => (
            <Entry
              key={freeze.number}
              title={<Text fontWeight="medium">{sentenceOnFreeze(freeze)}</Text>}
              marks={
                freeze.mayLift && (
                  <ActDialog
                    words={words.lift}
                    values={{ message: freeze.message }}
                    button={{ size: 'sm' }}
                    request={{ kind: 'lift-freeze', number: freeze.number }}
                  />
                )
              }
            />
          ))}
        </List>
        {lifted.map((one) => (
          <Soft key={one.number}>
            {sentenceOnLifted(one)} · <Moment time={one.time} />
          </Soft>
        ))}
        {may.freeze.length > 0 && <FreezeButton may={may} schedules={schedules} />}
      </Stack>
    </Section>
  );
}

/** What a freeze of a part, or of all, does to what is scheduled for its time: rolling back passes. */
function sentencesOnHeld(schedules: Now['schedules'], part: string, from: string, until: string): string[] {
  const isIn = (time: string) => Date.parse(from) <= Date.parse(time) && Date.parse(time) < Date.parse(until);
  return schedules
    .filter(({ isOver, releases }) => !isOver && releases === 'waiting')
    .filter(({ problems }) => problems.every(({ code }) => code === 'schedule-frozen'))
    .filter(({ at, parts }) => isIn(at) && (part === ALL || part in parts))
    .map((one) => {
      const isNever = one.until !== null && Date.parse(one.until) <= Date.parse(until);
      return fill(isNever ? words.freeze.ends : words.freeze.waits, { schedule: sentenceOnSchedule(one) });
    });
}

/** Stands for all parts among the choices: no part is called so. */
const ALL = '';

const NO_TIMES = { from: '', until: '' };
const notPast = (time: string) => [time, inIndia(new Date().toISOString())].toSorted()[1]!;

function FreezeButton({ may: { freeze, freezeAll }, schedules }: Omit<FreezesProps, 'freezes' | 'lifted'>) {
  const said = words.freeze;
  const parts = freezeAll ? [ALL, ...freeze] : freeze;
  const [part, setPart] = useState(parts[0]!);
  const [times, setTimes] = useState(NO_TIMES);

  return (
    <ActDialog
      words={said}
      notes={sentencesOnHeld(schedules, part, times.from + ZONE_OFFSET, times.until + ZONE_OFFSET)}
      button={{ size: 'sm' }}
      onOpen={() => setTimes((last) => ({ ...last, from: notPast(last.from) }))}
      onLeave={() => setTimes(NO_TIMES)}
      request={{
        ...{ kind: 'freeze', part: part === ALL ? null : part },
        ...{ from: times.from + ZONE_OFFSET, until: times.until + ZONE_OFFSET },
      }}
    >
      <ChoiceField
        label={said.part}
        value={part}
        options={parts.map((one) => [one, one === ALL ? said.all : capitalised(partName(one))])}
        onChoose={setPart}
      />
      {(['from', 'until'] as const).map((when) => (
        <InputField
          // Whether an end is right changes with the beginning.
          key={when === 'from' ? when : times.from}
          label={said[when]}
          type="datetime-local"
          required
          min={when === 'until' ? aMinuteAfter(times.from) : undefined}
          tooEarly={said.tooEarly}
          value={times[when]}
          onChange={(time) => setTimes({ ...times, [when]: time })}
        />
      ))}
    </ActDialog>
  );
}
