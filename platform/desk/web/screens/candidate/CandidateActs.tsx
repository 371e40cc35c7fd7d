import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dayInIndia, groupsOf, ZONE_OFFSET } from '@site/text';
import type { CandidateAct, CandidatePage, Schedule } from '../../../answers';
import { useNow } from '../../client/queries';
import { candidate as words } from '../../content/candidate.content';
import { capitalised, fill, sentences } from '../../content/fill';
import { ActDialog, type Begun } from '../../parts/ActDialog';
import { aMinuteAfter, inIndia, InputField } from '../../parts/fields';
import { Note, ProblemList, Soft } from '../../parts/screen';
import {
  sentencesOnApproved,
  sentencesOnEarly,
  sentencesOnEnded,
  sentenceOnFreeze,
  sentenceOnSaid,
  sentenceOnSchedule,
} from '../../parts/release-words';
import { contentTitle, inWords, languageName, openTexts } from '../../parts/said';
import { useIsOpened } from './CandidateCheck';
import { partsOf, togetherOf } from './CandidatePreview';

/** What brings a candidate nearer to visitors. Who may approve it did not make it, and came for that. */
const FORWARD: CandidateAct[] = ['approve', 'promote', 'schedule', 'emergency'];
const BACK: CandidateAct[] = ['reject', 'cancel', 'withdraw'];

/** What is no reason to say why not: it is not asked for at all. */
const SILENT: CandidateAct[] = ['cancel', 'schedule', 'emergency'];

/**
 * A button for each thing that the rule lets one do; in place of the others, why not.
 * @param isBefore whether that may be so no more
 */
export function CandidateActs({ page, isBefore }: { page: CandidatePage; isBefore?: boolean }) {
  const { may, missing, candidate } = page;
  const { part, release, said: saidOfIt } = candidate;
  const you = useNow().data?.session.author;
  const isAsked = saidOfIt.some(({ kind, author }) => kind === 'changes-asked' && author === you);
  const isChecked = useIsOpened(release);
  const said = [...FORWARD, ...BACK]
    .filter((act) => !SILENT.includes(act))
    .flatMap((act) => may[act].why ?? [])
    .concat(page.early ?? []);
  const reasons = [...new Set(said)].filter((reason) => reason !== missing?.message);
  const buttonsFor = (acts: CandidateAct[]) =>
    acts.filter((act) => may[act].isAllowed).map((act) => <ActButton key={act} act={act} page={page} />);

  return (
    <Stack gap="3">
      {buttonsFor(FORWARD)}
      {isAsked && may.approve.isAllowed && <Text>{words.changes.takeBack}</Text>}
      {candidate.state !== 'withdrawn' && (
        <>
          <Text>{words.no}</Text>
          <ActDialog
            words={words.changes}
            values={{ part }}
            request={{ kind: 'ask-for-changes', part, release }}
          />
        </>
      )}
      {buttonsFor(BACK)}
      {isChecked ? <Text>{words.check.soFar.running}</Text> : missing && <ProblemList problems={[missing]} />}
      {reasons.map((reason) => (
        <Soft key={reason} visibility={isBefore ? 'hidden' : undefined}>
          {inWords(reason)}
        </Soft>
      ))}
    </Stack>
  );
}

/**
 * Who withdrew the same words before; in which languages visitors read English from then on, and in which texts are not translated, or
 * say what English said before.
 */
export function sentencesOnWords({ alike, untranslated, open }: CandidatePage): string[] {
  const withdrawn = alike.map((one) => fill(words.alike, { said: sentenceOnSaid(one) }));
  const languages = (tags: string[]) => tags.map(languageName).join(', ');
  const openOf = (one: CandidatePage['open'][number]) => openTexts(one).join(', ');
  const inPart = groupsOf(open, openOf).map((same) =>
    fill(words.open, { languages: languages(same.map(({ language }) => language)), open: openOf(same[0]) }),
  );
  return sentences(
    withdrawn,
    untranslated.length > 0 && fill(words.untranslated, { languages: languages(untranslated) }),
    inPart,
  );
}

/** What a person has to know who brings a candidate nearer to visitors: what colleagues said, what no browser saw, what it ends. */
function whatToKnow(page: CandidatePage, act: CandidateAct, isChecked: boolean): string[] {
  const { candidate, together, older, check, preview, missing } = page;
  const { soFar } = words.check;
  const isOutdated = check !== null && check.preview !== preview.id;
  const failed = check && !check.isPassed && fill(soFar.failed, { count: check.findings.length });
  const found = isOutdated ? soFar.outdated : failed;
  const seen = isChecked ? soFar.running : check ? found : soFar.missing;
  const quoted = together.length > 0 ? '{part}: {said}.' : '{said}.';
  const isGoing = act === 'promote' || act === 'emergency';
  const isEnd = older.length > 0 && act !== 'approve';
  return sentences(
    act === 'promote' && page.may.approve.isAllowed && words.promote.counts,
    isGoing && [...new Set(openDates(page).flatMap(sentencesOnEarly)), ...sentencesOnEnded(page.ends)],
    isGoing && page.ends.some(({ liveUntil }) => liveUntil) && words.promote.offer,
    [candidate, ...together].flatMap(({ part, said }) =>
      said.map((one) => capitalised(fill(quoted, { part, said: sentenceOnSaid(one) }))),
    ),
    sentencesOnWords(page),
    !missing && seen,
    isChecked && act === 'approve' && soFar.unsigned,
    isEnd && fill(words.promote.older, { messages: older.join(', ') }),
  );
}

