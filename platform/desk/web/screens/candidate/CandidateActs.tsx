import { Stack, Text } from '@chakra-ui/react';
import type { ActRequest } from '../../../api/acts';
import type { Candidate, CandidateAct, CandidatePage } from '../../../api/waiting';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog, type ActDialogProps } from '../../parts/ActDialog';
import { InputField } from '../../parts/InputField';
import { ProblemList } from '../../parts/ProblemList';
import { personName } from '../../parts/person';
import { formatMoment } from '../../parts/time';
import { partsOf, togetherOf } from './named-together';
import { useState } from 'react';

/** India has had no other offset since 1945. */
const OFFSET = '+05:30';

type ScheduleDialogProps = Omit<ActDialogProps, 'request'> & { page: CandidatePage };

/** In the order of their weight; the first is the one to do. */
const ORDER: CandidateAct[] = ['promote', 'schedule', 'approve', 'emergency', 'reject', 'cancel', 'withdraw'];

/** What is no reason to say why not: it is not asked for at all. */
const SILENT: CandidateAct[] = ['cancel', 'schedule', 'emergency'];

/** Whether it brings a candidate nearer to visitors. */
const isForward = (act: CandidateAct) => ['promote', 'schedule', 'approve', 'emergency'].includes(act);

/** A button for each thing that the rule lets one do; in place of the others, why not. */
export function CandidateActs({ page }: { page: CandidatePage }) {
  const { may, missing } = page;
  const allowed = ORDER.filter((act) => may[act].isAllowed);
  const said = ORDER.filter((act) => !SILENT.includes(act)).flatMap((act) => may[act].why ?? []);
  const reasons = [...new Set(said)].filter((reason) => reason !== missing?.message);

  return (
    <Stack gap="3" align="stretch">
      {allowed.filter(isForward).map((act) => (
        <ActButton key={act} act={act} page={page} />
      ))}
      <AskForChanges page={page} />
      {allowed
        .filter((act) => !isForward(act))
        .map((act) => (
          <ActButton key={act} act={act} page={page} />
        ))}
      {missing && <ProblemList problems={[missing]} />}
      {reasons.map((reason) => (
        <Text key={reason} color="textSoft">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

/** What a colleague wants changed, for the promoter. */
function sentenceOn({ author, message }: Candidate['changesAsked'][number]): string {
  return `${fill(words.changes.by, { author: personName(author), message })}.`;
}

function AskForChanges({ page }: { page: CandidatePage }) {
  const { part, release } = page.candidate;
  return (
    <ActDialog
      words={words.changes}
      values={{ part }}
      reason="required"
      request={(message) => ({ kind: 'ask-for-changes', part, release, message })}
    />
  );
}

function ActButton({ act, page }: { act: CandidateAct; page: CandidatePage }) {
  const { candidate, beside } = page;
  const { part, release, schedule } = candidate;
  const asked = isForward(act) ? [candidate, ...beside].flatMap(({ changesAsked }) => changesAsked) : [];
  const dialog = {
    words: words[act],
    // Rejecting and cancelling concern this release alone; approving and promoting, all that go live together.
    values: { part: isForward(act) ? partsOf(page) : part },
    notes: [
      ...(act === 'promote' && schedule
        ? [fill(words.promote.scheduled, { time: formatMoment(schedule.at) })]
        : []),
      ...asked.map(sentenceOn),
    ],
    button: { variant: act === 'promote' ? ('solid' as const) : ('outline' as const) },
  };
  if (act === 'schedule') return <ScheduleDialog {...dialog} page={page} />;
  return (
    <ActDialog
      {...dialog}
      reason={act === 'approve' || act === 'promote' ? 'optional' : 'required'}
      request={(message): ActRequest => {
        if (act === 'cancel') return { kind: act, number: schedule!.number, message };
        if (act === 'approve' || act === 'promote') return { kind: act, ...togetherOf(page), message };
        if (act === 'emergency') return { kind: 'promote', ...togetherOf(page), message, isEmergency: true };
        return { kind: act, part, release, message };
      }}
    />
  );
}

/** Asks for a day and a time of day in India. */
function ScheduleDialog({ page, ...dialog }: ScheduleDialogProps) {
  const [at, setAt] = useState('');
  const [until, setUntil] = useState('');

  return (
    <ActDialog
      {...dialog}
      reason="optional"
      request={(message) => {
        const end = until && { until: until + OFFSET };
        return { kind: 'schedule', ...togetherOf(page), at: at + OFFSET, ...end, message };
      }}
    >
      <InputField label={words.schedule.when} type="datetime-local" required value={at} onChange={setAt} />
      <InputField
        label={words.schedule.until}
        type="datetime-local"
        min={at}
        value={until}
        onChange={setUntil}
      />
    </ActDialog>
  );
}
