import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Act } from '../../api/acts';
import type { DeploymentSummary, Schedule } from '../../answers';
import { acts } from '../content/act-progress.content';
import { anAct, aRunningAct } from '../testing/an-act';
import { sentenceOn } from './act-words';
import { schedule } from '../testing/a-candidate-page';
import { sentenceOnSchedule, sentencesOnEnded, whatItDid } from './release-words';
import { fill } from '../content/fill';
import { pageName, inWords, openTexts, personName } from './said';

const aDeployment = (changes: Partial<DeploymentSummary> = {}): DeploymentSummary => ({
  name: '000012-3fa9c2d41b7e',
  number: 12,
  time: '2026-11-22T05:00:00.000Z',
  author: 'Asha',
  message: '',
  origin: 'https://brand.in',
  parts: {},
  changed: ['landing'],
  retired: [],
  withdrawn: [],
  rollsBackTo: null,
  isOfPart: false,
  isUndo: false,
  emergencies: [],
  isUnchecked: false,
  scheduledFor: null,
  ...changes,
});

describe('the sentence on an act', () => {
  it.each([
    [
      {
        state: 'running',
        request: {
          ...{ kind: 'approve-version', part: 'legal', file: 'versions/v1', effectiveDate: '2026-11-28' },
          digest: '0'.repeat(64),
        },
      },
      'Making final for good: Version 1 of the privacy policy, in force from 28 Nov 2026',
    ],
    [{ state: 'running', result: null }, 'Putting the landing page live'],
    [
      { state: 'running', request: { kind: 'publish', part: 'landing', message: 'Diwali' } },
      'Publishing the landing page: “Diwali”',
    ],
    [
      {
        ...{ state: 'running', about: 'Diwali' },
        request: {
          ...{ kind: 'schedule', part: 'landing', release: '3fa9c2d41b7e0011', message: '' },
          ...{ at: '2026-11-28T09:00+05:30', until: '2026-11-30T23:59+05:30' },
        },
      },
      'Scheduling the landing page for 28 Nov 2026, 9:00 am, until 30 Nov 2026, 11:59 pm: “Diwali”',
    ],
    [
      {
        state: 'running',
        request: { kind: 'rollback', part: 'legal', to: '000012-3fa9c2d41b7e', message: '' },
      },
      'Rolling back the privacy policy to deployment 12',
    ],
    [
      {
        state: 'running',
        request: {
          ...{ kind: 'invite', name: 'Mira', email: 'mira@brand.in', hours: 72 },
          ...{ teams: ['landing', 'legal'], isEditor: true },
        },
      },
      'Inviting Mira, mira@brand.in (team of the landing page and the privacy policy; editors, who change who may do what)',
    ],
    [
      {
        ...{ state: 'running', about: 'Meera Nair' },
        request: {
          ...{ kind: 'invite', name: 'Meera Nair', email: 'meera@brand.in', hours: 72 },
          ...{ teams: [], isEditor: false },
        },
      },
      'Inviting Meera Nair, meera@brand.in (a new passkey)',
    ],
    [
      {
        ...{ state: 'running', about: 'Ravi' },
        request: {
          kind: 'remove-member',
          person: 'ravi@brand.in',
          teams: ['legal'],
          isEditor: false,
          message: '',
        },
      },
      'Taking Ravi off (team of the privacy policy)',
    ],
    [{}, 'Live now: the landing page.'],
    [{ about: 'Diwali offer' }, 'Live now: the landing page. Published as “Diwali offer”.'],
    [{ state: 'refused', result: null }, 'Not done: putting the landing page live'],
    [
      {
        request: { kind: 'rollback', part: 'landing', to: '000012-3fa9c2d41b7e', isUndo: true, message: '' },
        result: { status: 'rolled-back' },
      },
      'The landing page is restored: live as before the roll back.',
    ],
    [
      {
        request: { kind: 'rollback', part: null, to: '000012-3fa9c2d41b7e', message: '' },
        result: { status: 'rolled-back' },
      },
      'The site is rolled back. What was live before is live again.',
    ],
    [
      {
        request: {
          ...{ kind: 'promote', part: 'landing', release: '3fa9c2d41b7e0011', message: '' },
          together: [{ part: 'legal', release: '3fa9c2d41b7e0011' }],
        },
      },
      'Live now: the landing page and the privacy policy.',
    ],
    [
      {
        request: { kind: 'schedule', part: 'legal', release: '3fa9c2d41b7e0011', at: 'now', message: '' },
        result: { status: 'scheduled', at: '2026-12-31T18:30:00.000Z' },
      },
      'Scheduled for 1 Jan 2027, 12:00 am: the privacy policy.',
    ],
    [
      {
        about: 'the end of the offer of the landing page',
        request: { kind: 'cancel', number: 7, message: 'It sells.' },
        result: { status: 'cancelled' },
      },
      'What is live stays; the end of the offer of the landing page is cancelled: It sells.',
    ],
    [
      {
        request: { kind: 'approve', part: 'legal', release: '3fa9c2d41b7e0011', message: 'Read' },
        result: { status: 'confirmed', waitsFor: '' },
      },
      'The privacy policy is right as it is live. Asha confirmed the emergency: Read. No other person is needed.',
    ],
  ] as [Partial<Act>, string][])('of %j is in India’s time and names the part', (changes, sentence) => {
    expect(sentenceOn(anAct(changes))).toBe(sentence);
  });

  it.each([
    ['activate-member', 'Letting Meera Iyer in', 'in-force', 'Meera Iyer is let in.'],
    [
      'activate-member',
      'Letting Meera Iyer in',
      'proposed',
      'Proposed, for 1 more to sign: letting Meera Iyer in.',
    ],
    [
      'revoke-invitation',
      'Revoking the invitation of Meera Iyer',
      'revoked',
      'The invitation of Meera Iyer is revoked.',
    ],
    [
      'revoke-key',
      'Revoking a key of Meera Iyer',
      'in-force',
      'The key of Meera Iyer is revoked: from now on it counts for nothing.',
    ],
  ])('of %s names the person, and no number', (kind, running, status, done) => {
    const act = anAct({ about: 'Meera Iyer', request: { kind, number: 7, keyId: 'a' } as never });

    expect(sentenceOn({ ...act, state: 'running' })).toBe(running);
    expect(sentenceOn({ ...act, result: { status, missing: 1 } })).toBe(done);
  });

  it('names who did it to others, and calls the reader you', () => {
    const approved = anAct({
      author: 'Ravi Rao <ravi@brand.in>',
      request: { kind: 'approve', part: 'legal', release: '3fa9c2d41b7e0011', message: '' },
      result: { status: 'approved', waitsFor: '' },
    });

    expect(sentenceOn(approved, approved.author)).toMatch(/^You approved the privacy policy/);
    expect(sentenceOn(approved, 'Lata Rao <lata@brand.in>')).toMatch(/^Ravi Rao approved the privacy policy/);
  });

  it.each([
    ['', 'No other person is needed.'],
    [
      'shell needs 2 persons; so far Ravi <ravi@brand.in>. It waits for 1 more: Asha <asha@brand.in>.',
      'The site’s frame needs 2 persons; so far Ravi. It waits for 1 more: Asha.',
    ],
  ])(
    'says after an approval what is still waited for, or that no other person is: “%s”',
    (waitsFor, said) => {
      const approved = anAct({
        request: { kind: 'approve', part: 'landing', release: '3fa9c2d41b7e0011', message: '' },
        result: { status: 'approved', waitsFor },
      });

      expect(sentenceOn(approved)).toMatch(/ approved the landing page\. /);
      expect(sentenceOn(approved).endsWith(` ${said}`)).toBe(true);
    },
  );

  it('names of what goes live together the parts that were approved', () => {
    const legal = { part: 'legal', release: '3fa9c2d41b7e0011' };
    const together = [{ ...legal, part: 'shell' }];
    const request = { kind: 'approve' as const, ...legal, together, message: '' };

    expect(sentenceOn(aRunningAct({ request }))).toBe(
      'Approving, of the privacy policy and the site’s frame, what waits for you',
    );
    expect(sentenceOn(anAct({ request, result: { status: 'approved-together', approved: ['shell'] } }))).toBe(
      'Asha approved the site’s frame, together with all that was ticked.',
    );
  });

  it('names what was saved once a publication was asked for, of several parts once', () => {
    const [hero] = [{ name: 'hero', language: 'kn', by: 'Meera' }];
    const request = { kind: 'publish', part: null, message: 'Onam' } as const;
    const published = (savedSince: (typeof hero)[]) =>
      sentenceOn(anAct({ request, result: { status: 'published', savedSince } }));

    expect(published([hero!, hero!])).toMatch(
      / Saved since “Publish” was pressed, and in it: Top of the page in Kannada \(Meera\)\.$/,
    );
    expect(published([])).not.toMatch(/Saved since/);
  });

  it('says of a no of a colleague why, where its screen is still read', () => {
    const request = {
      kind: 'ask-for-changes',
      part: 'legal',
      release: '3fa9c2d41b7e0011',
      message: 'Say when.',
    };

    expect(sentenceOn(anAct({ request: request as never, result: { status: 'changes-asked' } }))).toMatch(
      /^Asha asked for changes of the privacy policy: Say when\. It can go live all the same/,
    );
  });

  it.each([
    ['2999', '4 Dec 2999, 12:00 am'],
    ['2020', 'now'],
  ])('says of a freeze when it begins: from %s', (year, from) => {
    const times = { from: `${year}-12-04T00:00+05:30`, until: '2999-12-07T00:00+05:30' };
    const request = { kind: 'freeze', part: 'legal', message: 'Diwali', ...times } as const;

    expect(sentenceOn(aRunningAct({ request }))).toBe(
      `Freezing the privacy policy from ${from}, until 7 Dec 2999, 12:00 am`,
    );
    const result = { status: 'frozen', from: '2026-12-04T00:02:00+05:30' };
    expect(sentenceOn(anAct({ request, result }))).toBe(
      'Frozen from 4 Dec 2026, 12:02 am until 7 Dec 2999, 12:00 am: the privacy policy.',
    );
  });

  it('has no gap that is not filled, whatever came of it', () => {
    const statuses = Object.entries(acts.kinds).flatMap(([kind, { done }]) =>
      Object.keys(done).map((status) => [kind, status]),
    );
    const values = {
      part: 'legal',
      release: '3fa9c2d41b7e0011',
      teams: ['legal'],
      at: '2027-01-01T09:00+05:30',
      from: '2026-12-31T09:00+05:30',
      to: '000012-3fa9c2d41b7e',
      number: 3,
      file: 'versions/v1',
      effectiveDate: '2027-01-01',
      name: 'Lata',
      person: 'lata@brand.in',
    };

    for (const [kind, status] of statuses)
      expect(
        sentenceOn(
          anAct({
            request: { kind, ...values } as never,
            result: {
              ...{ status: status!, waitsFor: '', missing: 1, found: 0, approved: ['legal'] },
              ...{ at: '2026-12-31T18:30:00.000Z', until: '2026-12-31T18:30:00.000Z' },
            },
          }),
        ),
      ).not.toMatch(/[{}]/);
  });
});

