import { Button, Stack, Text, Field, Input } from '@chakra-ui/react';
import type { ActRequest } from '../../api/acts';
import type { Candidate, CandidateAct, CandidatePage } from '../../api/waiting';
import { candidate as words, candidate as content } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { ProblemList } from '../../parts/ProblemList';
import { personName } from '../../parts/person';
import { partsOf, togetherOf } from './named-together';
import { type ReactNode, useState } from 'react';

/** India has had no other offset since 1945. */
const OFFSET = '+05:30';

interface ScheduleDialogProps {
  trigger: ReactNode;
  title: string;
  text: string;
  confirm: string;
  /** What goes live then, with others beside it. */
  candidate: ReturnType<typeof togetherOf>;
}

/** In the order of their weight; the first is the one to do. */
const ORDER: CandidateAct[] = ['promote', 'schedule', 'approve', 'reject', 'cancel', 'withdraw'];

/** What is no reason to say why not: it is not asked for at all. */
const SILENT: CandidateAct[] = ['cancel', 'schedule'];

/** Whether it brings a candidate nearer to visitors. */
const isForward = (act: CandidateAct) => ['promote', 'schedule', 'approve'].includes(act);

/** A button for each thing that the rule lets one do; in place of the others, why not. */
export function CandidateActs({ page }: { page: CandidatePage }) {
  const { may, lacking } = page;
  const allowed = ORDER.filter((act) => may[act].isAllowed);
  const said = ORDER.filter((act) => !SILENT.includes(act)).flatMap((act) => may[act].why ?? []);
  const reasons = [...new Set(said)].filter((reason) => reason !== lacking?.message);

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
      {lacking && <ProblemList problems={[lacking]} />}
      {reasons.map((reason) => (
        <Text key={reason} color="textSoft">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

/** What somebody wants otherwise, for whoever puts it live. */
function sentenceOn({ author, message }: Candidate['changesAsked'][number]): string {
  return `${fill(words.changes.by, { author: personName(author), message })}.`;
}

function AskForChanges({ page }: { page: CandidatePage }) {
  const { part, release } = page.candidate;
  return (
    <ActDialog
      trigger={<Button variant="outline">{words.changes.label}</Button>}
      title={fill(words.changes.title, { part })}
      text={words.changes.text}
      confirm={words.changes.confirm}
      reason="required"
      request={(message) => ({ kind: 'ask-for-changes', part, release, message })}
    />
  );
}

function ActButton({ act, page }: { act: CandidateAct; page: CandidatePage }) {
  const { candidate, beside } = page;
  const { part, release, schedule } = candidate;
  const asked = isForward(act) ? [candidate, ...beside].flatMap(({ changesAsked }) => changesAsked) : [];
  const said = words[act];
  // What takes back is about the one; what brings nearer, about all that go live together.
  const named = { part: isForward(act) ? partsOf(page) : part };
  const trigger = (
    <Button variant={act === 'promote' ? 'solid' : 'outline'}>{fill(said.label, named)}</Button>
  );
  const dialog = {
    trigger,
    title: fill(said.title, named),
    text: [fill(said.text, named), ...asked.map(sentenceOn)].join(' '),
    confirm: fill(said.confirm, named),
  };
  if (act === 'schedule') return <ScheduleDialog {...dialog} candidate={togetherOf(page)} />;
  return (
    <ActDialog
      {...dialog}
      reason={act === 'approve' || act === 'promote' ? 'optional' : 'required'}
      request={(message): ActRequest => {
        if (act === 'cancel') return { kind: act, number: schedule!.number, message };
        if (act === 'approve' || act === 'promote') return { kind: act, ...togetherOf(page), message };
        return { kind: act, part, release, message };
      }}
    />
  );
}

/** Asks for a day and a time of day in India. */
function ScheduleDialog({ candidate, ...dialog }: ScheduleDialogProps) {
  const [at, setAt] = useState('');

  return (
    <ActDialog
      {...dialog}
      reason="optional"
      request={(message) => ({ kind: 'schedule', ...candidate, at: at + OFFSET, message })}
    >
      <Field.Root required>
        <Field.Label>{content.schedule.when}</Field.Label>
        <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
      </Field.Root>
    </ActDialog>
  );
}