/** The dates of what goes live together, which no other release has taken the place of. */
function openDates({ candidate, together }: CandidatePage): Schedule[] {
  const schedules = [candidate, ...together].flatMap(({ schedule }) => schedule ?? []);
  return schedules.filter(({ isOver }) => !isOver);
}

function ActButton({ act, page }: { act: CandidateAct; page: CandidatePage }) {
  const { part, release, schedule } = page.candidate;
  const coming = page.versions.find((one) => one.isShown && dayInIndia(new Date()) < one.effectiveDate);
  const day = coming ? `${coming.effectiveDate}T00:00` : '';
  const scheduledTimes = { at: inIndia(schedule?.at) || day, until: inIndia(schedule?.until) };
  const [typed, setTyped] = useState<typeof scheduledTimes>();
  const times = typed ?? scheduledTimes;
  const isChecked = useIsOpened(release);
  const isForward = FORWARD.includes(act);
  const isFirst = act === (page.may.approve.isAllowed ? 'approve' : 'promote');
  const isAgain = act === 'schedule' && schedule !== null;
  const open = openDates(page);
  const hasRejected = page.candidate.state === 'rejected' && !page.may.reject.isAllowed;
  // The rejection of a colleague stays.
  const isToCome = (one: Schedule) =>
    one.isToCome && (hasRejected || one.problems.every(({ code }) => code !== 'candidate-rejected'));
  const alone = page.together.length > 0 ? words.approve.together : words.approve.text;
  const text = open.some(isToCome) ? words.approve.scheduled.text : alone;
  // Other dates and ends of the same parts.
  const { schedules = [], freezes = [] } = useNow().data ?? {};
  const dates = schedules
    .filter(({ number, isOver }) => !isOver && number !== schedule?.number)
    .filter(({ parts }) => partsOf(page).some((one) => one in parts))
    .map(sentenceOnSchedule);
  const frozen = freezes
    .filter(({ parts }) => parts.length === 0 || partsOf(page).some((one) => parts.includes(one)))
    .map(sentenceOnFreeze);
  const emergency = { ...words.emergency, ...(!page.isUnapproved && { text: words.emergency.frozen }) };
  const said = { ...words, approve: { ...words.approve, text }, emergency };

  const isLate = coming && act === 'schedule' && times.at.slice(0, 10) > coming.effectiveDate;

  function request(): Begun {
    if (act === 'cancel') return { kind: act, number: schedule!.number };
    if (act === 'reject' || act === 'withdraw') return { kind: act, part, release };
    const together = togetherOf(page);
    if (act === 'emergency') return { kind: 'promote', ...together, isEmergency: true };
    if (act !== 'schedule') return { kind: act, ...together };
    const end = times.until && { until: times.until + ZONE_OFFSET };
    return { kind: act, ...together, at: times.at + ZONE_OFFSET, ...end };
  }

  return (
    <ActDialog
      words={isAgain ? words.schedule.again : said[act]}
      // Rejecting and cancelling concern this release alone; approving and promoting, all that go live together.
      values={{ part: act === 'approve' ? page.approving : isForward ? partsOf(page) : part }}
      notes={sentences(
        act === 'approve' && [...new Set(open.flatMap((one) => sentencesOnApproved(one, isToCome(one))))],
        isForward && whatToKnow(page, act, isChecked),
        act === 'schedule' && [...dates, ...frozen],
        // One may put it live but for the freeze, since that would approve it.
        act === 'emergency' &&
          page.isUnapproved &&
          page.may.schedule.isAllowed &&
          words.emergency.approveFirst,
        act === 'withdraw' && page.versions.length > 0 && words.withdraw.final,
      )}
      button={{ variant: isFirst ? 'solid' : 'outline' }}
      onLeave={() => setTyped(undefined)}
      request={request()}
    >
      {isLate && (
        <Note role="status">
          {fill(words.schedule.late, {
            version: contentTitle(`versions/${coming.id}`),
            day: coming.effectiveDate,
          })}
        </Note>
      )}
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
            onChange={(time) => setTyped({ ...times, [when]: time })}
          />
        ))}
    </ActDialog>
  );
}
