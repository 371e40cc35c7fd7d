import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ActRequest } from '../../../api/acts';
import type { CandidateAct, CandidatePage } from '../../../api/waiting';
import { candidate as words } from '../../content/candidate.content';
import { fill } from '../../content/fill';
import { ActDialog } from '../../parts/ActDialog';
import { InputField } from '../../parts/fields';
import { ProblemList } from '../../parts/ProblemList';
import { sentenceOnSaid } from '../../parts/candidate-words';
import { languageName } from '../../parts/page-name';
import { formatMoment, inWords } from '../../parts/said';
import { useIsChecked } from './CandidateCheck';
import { partsOf, togetherOf } from './Together';
import { Soft } from '../../parts/sheets';

/** India has had no other offset since 1945. */
const OFFSET = '+05:30';

/** What brings a candidate nearer to visitors, in the order of weight: the first is the one to do. */
const FORWARD: CandidateAct[] = ['promote', 'schedule', 'approve', 'emergency'];
const BACK: CandidateAct[] = ['reject', 'cancel', 'withdraw'];

/** What is no reason to say why not: it is not asked for at all. */
const SILENT: CandidateAct[] = ['cancel', 'schedule', 'emergency'];

/** A button for each thing that the rule lets one do; in place of the others, why not. */
export function CandidateActs({ page }: { page: CandidatePage }) {
  const { may, missing, candidate } = page;
  const { part, release } = candidate;
  const isChecked = useIsChecked(candidate);
  const said = [...FORWARD, ...BACK]
    .filter((act) => !SILENT.includes(act))
    .flatMap((act) => may[act].why ?? []);
  const reasons = [...new Set(said)].filter((reason) => reason !== missing?.message);
  const buttonsFor = (acts: CandidateAct[]) =>
    acts
      .filter((act) => may[act].isAllowed)
      .map((act) => <ActButton key={act} act={act} page={page} isForward={acts === FORWARD} />);

  return (
    <Stack gap="3">
      {buttonsFor(FORWARD)}
      <Text>{words.no}</Text>
      <ActDialog
        words={words.changes}
        values={{ part }}
        reason="required"
        request={(message) => ({ kind: 'ask-for-changes', part, release, message })}
      />
      {buttonsFor(BACK)}
      {isChecked ? <Text>{words.check.soFar.running}</Text> : missing && <ProblemList problems={[missing]} />}
      {reasons.map((reason) => (
        <Soft key={reason}>{inWords(reason)}</Soft>
      ))}
    </Stack>
  );
}

/** A moment as a field for a time has it, by the clock of India. */
function inIndia(time: string | null | undefined): string {
  return time ? new Date(Date.parse(time) + 5.5 * 3_600_000).toISOString().slice(0, 16) : '';
}

/** @param time as a field for a time has it, by the clock of India */
const aMinuteAfter = (time: string) => inIndia(new Date(Date.parse(time + OFFSET) + 60_000).toISOString());

/** In which languages visitors read English from then on; '' for none. */
export function sentenceOnEnglish({ untranslated }: CandidatePage): string {
  const names = untranslated.map(languageName).join(', ');
  return names && fill(words.untranslated, { languages: names });
}

/** What a person has to know who brings a candidate nearer to visitors: what colleagues said, what no browser saw, what it ends. */
function whatToKnow(page: CandidatePage, act: CandidateAct, isChecked: boolean): string[] {
  const { candidate, together, older, check, preview, missing } = page;
  const { soFar } = words.check;
  const seen = isChecked
    ? soFar.running
    : !check
      ? soFar.missing
      : check.preview !== preview.id
        ? soFar.outdated
        : check.isPassed
          ? ''
          : fill(soFar.failed, { count: check.findings.length });
  const isEnd = older.length > 0 && act !== 'approve';
  return [
    ...[candidate, ...together].flatMap(({ said }) => said.map((one) => `${sentenceOnSaid(one)}.`)),
    sentenceOnEnglish(page),
    seen && !missing ? seen : '',
    isEnd ? fill(words.promote.older, { messages: older.join(', ') }) : '',
  ].filter(Boolean);
}

interface ActButtonProps {
  act: CandidateAct;
  page: CandidatePage;
  isForward: boolean;
}

function ActButton({ act, page, isForward }: ActButtonProps) {
  const { part, release, schedule } = page.candidate;
  const [times, setTimes] = useState({ at: inIndia(schedule?.at), until: inIndia(schedule?.until) });
  const isChecked = useIsChecked(page.candidate);
  const isPlanned = act === 'promote' && schedule;
  const isAgain = act === 'schedule' && schedule !== null;

  function request(message: string): ActRequest {
    if (act === 'cancel') return { kind: act, number: schedule!.number, message };
    if (act === 'reject' || act === 'withdraw') return { kind: act, part, release, message };
    const together = { ...togetherOf(page), message };
    if (act === 'emergency') return { kind: 'promote', ...together, isEmergency: true };
    if (act !== 'schedule') return { kind: act, ...together };
    const end = times.until && { until: times.until + OFFSET };
    return { kind: act, ...together, at: times.at + OFFSET, ...end };
  }

  return (
    <ActDialog
      words={isAgain ? words.schedule.again : words[act]}
      // Rejecting and cancelling concern this release alone; approving and promoting, all that go live together.
      values={{ part: isForward ? partsOf(page) : part }}
      notes={[
        ...(isPlanned ? [fill(words.promote.scheduled, { time: formatMoment(schedule.at) })] : []),
        ...(isForward ? whatToKnow(page, act, isChecked) : []),
      ]}
      button={{ variant: act === 'promote' ? 'solid' : 'outline' }}
      reason={isForward && act !== 'emergency' ? 'optional' : 'required'}
      request={request}
    >
      {act === 'schedule' &&
        (['at', 'until'] as const).map((when) => (
          <InputField
            // Whether an end is right changes with the beginning.
            key={when === 'at' ? when : times.at}
            label={words.schedule[when]}
            type="datetime-local"
            required={when === 'at'}
            min={when === 'until' && times.at ? aMinuteAfter(times.at) : inIndia(new Date().toISOString())}
            tooEarly={words.schedule.tooEarly[when]}
            value={times[when]}
            onChange={(time) => setTimes({ ...times, [when]: time })}
          />
        ))}
    </ActDialog>
  );
}