it.each([
  [{}, 'Changed the landing page'],
  [{ retired: ['careers'] }, 'Changed the landing page, took out careers'],
  [{ rollsBackTo: '000007-3fa9c2d41b7e' }, 'Rolled back to deployment 7'],
  [{ rollsBackTo: '000007-3fa9c2d41b7e', isOfPart: true }, 'Rolled the landing page back to deployment 7'],
  [
    { rollsBackTo: '000007-3fa9c2d41b7e', isOfPart: true, scheduledFor: '2026-11-28T16:56:00.000Z' },
    'The offer ended: the landing page as before it, with deployment 7, scheduled for 28 Nov 2026, 10:26 pm',
  ],
  [
    { rollsBackTo: '000007-3fa9c2d41b7e', isOfPart: true, isUndo: true },
    'Restored the landing page as before the roll back, with deployment 7',
  ],
])('a deployment %j is told as “%s”', (changes, words) => {
  expect(whatItDid(aDeployment(changes))).toBe(words);
});

it.each([
  ['/', 'the home page'],
  ['/kn/', 'the home page in Kannada'],
  ['/hi/privacy-policy', 'the privacy policy in Hindi'],
  ['/ta/404', 'the page for wrong addresses in Tamil'],
  ['/festival-offers', 'the page “festival offers”'],
])('the page %s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

it('calls parts as people do, and begins a sentence with a capital letter', () => {
  expect(fill('{part} waits with {parts}', { part: 'legal', parts: ['shell', 'careers'] })).toBe(
    'The privacy policy waits with the site’s frame and careers',
  );
});

it.each([
  ['legal needs 2 persons; so far Asha <asha@brand.in>.', 'The privacy policy needs 2 persons; so far Asha.'],
  ['Ravi <ravi@brand.in> is not in the team of landing.', 'Ravi is not in the team of the landing page.'],
  ['Lata may not approve shell.', 'Lata may not approve the site’s frame.'],
  ['Lata rejected it: legal has not read it.', 'Lata rejected it: legal has not read it.'],
  [
    '2026-11-27T10:00+05:30 has passed: it is 28 November 2026 at 1:35:31 pm +05:30.',
    '27 Nov 2026, 10:00 am has passed: it is 28 Nov 2026, 1:35 pm.',
  ],
  [
    'Schedule 3 is superseded: landing was changed with deployment 000012-3fa9c2d41b7e (28 Nov 2026, 13:35:31 +05:30), from 2026-12-01.',
    'It does nothing any more: the landing page was changed with deployment 12 (28 Nov 2026, 1:35 pm), from 1 Dec 2026.',
  ],
  [
    'Schedule 8 has no signature that counts. The key ab12cd34 of Lata <lata@brand.in> was revoked on 2026-11-30.',
    'It has no signature that counts. The key ab12cd34 of Lata was revoked on 30 Nov 2026.',
  ],
  [
    'It goes live again at 28 November 2026 at 1:35:31 pm +05:30 (schedule 3), after that end; nothing was changed.',
    'It goes live again at 28 Nov 2026, 1:35 pm, after that end; nothing was changed.',
  ],
  [
    'landing@3fa9c2d41b7e0011 is live; nothing was withdrawn.',
    'The landing page is live; nothing was withdrawn.',
  ],
  ['Another editor changed the access policy.', 'Another editor changed the list of who may do what.'],
])('the rules say “%s”, and the desk “%s”', (rule, words) => {
  expect(inWords(rule)).toBe(words);
});

it('calls one thing a check: what a browser does', () => {
  const folder = join(__dirname, '../content');
  const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const texts = sources.flatMap((source) => source.match(/'[^'\n]* [^'\n]*'/g) ?? []);

  const others = texts.filter((text) => /check/i.test(text.replaceAll(/\b(the|a) check\b/gi, '')));
  expect(texts.length).toBeGreaterThan(400);
  expect(others).toEqual([]);
});

it('counts one thing as one', () => {
  expect(openTexts({ missing: 1, changed: 1 })).toEqual([
    '1 text is not translated yet',
    '1 text still says what English said before',
  ]);
  expect(openTexts({ missing: 0, changed: 2 })).toEqual(['2 texts still say what English said before']);
});

it('ends a sentence once, also where a person ended it', () => {
  expect(fill('Asha said: {message}.', { message: 'Not yet.' })).toBe('Asha said: Not yet.');
  expect(fill('In force now: “{about}”.', { about: 'I leave.' })).toBe('In force now: “I leave.”');
  expect(sentenceOnSchedule({ ...schedule!, message: 'For Diwali.' })).toMatch(/by Lata Rao: For Diwali\.$/);
});

const offer = { ...schedule, parts: { landing: '3fa9c2d41b7e0011' }, at: '2026-11-29T03:33:00.000Z' };
const end = { ...offer, rollsBackTo: '000007-3fa9c2d41b7e', releases: 'before' as const };

it.each<[string, Schedule, string]>([
  [
    'ends an offer that is live',
    end,
    'What visitors see of the landing page after this does not end by itself on 29 Nov 2026, 9:03 am. The schedule stays: its end counts again if the offer is live again by then, as by a roll back, unless it is cancelled. Its end was given by Lata Rao.',
  ],
  [
    'ends an offer that was put live before its date',
    { ...offer, releases: 'live', until: '2026-11-30T03:33:00.000Z' },
    'What visitors see of the landing page after this does not end by itself on 30 Nov 2026, 9:03 am. The schedule stays: its end counts again if the offer is live again by then, as by a roll back, unless it is cancelled. Scheduled by Lata Rao.',
  ],
  [
    'brings back an offer whose end was cancelled so',
    { ...end, at: '2099-11-29T03:33:00.000Z', isOver: true, state: 'held' },
    'This brings back an offer with its end: what was live before of the landing page goes live again on 29 Nov 2099, 9:03 am. Its end was given by Lata Rao.',
  ],
  [
    'brings back an offer that was put live before its date, and rolled back',
    { ...offer, isOver: true, state: 'held', until: '2099-11-30T03:33:00.000Z' },
    'This brings back an offer with its end: what was live before of the landing page goes live again on 30 Nov 2099, 9:03 am. Scheduled by Lata Rao.',
  ],
  [
    'brings back an offer after its end',
    { ...end, at: '2026-11-20T03:33:00.000Z', isOver: true, state: 'held' },
    'The end of the offer of the landing page, 20 Nov 2026, 9:03 am, has passed: it stays until it is given another one, or rolled back. Its end was given by Lata Rao.',
  ],
  [
    'brings back an offer whose end no key that counts has signed',
    { ...end, isOver: true, state: 'held', isEndSigned: false },
    'The end of the offer of the landing page, 29 Nov 2026, 9:03 am, does not come: no key that counts has signed it. While the offer is live, its end is given again on Now. Its end was given by Lata Rao.',
  ],
])('says once before what %s', (_, ended, words) => {
  expect(sentencesOnEnded([ended])).toEqual([words]);
});

it.each<[string, Schedule, string, string]>([
  [
    'an end of an offer',
    end,
    'What was live before of the landing page was to go live again on',
    'If the offer is restored before its end, it ends then, as planned; restored after that, it has no end until it is given one under “By part”. If it is not to come back, cancel this schedule.',
  ],
  [
    'a release that waits',
    offer,
    'The landing page was to go live on',
    'To have its release go live by itself all the same, give it another date under Waiting; otherwise cancel the schedule.',
  ],
  [
    'a release whose key was revoked since',
    { ...offer, releases: 'unsigned' },
    'The landing page was to go live on',
    'Its release has to be published again under Edit first, as no signature of it counts any more; then give that a date under Waiting. Cancel this schedule: it is listed until then.',
  ],
  [
    'a release that another one replaced',
    { ...offer, releases: 'replaced' },
    'The landing page was to go live on',
    'Its words go live only once they are published again under Edit (a version of the policy: have the page show it first), and given a date under Waiting. Cancel this schedule: it is listed until then.',
  ],
])('says of a schedule of %s that is over that it is, and what to do', (_, one, what, then) => {
  expect(sentenceOnSchedule({ ...one, isOver: true, state: 'held' })).toBe(
    `${what} 29 Nov 2026, 9:03 am. ${one.rollsBackTo ? 'Its end was given' : 'Scheduled'} by Lata Rao. This schedule does nothing any more: the landing page was put live or rolled back since, and what visitors see now stays. ${then}`,
  );
});

it.each([
  ['2026-11-28T03:33:00.000Z', 'and ends as planned.'],
  ['2026-11-30T03:33:00.000Z', 'and has no end until it is given one on Now.'],
  ['2026-11-28T03:33:00.000Z', 'and has no end until it is given one on Now.', false],
])(
  'says of an offer with another one in its place until %s what becomes of it then: %s',
  (resumesAt, then, isEndSigned = true) => {
    const said = sentenceOnSchedule({ ...end, isOver: true, resumesAt, isEndSigned });
    expect(said).toMatch(
      /Another offer is live in its place until \d+ Nov 2026, 9:03 am\. Then this one is live again, /,
    );
    expect(said.endsWith(then)).toBe(true);
  },
);

it.each<[string, Schedule, RegExp]>([
  [
    'is to begin',
    { ...offer, until: '2026-11-30T03:33:00.000Z' },
    /^The landing page goes live on 29 Nov 2026, 9:03 am\. Scheduled by Lata Rao\. The end of the offer of the landing page, 30 Nov 2026, 9:03 am, does not come: .* given again on Now\.$/,
  ],
  [
    'is live before its date',
    { ...offer, releases: 'live', state: 'held', until: '2026-11-30T03:33:00.000Z' },
    /^The landing page is live already, before its date, 29 Nov 2026, 9:03 am\. Scheduled by Lata Rao\. The end of the offer of the landing page, 30 Nov 2026, 9:03 am, does not come: .* given again on Now\.$/,
  ],
  [
    'was rolled back',
    { ...end, isOver: true, state: 'held' },
    /visitors see now stays\. The end of the offer of the landing page, 29 Nov 2026, 9:03 am, does not come: .* given again on Now\.$/,
  ],
])('promises no end that no key that counts has signed of an offer that %s', (_, one, said) => {
  expect(sentenceOnSchedule({ ...one, isEndSigned: false })).toMatch(said);
});

it.each([
  ['Lata Rao <lata@brand.in>', 'Lata Rao'],
  ['Lata', 'Lata'],
  ['<lata@brand.in>', '<lata@brand.in>'],
])('%s is called %s', (author, name) => {
  expect(personName(author)).toBe(name);
});
