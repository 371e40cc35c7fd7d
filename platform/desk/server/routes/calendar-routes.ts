import { createHmac } from 'node:crypto';
import { isEndOf, isSameSecret, readPeople, withKey } from '@site/ledger';
import { readStatus } from '@site/operations';
import { personName } from '@site/text';
import { calendar as words } from '../../content/calendar.content';
import { inWords } from '../../content/in-words';
import type { DeskContext } from '../context/desk-context';
import { RequestRefused } from '../security/refusal';
import { FileAnswer, Topic } from './route';

/**
 * The file of a person's calendar, whose name only they and the desk know. It ends with their last key, and all end with another secret of
 * share links.
 * @param person e-mail address; '' for the operator of a desk without an access policy
 */
export function calendarFile({ previewSecret }: Pick<DeskContext, 'previewSecret'>, person: string): string {
  return `${createHmac('sha256', previewSecret).update(`calendar of ${person}`).digest('base64url')}.ics`;
}

/** What goes live by itself, and what is frozen. */
export const calendarRoutes = new Topic()
  .does('What goes live by itself, and what is frozen, for calendar programs: the name is the secret.')
  .get('/calendar/:file', { isOpen: true }, async (desk, { params: { file } }) => {
    const { store, parts, signIn } = desk;
    const people = (await readPeople(store))?.people;
    const readers = people ? withKey(people, Object.keys(people.persons)) : [''];
    if (!readers.some((person) => isSameSecret(file, calendarFile(desk, person))))
      throw new RequestRefused(404, 'calendar-unknown', 'There is no such calendar, or it has ended.');
    const at = new URL(signIn.origin).host;
    const { schedules: all, freezes } = await readStatus(store, parts);
    const schedules = all.filter(({ releases }) => releases !== 'live');
    const idle = schedules.filter(({ state }) => state !== 'scheduled');
    // Of what does not go live as it is, and of what was rolled back by hand, there is nothing to end.
    const due = schedules
      .filter(({ isOver, state }) => !isOver || state !== 'scheduled')
      .filter((one) => !idle.some((other) => isEndOf(one, other)));
    const events = [
      ...due.map((schedule): CalendarEvent => {
        const { number, parts, at: start, time, rollsBackTo, state, author, message, problems } = schedule;
        const does = state === 'scheduled' ? (rollsBackTo ? 'asBefore' : 'goesLive') : state;
        const reasons = problems.map((problem) => `\n${inWords(problem.message)}`).join('');
        return {
          ...{ uid: `schedule-${number}@${at}`, start, decided: time, isOpen: state !== 'scheduled' },
          summary: words[does](Object.keys(parts)),
          description: words.by(message, personName(author)) + reasons,
        };
      }),
      ...freezes.map((freeze): CalendarEvent => ({
        ...{ uid: `freeze-${freeze.number}@${at}`, start: freeze.from, end: freeze.until },
        decided: freeze.time,
        summary: words.frozen(freeze.parts),
        description: words.by(freeze.message, personName(freeze.author)),
      })),
    ];
    const body = Buffer.from(icalendar(words.name, events));
    return new FileAnswer('text/calendar; charset=utf-8', body, 'site.ics');
  });

/** Something at a time, for a calendar. */
interface CalendarEvent {
  /** The same for the same thing, everywhere and always. */
  uid: string;
  /** Moments in UTC, as `toISOString` writes them; without an end it takes no time. */
  start: string;
  end?: string;
  decided: string;
  summary: string;
  description: string;
  /** Whether it is not settled that it comes: `STATUS:TENTATIVE`, §3.8.1.11. */
  isOpen?: boolean;
}

/** A calendar as programs subscribe to it: RFC 5545; its name and how often to ask, RFC 7986. */
export function icalendar(name: string, events: CalendarEvent[]): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//The composed site//Desk//EN'],
    ...[`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    ...events.flatMap(({ uid, start, end, decided, summary, description, isOpen }) => [
      ...['BEGIN:VEVENT', `UID:${text(uid)}`, `DTSTAMP:${utc(decided)}`, `DTSTART:${utc(start)}`],
      ...(end === undefined ? [] : [`DTEND:${utc(end)}`]),
      ...(isOpen ? ['STATUS:TENTATIVE'] : []),
      ...[`SUMMARY:${text(summary)}`, `DESCRIPTION:${text(description)}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** §3.3.5, form 2: `20261106T183000Z` */
const utc = (moment: string) => moment.replace(/\.\d+|[-:]/g, '');

/** §3.3.11 */
const text = (words: string) => words.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** §3.1: lines of 75 octets at most, of which no character is cut. */
function folded(line: string): string {
  let octets = 0;
  const cut = [...line].map((character) => {
    const size = Buffer.byteLength(character);
    octets += size;
    if (octets <= 75) return character;
    octets = size + 1;
    return `\r\n ${character}`;
  });
  return cut.join('');
}
