import { readLiveDeployment } from '@site/ledger';
import { freeze, withdraw } from '@site/operations';
import type { Store } from '@site/store';
import { aDesk } from '../../../testing/a-desk';
import { aRecordedSchedule, inMinutes, scheduleIn, tickBy } from '../../../testing/a-schedule';
import {
  aSignedSite,
  decideBy,
  promoteBy,
  publishBy,
  revokeLatasKey,
  type Team,
} from '../../../testing/a-team';
import { aLiveSite } from '../../../testing/a-live-site';
import { sendRaw } from '../../../testing/raw-request';
import { letMinutesPass } from '../../../testing/time-of-day';
import { aLegal } from '../../../testing/tiny-parts';
import type { Now } from '../../answers';
import { icalendar } from './calendar-routes';

const event = {
  uid: 'schedule-3@desk.brand.in',
  start: '2026-11-06T18:30:00.000Z',
  decided: '2026-11-01T05:00:00.000Z',
  summary: 'Goes live: the landing page',
  description: 'For Diwali',
};

it('says a moment in UTC, with lines that end as the RFC has it', () => {
  expect(icalendar('The site', [event])).toContain(
    [
      'BEGIN:VEVENT',
      'UID:schedule-3@desk.brand.in',
      'DTSTAMP:20261101T050000Z',
      'DTSTART:20261106T183000Z',
      'SUMMARY:Goes live: the landing page',
      'DESCRIPTION:For Diwali',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
  expect(icalendar('The site', [{ ...event, end: '2026-11-13T18:30:00.000Z' }])).toContain(
    '\r\nDTEND:20261113T183000Z\r\n',
  );
});

it('escapes what would end a value', () => {
  const said = icalendar('The site', [{ ...event, summary: 'Rice, dal; C:\\x\nBEGIN:VEVENT' }]);

  expect(said).toContain('SUMMARY:Rice\\, dal\\; C:\\\\x\\nBEGIN:VEVENT\r\n');
  expect(said.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
});

it('folds lines at 75 octets, and cuts no character', () => {
  const description = 'ದೀಪಾವಳಿ ವಾರ 🪔 '.repeat(20);
  const said = icalendar('The site', [{ ...event, description }]);

  for (const line of said.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(said.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}\r\n`);
});

/** What the calendar of Lata's desk says of what is scheduled. */
async function readCalendar(store: Store, { loadSigner }: Team['lata']): Promise<string[]> {
  const desk = await aDesk(store, { loadSigner, author: 'Lata' });
  const { calendar } = (await desk.ask('/api/v1/now')).json<Now>();
  const { text } = await desk.ask(calendar!);
  await desk.stop();
  const schedules = text.replaceAll('\r\n ', '').split('BEGIN:VEVENT').slice(1);
  return schedules
    .filter((event) => event.includes('UID:schedule-'))
    .flatMap((event) => event.match(/^(STATUS|SUMMARY|DESCRIPTION):.*(?=\r)/gm) ?? []);
}

/** A policy that two lawyers agree to. */
async function aPolicy() {
  const { store, team } = await aSignedSite();
  const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  await decideBy(store, parts, team.ravi);
  return { store, team, parts };
}

type Given = Awaited<ReturnType<typeof aPolicy>>;

it.each<[string, RegExp, (given: Given) => Promise<unknown>]>([
  [
    'rejected',
    /Ravi rejected it: Looked at it/,
    ({ store, team, parts }) => decideBy(store, parts, team.ravi, false),
  ],
  [
    'withdrawn',
    /The privacy policy is not to go live: Operator withdrew it/,
    ({ store, parts }) =>
      withdraw({
        ...{ store, author: 'Operator', message: 'Wrong clause' },
        choice: { part: 'legal', release: parts.legal!.release },
      }),
  ],
  [
    'frozen',
    /No release of the privacy policy goes live .*Stock-taking/,
    ({ store, team }) =>
      freeze({
        ...{ store, author: 'Lata', message: 'Stock-taking', parts: ['legal'] },
        ...{ from: inMinutes(30), until: inMinutes(70), loadSigner: team.lata.loadSigner },
      }),
  ],
  [
    'superseded',
    /It does nothing any more: the privacy policy was changed with deployment/,
    async ({ store, team }) => {
      const other = await publishBy(store, aLegal({ clause: 'We keep it for 45 days.' }), team.lata);
      await decideBy(store, other, team.ravi);
      await promoteBy(store, other, team.lata);
    },
  ],
])('says of what is scheduled and %s that it does not go live as it is, and why', async (_, why, hold) => {
  const given = await aPolicy();
  const { store, team, parts } = given;
  await scheduleIn(store, 60, parts, { by: team.lata, until: 90 });
  await hold(given);

  expect(await readCalendar(store, team.lata)).toEqual([
    'STATUS:TENTATIVE',
    'SUMMARY:Does not go live as it is: the privacy policy',
    expect.stringMatching(new RegExp(String.raw`^DESCRIPTION:On its day \(Lata\)\\n.*${why.source}`)),
  ]);
});

it('leaves out the end of an offer that was rolled back by hand', async () => {
  const { store, team, parts } = await aPolicy();
  const { name, record } = (await readLiveDeployment(store))!;
  await scheduleIn(store, 60, parts, { by: team.lata, until: 90 });
  letMinutesPass(60);
  await tickBy(store, team.lata);
  expect(await readCalendar(store, team.lata)).toContain('SUMMARY:As before again: the privacy policy');
  await promoteBy(store, { legal: record.parts.legal! }, team.lata, { rollsBackTo: name });

  expect(await readCalendar(store, team.lata)).toEqual([]);
  jest.useRealTimers();
});

it('has of an offer that was put live before its date its end alone, and that it does not come where no signature of it counts', async () => {
  const { store, team, parts } = await aPolicy();
  await scheduleIn(store, 60, parts, { by: team.lata, until: 90 });
  await promoteBy(store, parts, team.lata);
  expect(await readCalendar(store, team.lata)).toEqual([
    'SUMMARY:As before again: the privacy policy',
    'DESCRIPTION:(Lata)',
  ]);

  await revokeLatasKey(store, team);

  expect(await readCalendar(store, team.ravi)).toEqual([
    'STATUS:TENTATIVE',
    'SUMMARY:Does not go live as it is: the privacy policy',
    expect.stringMatching(/^DESCRIPTION:\(Lata\)\\nIt has no signature that counts\./),
  ]);
});

it.each<[string, RegExp, (given: Given) => Promise<unknown>]>([
  ['that nothing carried out', /^DESCRIPTION:\(Asha\)$/, () => Promise.resolve()],
  ['that was refused', /^DESCRIPTION:\(Asha\)\\n.*sign/, ({ store, team }) => tickBy(store, team.lata)],
])('says of a time %s that it is past, and why', async (_, description, then) => {
  const given = await aPolicy();
  const { store, team, parts } = given;
  await aRecordedSchedule(store, -3, parts);
  await then(given);

  expect(await readCalendar(store, team.lata)).toEqual([
    'STATUS:TENTATIVE',
    'SUMMARY:Not live at its time: the privacy policy',
    expect.stringMatching(description),
  ]);
});

it('answers HEAD as GET, refuses other methods, and has no name of a calendar in the log', async () => {
  const desk = await aDesk((await aLiveSite()).store);
  const { calendar } = (await desk.ask('/api/v1/now')).json<Now>();
  const ask = (method: string, path = calendar) => {
    const lines = [`${method} ${path} HTTP/1.1`, `Host: localhost:${desk.port}`, 'Connection: close'];
    return sendRaw(desk.port, `${lines.join('\r\n')}\r\n\r\n`);
  };

  const { status, answer } = await ask('HEAD');
  expect([status, answer]).toEqual([200, expect.stringMatching(/text\/calendar[^]*\r\n\r\n$/)]);
  for (const method of ['PROPFIND', 'OPTIONS', 'PUT']) expect((await ask(method)).status).toBe(405);
  expect((await ask('GET', calendar!.replace('.ics', 'x.ics'))).status).toBe(404);
  await desk.stop();

  expect(desk.audit.map(({ what }) => what)).toContain('PROPFIND /api/v1/calendar/… (405)');
  expect(JSON.stringify(desk.audit)).not.toContain(calendar!.split('/').at(-1)!.slice(0, 8));
});
