import { Button, Stack, Text } from '@chakra-ui/react';
import type { ActRequest } from '../../api/acts';
import { type CandidateAct, type CandidatePage } from '../../api/waiting';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { ScheduleDialog } from './ScheduleDialog';

/** In the order of their weight; the first is the one to do. */
const ORDER: CandidateAct[] = ['promote', 'schedule', 'approve', 'reject', 'cancel', 'withdraw', 'reinstate'];

/** What is no reason to say why not: it is not asked for at all. */
const SILENT: CandidateAct[] = ['cancel', 'reinstate', 'schedule'];

/** A button for each thing that the rule lets one do; in place of the others, why not. */
export function CandidateActs({ page }: { page: CandidatePage }) {
  const { may } = page;
  const allowed = ORDER.filter((act) => may[act].isAllowed);
  const reasons = [
    ...new Set(ORDER.filter((act) => !SILENT.includes(act)).flatMap((act) => may[act].why ?? [])),
  ];

  return (
    <Stack gap="3" align="stretch">
      {allowed.map((act) => (
        <ActButton key={act} act={act} page={page} />
      ))}
      {reasons.map((reason) => (
        <Text key={reason} color="textSoft">
          {reason}
        </Text>
      ))}
    </Stack>
  );
}

function ActButton({ act, page: { candidate } }: { act: CandidateAct; page: CandidatePage }) {
  const { part, release, schedule } = candidate;
  const said = words[act];
  const trigger = (
    <Button variant={act === 'promote' ? 'solid' : 'outline'}>{fill(said.label, { part })}</Button>
  );
  const dialog = {
    trigger,
    title: fill(said.title, { part }),
    text: fill(said.text, { part }),
    confirm: fill(said.confirm, { part }),
  };
  if (act === 'schedule') return <ScheduleDialog {...dialog} part={part} release={release} />;
  return (
    <ActDialog
      {...dialog}
      reason={act === 'approve' || act === 'promote' ? 'optional' : 'required'}
      request={(message): ActRequest =>
        act === 'cancel'
          ? { kind: act, number: schedule!.number, message }
          : { kind: act, part, release, message }
      }
    />
  );
}
