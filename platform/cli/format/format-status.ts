import path from 'node:path';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import type { NewerRelease, ReleaseSummary, ScheduleOutlook, Status } from '@site/operations';
import { atAddress, type SiteAddress } from '../context/site-address';
import { frozenFact, idOfRelease, idsOfReleases, isRollbackOfPart } from '@site/ledger';
import {
  because,
  groupsOf,
  endedOnce,
  formatAge,
  formatCount,
  formatTable,
  personName,
  shortTime,
  formatDuration,
} from '@site/text';

const HEADING = ['part', 'release', 'version', 'published', 'by', 'message'];

/** Lines of a paragraph; what is no text is none of them. */
type Lines = (string | false | null | undefined)[];

/** What is live, what is published besides, and what was live before, in lines. @param address where it is opened; null while that is nowhere */
export function formatStatus(status: Status, now: Date, address: SiteAddress | null = null): string {
  const { live, previous, before, newer, schedules, people, shown } = status;
  const paragraphs: Lines[] = [
    live
      ? [
          `Deployment ${live.name} is live${address ? atAddress(address) : ''}, made ${formatAge(new Date(live.record.time), now)} (${shortTime(live.record.time)}) by ${live.record.author}${because(live.record.message)}`,
          live.record.rollsBackTo &&
            `It rolled ${isRollbackOfPart(live.record) ? 'one part back to its release of' : 'back to'} deployment ${live.record.rollsBackTo}.`,
          shown &&
            `VISITORS ARE SHOWN ${shown.name} INSTEAD: what is live is not signed as the rules want it.`,
          '',
          ...formatTable(
            HEADING,
            status.parts.map(({ part, release, manifest }) =>
              manifest ? rowOf(manifest, now) : [part, release, 'gone'],
            ),
          ),
        ]
      : ['Nothing is live yet.'],
    status.emergencies.map((emergency) => {
      const { author, message, waitsFor } = emergency;
      const name = idOfRelease(emergency);
      return endedOnce(
        `EMERGENCY: ${author} put ${name} live without its approvals: ${message}. ${waitsFor} Next: npm run site -- approve ${name}`,
      );
    }),
    newer.length > 0
      ? [
          'Published and not live:',
          ...formatTable(
            HEADING,
            newer.map((release) => rowOf({ ...release, message: remarkOn(release) }, now)),
          ),
          ...nextOf(newer, live !== null, (part) => frozenFact(status.freezes, part, now.getTime()) !== null),
        ]
      : [!live && 'Nothing is published either: npm run site -- publish --all -m "why"'],
    [
      ...newer.flatMap((release) => [...formatWaiting(release, schedules), ...formatAsked(release)]),
      ...(people ? status.superseded : []).map(({ by, ...one }) => {
        return `${idOfRelease(one)}: superseded by ${idOfRelease({ ...one, release: by })}, which is live.`;
      }),
    ],
    status.freezes.map(({ number, parts, from, until, author, message }) => {
      const what = parts.join(', ') || 'all parts';
      return `Freeze ${number}: no release of ${what} goes live from ${shortTime(from)} until ${shortTime(until)}: ${message}, by ${author}. To lift it: npm run site -- freeze --lift ${number} -m "why"`;
    }),
    schedules.flatMap((schedule) => formatSchedule(schedule, now)),
    [
      people && `Who may ship what: version ${people.number} of the access policy (npm run site -- people)`,
      status.isWithoutPolicy &&
        "Anyone with this store's credentials may ship. To say who may: npm run site -- people init",
    ],
    [
      status.missingValues.length > 0 &&
        `The pages show ${formatCount(status.missingValues.length, 'value')} of the example business. What a public address takes: npm run site -- status --public`,
    ],
    formatTranslations(status.translations),
    [
      status.questions.length > 0 &&
        `${formatCount(status.questions.length, 'question')} to be answered before all of the policy can be confirmed:`,
      ...status.questions.map(({ file, line, question }) => `${file}:${line}  ${question}`),
    ],
    before
      ? [
          `Before: deployment ${before.name} (${shortTime(before.record.time)}), by ${before.record.author}${because(before.record.message)}`,
          'To roll back to it: npm run site -- rollback',
        ]
      : [
          previous &&
            'There is nothing before it to roll back to. All that was live: npm run site -- status --history',
        ],
  ];
  return paragraphs
    .map((lines) => lines.filter((line) => typeof line === 'string').join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** What is to be done with what is published; where an access policy says who may, each release has a line of its own besides. */
function nextOf(newer: NewerRelease[], isLive: boolean, isFrozen: (part: string) => boolean): string[] {
  const open = newer.filter(({ withdrawn }) => !withdrawn);
  if (open.length === 0) return [];
  if (!isLive) return ['To put them live, once all parts are published: npm run site -- promote'];
  const mayGo = open.some(({ part, approval }) =>
    approval ? approval.state === 'approved' : !isFrozen(part),
  );
  return [
    `What visitors would find different: npm run site -- diff <part@release>${mayGo ? '. To put one live: npm run site -- promote <part@release>' : ''}`,
  ];
}

function rowOf({ part, release, version, author, message, time }: ReleaseSummary, now: Date): string[] {
  return [part, release, version, formatAge(new Date(time), now), personName(author), message];
}

function formatWaiting(waiting: NewerRelease, schedules: ScheduleOutlook[]): string[] {
  const { part, release, withdrawn, approval } = waiting;
  if (!approval || withdrawn) return [];
  const name = idOfRelease({ part, release });
  const isScheduled = schedules.some(({ parts }) => parts[part]?.release === release);
  if (isScheduled && (approval.state === 'approved' || approval.state === 'frozen'))
    return [`${name}: approved and scheduled.`];
  const { state, supersededBy, counted, needed, waitsFor } = approval;
  if (state === 'superseded')
    return [
      `${name}: superseded by ${idOfRelease({ part, release: supersededBy! })}, which was published after it.`,
    ];
  const next = {
    published: `npm run site -- publish ${part}`,
    waiting: `npm run site -- approve ${name}`,
    approved: `npm run site -- promote ${name}`,
    frozen: `npm run site -- promote ${name} --emergency -m "why"`,
    rejected: `npm run site -- publish ${part}`,
  }[state];
  const how = state === 'waiting' ? `waiting for approval (${counted.length} of ${needed})` : state;
  return [`${name}: ${how}.${waitsFor && ` ${waitsFor}`} Next: ${next}`];
}

/** Who puts it live is to know who wants it otherwise; it forbids nothing. */
function formatAsked(release: NewerRelease): string[] {
  const open = release.changesAsked.filter(({ isSettled }) => !isSettled);
  return open.map(
    ({ author, message }) => `${idOfRelease(release)}: ${personName(author)} asked for changes: ${message}`,
  );
}

function remarkOn({ message, draft, withdrawn }: NewerRelease): string {
  if (!withdrawn) return draft === null ? message : `${message} (branch ${draft})`.trim();
  return `WITHDRAWN by ${personName(withdrawn.author)}${because(withdrawn.message)}`;
}

/** A text that is open in several languages is told once, where the first of them is. Unconfirmed files are many, and only counted. */
function formatTranslations(translations: OpenTranslation[]): Lines {
  const outdated = translations.filter(({ state }) => state !== 'unconfirmed');
  const alike = groupsOf(outdated, ({ file, state, what }) => `${path.basename(file)}\n${state}\n${what}`);
  const unconfirmed = translations.filter(({ state }) => state === 'unconfirmed');
  const languages = [...new Set(unconfirmed.map(({ language }) => language))].sort();
  return [
    outdated.length > 0 && 'Translations to look at; what was translated before is shown:',
    ...alike.map((group) => {
      const [{ file, line, state, what }] = group;
      const tags = [...new Set(group.map(({ language }) => language))];
      return `${file}:${line}  ${tags.join(', ')}, ${state}: ${what}`;
    }),
    unconfirmed.length > 0 &&
      `Not confirmed: ${formatCount(unconfirmed.length, 'translated file')} (${languages.join(', ')}). Which: npm run translations -w <workspace>`,
  ];
}

function formatSchedule(schedule: ScheduleOutlook, now: Date): string[] {
  const { number, parts, at, rollsBackTo, state, author, problems } = schedule;
  const releases = idsOfReleases(parts);
  const what = `Schedule ${number}: ${releases.join(', ')} ${rollsBackTo ? 'goes live again at' : 'goes live at'} ${shortTime(at)}`;
  const cancel = `npm run site -- cancel ${number} -m "why"`;
  const late = formatDuration(now.getTime() - Date.parse(at));
  if (state === 'missed')
    return [`MISSED. ${what}. Nothing carried it out since, for ${late}. Next: npm run site -- tick`];
  if (state === 'refused' || state === 'held')
    return [
      state === 'refused'
        ? `REFUSED. ${what}. What was live stays; it is tried again.`
        : `HELD. ${what}. As it is, it does not go live then.`,
      ...problems.map(({ message, remedy }) => `  ${message}\n  → ${remedy}`),
      `  → To cancel it: ${cancel}`,
    ];
  return [`${what}, by ${author}. To cancel it: ${cancel}`];
}
