import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import type { CandidatePage, CheckRecord, Schedule } from '../../../answers';
import type { ActRequest } from '../../../api/acts';
import { STORE } from '../../client/queries';
import { aCandidatePage, schedule } from '../../testing/a-candidate-page';
import { aProblem, aRunningAct } from '../../testing/an-act';
import { aDeskThatDoes, anObedientDesk, openDialog, show, shown } from '../../testing/show';
import { CandidateActs } from './CandidateActs';
import { CandidateCheck } from './CandidateCheck';

it.each([
  ['the privacy policy', []],
  ['the privacy policy and the landing page', [{ ...aCandidatePage().candidate, part: 'landing' }]],
])('has a button for what the rule allows: forward for all of %s, back for the one', (all, together) => {
  const { container } = show(<CandidateActs page={aCandidatePage({ together })} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `Approve ${all} …`,
    `Put ${all} live …`,
    `Put ${all} live on a date …`,
    'Ask for changes …',
    'Reject the privacy policy …',
    'Withdraw the privacy policy …',
  ]);
  expect(
    screen.getByText(/^Three ways to say no: ask for changes .*, reject it .*, withdraw it/),
  ).toBeVisible();
  // Where nothing is forbidden, no reason follows.
  expect(container).toHaveTextContent(/Withdraw the privacy policy …$/);
});

it('approves of what goes live together only that which waits for the approver', async () => {
  const together = [{ ...aCandidatePage().candidate, ...landing }];
  await press('Approve the landing page …', { ...aCandidatePage({ together }), approving: ['landing'] });

  const dialog = screen.getByRole('dialog', { name: 'Approve the landing page' });
  expect(dialog).toHaveTextContent('may go live in the same moment as all that is ticked');
});

it('says to its approver that the same words were withdrawn before', async () => {
  const said = {
    kind: 'withdrawn',
    author: 'Ravi <ravi@brand.in>',
    message: 'Names clause is wrong',
  } as const;
  await press('Approve the privacy policy …', {
    ...aCandidatePage(),
    alike: [{ ...said, time: schedule.at }],
  });

  expect(
    screen.getByText(
      'It shows the same words as a release that was withdrawn: Ravi withdrew it: Names clause is wrong.',
    ),
  ).toBeVisible();
});

it('says before a final version is withdrawn where the change of the next release can be', async () => {
  const version = { id: 'v2', isShown: true } as CandidatePage['versions'][number];
  await press('Withdraw the privacy policy …', { ...aCandidatePage(), versions: [version] });

  expect(screen.getByText(/^Its version is final, .*“Words around the policy”/)).toBeVisible();
});

it('offers no changes to ask for of what never goes live', () => {
  show(<CandidateActs page={aCandidatePage({ candidate: { state: 'withdrawn' } })} />);

  expect(screen.queryByRole('button', { name: 'Ask for changes …' })).not.toBeInTheDocument();
});

it('has the reason in place of a button that the rule forbids', () => {
  const whyOf = (lata: string, ravi: string) =>
    `legal needs 2 persons; so far ${lata}. It waits for 1 more: ${ravi}.`;
  const why = whyOf('Lata Rao <lata@brand.in>', 'Ravi <ravi@brand.in>');
  const no = { isAllowed: false, why };
  show(<CandidateActs page={aCandidatePage({ may: { promote: no, schedule: no } })} />);

  expect(screen.queryByRole('button', { name: /^Put the privacy policy live/ })).not.toBeInTheDocument();
  expect(screen.getByText(whyOf('Lata Rao', 'Ravi').replace('legal', 'The privacy policy'))).toBeVisible();
});

const NO = { isAllowed: false, why: 'It waits for 1 more.' };
const YES = { isAllowed: true, why: null };
const legal = { part: 'legal', release: '3fa9c2d41b7e0011' };
const landing = { part: 'landing', release: '00000000000000aa' };
const { seen } = aCandidatePage();
const both = { ...legal, together: [landing], seen };
const names = 'the privacy policy and the landing page';
const message = 'Checked twice';

/** Shows what may be done with a candidate, and presses a button of it. @returns the dialog that it opens */
async function press(label: string, page = aCandidatePage(), client?: QueryClient) {
  const user = userEvent.setup();
  show(<CandidateActs page={page} />, '/', client);
  await user.click(screen.getAllByRole('button', { name: label }).at(-1)!);
  await screen.findByRole('dialog');
  return user;
}

it.each<[label: string, confirm: string, ActRequest, isReasonNeeded: boolean]>([
  [`Put ${names} live …`, `Put ${names} live now`, { kind: 'promote', ...both, message }, false],
  [`Approve ${names} …`, `Approve ${names} now`, { kind: 'approve', ...both, message }, false],
  [
    `Put ${names} live as an emergency …`,
    `Put ${names} live now, without waiting`,
    { kind: 'promote', ...both, message, isEmergency: true },
    true,
  ],
  ['Ask for changes …', 'Ask for changes', { kind: 'ask-for-changes', ...legal, message }, true],
  [
    'Reject the privacy policy …',
    'Reject the privacy policy now',
    { kind: 'reject', ...legal, message },
    true,
  ],
  [
    'Withdraw the privacy policy …',
    'Withdraw the privacy policy now',
    { kind: 'withdraw', ...legal, message },
    true,
  ],
  ['Cancel its schedule …', 'Cancel the schedule now', { kind: 'cancel', number: 7, message }, true],
])('begins with "%s" what it says, with a reason', async (label, confirm, request, isReasonNeeded) => {
  const { told } = anObedientDesk();
  const together = [{ ...aCandidatePage().candidate, ...landing }];
  const page = aCandidatePage({ candidate: { schedule }, together, may: { emergency: YES, cancel: YES } });

  const user = await press(label, page);
  const reason = await screen.findByRole('textbox', { name: /^Why/ });
  // Every gap in its words is filled.
  expect(screen.getByRole('dialog')).not.toHaveTextContent('{');
  expect((reason as HTMLInputElement).required).toBe(isReasonNeeded);
  fireEvent.change(reason, { target: { value: message } });
  await user.click(screen.getByRole('button', { name: confirm }));

  expect(told).toEqual([request]);
});

it.each([
  ['without an end', '', {}],
  ['until its end', '2099-11-30T23:59', { until: '2099-11-30T23:59+05:30' }],
])('schedules by the clock of India, %s', async (_, until, end) => {
  const { told } = anObedientDesk();

  const user = await press('Put the privacy policy live on a date …');
  const at = await screen.findByLabelText(/^Day and time in India/);
  expect(at).toBeRequired();
  fireEvent.change(at, { target: { value: '2099-11-28T09:00' } });
  const last = screen.getByLabelText(/^Its end in India/);
  expect(last).not.toBeRequired();
  fireEvent.change(last, { target: { value: until } });
  await user.click(screen.getByRole('button', { name: 'Schedule the privacy policy' }));

  expect(told).toEqual([
    { kind: 'schedule', ...legal, seen, message: '', at: '2099-11-28T09:00+05:30', ...end },
  ]);
});

it.each([
  ['approvals are missing', true, NO, /until another person confirms it there/],
  ['the reader’s approval alone is missing', true, YES, /^Putting it live so approves nothing/],
  ['a freeze alone holds it', false, YES, /during a freeze, .* no other person has to confirm it/],
])('says who confirms an emergency where %s', async (_, isUnapproved, schedule, text) => {
  const page = { ...aCandidatePage({ may: { emergency: YES, schedule } }), isUnapproved };
  await press('Put the privacy policy live as an emergency …', page);

  expect(screen.getByText(text)).toBeVisible();
});

it.each([
  ['before a release is given a date', 'Put the privacy policy live on a date …', null],
  ['and not its own, before that is changed', 'Change its date …', schedule],
])('says which other dates its part has, and when what is live ends, %s', async (_, label, own) => {
  anObedientDesk();
  const client = new QueryClient();
  const until = '2026-11-30T03:30:00.000Z';
  const liveUntil = { at: until, parts: {}, deployment: '000007-3fa9c2d41b7e' };
  const schedules = [
    ...(own ? [own] : []),
    { ...schedule, number: 8, at: until, rollsBackTo: liveUntil.deployment, liveUntil },
    { ...schedule, number: 9, parts: { landing: '3fa9c2d41b7e0011' } },
    { ...schedule, number: 10, isOver: true },
  ];
  client.setQueryData([STORE, 'now'], { session: {}, schedules });
  const offer = /^An offer of the privacy policy is live until 30 Nov 2026, 9:00 am/;
  const page = aCandidatePage({ candidate: { schedule: own } });
  const user = await press('Put the privacy policy live …', page, client);
  expect(screen.queryByText(offer)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: label }));

  expect(await screen.findByText(offer)).toBeVisible();
  expect(screen.queryByText(/goes live on 28 Nov 2026/)).not.toBeInTheDocument();
});

it('says before a release is given a date when its part is frozen', async () => {
  anObedientDesk();
  const client = new QueryClient();
  const freeze = { number: 1, author: 'Ravi <ravi@brand.in>', message: 'Diwali week', mayLift: false };
  const times = { from: '2099-11-01T03:30:00.000Z', until: '2099-11-08T03:30:00.000Z' };
  const freezes = [['legal'], ['landing'], []].map((parts) => ({ ...freeze, ...times, parts }));
  client.setQueryData([STORE, 'now'], { session: {}, schedules: [], freezes });
  await press('Put the privacy policy live on a date …', aCandidatePage(), client);

  const said = screen.getAllByText(/^No release of .* goes live from 1 Nov 2099, 9:00 am until 8 Nov 2099/);
  expect(said.map(({ textContent }) => textContent.match(/of (.*?) goes/)?.[1])).toEqual([
    'the privacy policy',
    'the site',
  ]);
});

it.each([
  ['on the day of its version', '2099-02-01T09:00', 0],
  ['after the day of its version, which is said', '2099-02-02T09:00', 1],
])('takes a date %s', async (_, at, count) => {
  const [version] = [
    { id: 'v2', isShown: true, effectiveDate: '2099-02-01' } as CandidatePage['versions'][number],
  ];
  await press('Put the privacy policy live on a date …', { ...aCandidatePage(), versions: [version] });
  const field = await screen.findByLabelText(/^Day and time in India/);
  expect(field).toHaveValue('2099-02-01T00:00');
  fireEvent.change(field, { target: { value: at } });

  expect(screen.queryAllByText(/^That is after 1 Feb 2099, from which Version 2 is in force/)).toHaveLength(
    count,
  );
});

it('changes the date of what is scheduled, from the one that it has', async () => {
  await press('Change its date …', aCandidatePage({ candidate: { schedule } }));

  expect(await screen.findByLabelText(/^Day and time in India/)).toHaveValue('2026-11-28T09:00');
  expect(screen.getByRole('dialog', { name: 'Change the date of the privacy policy' })).toBeVisible();
});

it('changes the date that it has when the dialog is opened, which a colleague may have changed', async () => {
  const pageWith = (at: string) => (
    <CandidateActs page={aCandidatePage({ candidate: { schedule: { ...schedule, at } } })} />
  );
  const client = new QueryClient();
  const [first, then] = [pageWith('2026-11-28T03:30:00.000Z'), pageWith('2026-11-30T03:30:00.000Z')];
  const { rerender } = show(first, '/', client);
  rerender(shown(then, '/', client));

  const dialog = await openDialog('Change its date …');
  expect(dialog.getByLabelText(/^Day and time in India/)).toHaveValue('2026-11-30T09:00');
});

it('says why not once, and not what a box with its remedy says already', () => {
  const no = { isAllowed: false, why: 'You are not in the team of legal.' };
  const missing = aProblem('It was not checked.', 'check-missing');
  const unchecked = { isAllowed: false, why: missing.message };
  show(
    <CandidateActs
      page={aCandidatePage({ missing, may: { approve: no, reject: no, promote: unchecked } })}
    />,
  );

  expect(screen.getAllByText('You are not in the team of the privacy policy.')).toHaveLength(1);
  expect(screen.getAllByText(missing.message)).toHaveLength(1);
});

it('says to its promoter who may not approve it nothing of an approval', async () => {
  const no = { isAllowed: false, why: 'Lata may not approve legal.' };
  await press('Put the privacy policy live …', aCandidatePage({ may: { approve: no } }));

  expect(screen.queryByText(/counts as your approval/)).not.toBeInTheDocument();
});

it('says to its promoter, and to nobody else, that it is scheduled', async () => {
  const planned = 'It is scheduled for 28 Nov 2026, 9:00 am: now it goes live before that.';

  const user = await press('Approve the privacy policy …', aCandidatePage({ candidate: { schedule } }));
  expect(screen.queryByText(new RegExp(planned))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live …' }));

  expect(await screen.findByText(new RegExp(planned))).toBeVisible();
  expect(screen.queryByText(/then goes live/)).not.toBeInTheDocument();
});

const NOTHING = 'Nothing goes live by it.';
const unsigned = {
  ...{ state: 'held' as const, isToCome: false },
  problems: [aProblem('Schedule 7 has no signature that counts.', 'schedule-unsigned')],
};

it.each<[string, Schedule | null, string]>([
  ['nothing, where it is not scheduled', null, NOTHING],
  [
    'it on the date that it is scheduled for',
    schedule,
    'The privacy policy then goes live on 28 Nov 2026, 9:00 am, by its schedule, unless something else holds it.',
  ],
  [
    'it at once, where it was refused at that time and is tried again',
    { ...schedule, isDue: true, state: 'refused' },
    'The privacy policy then goes live at once, by its schedule, whose time has passed (28 Nov 2026, 9:00 am), unless something else holds it.',
  ],
  [
    'nothing, where its schedule does nothing any more',
    { ...schedule, state: 'held', isOver: true, isToCome: false },
    NOTHING,
  ],
  [
    'nothing, where no signature of its schedule counts, and how it is given its date again',
    { ...schedule, ...unsigned },
    `${NOTHING}The privacy policy is scheduled for 28 Nov 2026, 9:00 am. Scheduled by Lata Rao. As it is, it does not go live then.It has no signature that counts. A person of its team gives it its date again, by “Change its date” on its page;`,
  ],
])('says to its approver what goes live by that: %s', async (_, open, said) => {
  await press('Approve the privacy policy …', aCandidatePage({ candidate: { schedule: open } }));

  const dialog = screen.getByRole('dialog');
  expect(dialog).toHaveTextContent(said);
  expect(dialog.textContent.includes(NOTHING)).toBe(said.startsWith(NOTHING));
});

it('says to its approver that it does not go live on its date while a colleague’s rejection stays, and that it does to the person who takes that back', async () => {
  const problems = [aProblem('Ravi rejected it.', 'candidate-rejected')];
  const candidate = { state: 'rejected', schedule: { ...schedule, state: 'held', problems } } as const;
  const said = async (reject: typeof YES | typeof NO) => {
    await press('Approve the privacy policy …', aCandidatePage({ candidate, may: { reject } }));
    const { textContent } = screen.getByRole('dialog');
    cleanup();
    return textContent;
  };

  expect(await said(YES)).toMatch(/it does not go live then\.Ravi rejected it\./);
  expect(await said(NO)).toContain('then goes live on 28 Nov 2026, 9:00 am');
});

it.each(['live …', 'live as an emergency …'])(
  'says before what is scheduled until a time is put %s that its end stays',
  async (how) => {
    const offer = { ...schedule, until: '2099-11-29T03:30:00.000Z' };
    const page = aCandidatePage({ candidate: { schedule: offer }, may: { emergency: YES } });
    await press(`Put the privacy policy ${how}`, page);

    expect(
      screen.getByText('It is scheduled for 28 Nov 2026, 9:00 am: now it goes live before that.'),
    ).toBeVisible();
    expect(screen.getByText(/^Its end stays: .* on 29 Nov 2099, 9:00 am, unless/)).toBeVisible();
  },
);

it.each([
  [
    'no signature of it counts',
    { until: '2099-11-29T03:30:00.000Z', isEndSigned: false },
    /^The end of the offer of the privacy policy, 29 Nov 2099, 9:00 am, does not come: .* given again on Now\./,
  ],
  [
    'its time has passed, as has that of its beginning',
    { until: '2026-11-20T03:30:00.000Z', isDue: true },
    /^The end of the offer of the privacy policy, 20 Nov 2026, 9:00 am, has passed: it stays until/,
  ],
])(
  'says before what is scheduled until a time is put live that its end does not come where %s',
  async (_, changes, said) => {
    await press(
      'Put the privacy policy live …',
      aCandidatePage({ candidate: { schedule: { ...schedule, ...changes } } }),
    );

    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(/^Its end stays/)).not.toBeInTheDocument();
    expect(screen.queryAllByText(/now it goes live before that/)).toHaveLength('isDue' in changes ? 0 : 1);
  },
);

it.each(['cancel', 'schedule', 'emergency'] as const)('says nothing of what is not asked for: %s', (act) => {
  const why = 'It cannot be done now.';
  show(<CandidateActs page={aCandidatePage({ may: { [act]: { isAllowed: false, why } } })} />);

  expect(screen.queryByText(why)).not.toBeInTheDocument();
});

it('tells its promoter of changes that a colleague asked for, of what goes live with it, too, and forbids nothing', async () => {
  const asked = (words: string) => [
    {
      ...{ kind: 'changes-asked' as const, author: 'Ravi <ravi@brand.in>', message: words },
      time: '2026-11-22T05:00:00.000Z',
    },
  ];
  const other = { ...aCandidatePage().candidate, ...landing, said: asked('Say where.') };
  const page = aCandidatePage({ candidate: { said: asked('Say when') }, together: [other] });

  const user = await press('Reject the privacy policy …', page);
  expect(screen.queryByText(/asked for changes/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: `Put ${names} live …` }));

  expect(await screen.findByText('The privacy policy: Ravi asked for changes: Say when.')).toBeVisible();
  expect(screen.getByText('The landing page: Ravi asked for changes: Say where.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Put ${names} live now` })).toBeEnabled();
});

it('says to the person who asked for changes that approving takes that back, and to no other', () => {
  const { client } = aDeskThatDoes([]);
  const author = 'Ravi <ravi@brand.in>';
  const asked = { kind: 'changes-asked' as const, author, message: 'Say when', time: schedule.at };
  const said = [asked, { ...asked, kind: 'approved' as const, author: 'Lata Rao <lata@brand.in>' }];
  const see = (you: string) => {
    client.setQueryData(['store', 'now'], { session: { author: you } });
    return show(<CandidateActs page={aCandidatePage({ candidate: { said } })} />, '/', client);
  };

  const { unmount } = see('Lata Rao <lata@brand.in>');
  expect(screen.queryByText(/takes that back/)).not.toBeInTheDocument();
  unmount();
  see(author);

  expect(screen.getByText('You asked for changes. Approving it takes that back.')).toBeVisible();
});

it('says in the dialog that puts live what no browser saw, and what waits no longer then, or goes live by itself no more', async () => {
  const page = { ...aCandidatePage({ ends: [schedule] }), older: ['A pin', 'Diwali'] };
  await press('Put the privacy policy live …', page);

  expect(screen.getByText(/^No browser has opened its pages so far/)).toBeVisible();
  expect(screen.getByText('Once it is live, this waits no longer: A pin, Diwali.')).toBeVisible();
  expect(screen.queryByText(/^Words of the offer/)).not.toBeInTheDocument();
  expect(
    screen.getByText(
      /^This ends a schedule: the release of the privacy policy that was to go live on 28 Nov 2026/,
    ),
  ).toBeVisible();
});

const finding = { path: '/', check: 'console', message: 'A script throws.', views: 4, isUnchanged: false };
const check: CheckRecord = {
  ...{ preview: aCandidatePage().preview.id, author: 'Meera', time: schedule.at, browser: 'Chromium 143' },
  ...{ isPassed: true, findings: [], pictures: [] },
};

it.each<[string, Partial<CandidatePage>, string]>([
  ['where it found nothing', { check }, ''],
  [
    'where something was found',
    { check: { ...check, isPassed: false, findings: [finding] } },
    'A browser opened its pages\\. Faults found: 1\\.',
  ],
  ['where other parts were around it', { check: { ...check, preview: 'f'.repeat(16) } }, '.* other parts .*'],
  ['where the screen says already that none was there', { missing: aProblem('None.', 'check-missing') }, ''],
])('says of the browser, to the person who puts it live, this alone: %s', async (_, changes, said) => {
  await press('Put the privacy policy live …', { ...aCandidatePage(), ...changes });

  expect(screen.getByRole('dialog')).toHaveTextContent(
    new RegExp(`at any time\\.This counts as your approval, too\\.${said}Why`),
  );
});

it('says of an offer that putting it live ends to the person who does that, and to none who rejects or approves', async () => {
  const liveUntil = { at: schedule.at, parts: {}, deployment: '000007-3fa9c2d41b7e' };
  const ends = [schedule, { ...schedule, message: 'Diwali', liveUntil }];
  const page = { ...aCandidatePage({ ends, check }), older: ['A pin'] };
  const user = await press('Reject the privacy policy …', page);
  expect(screen.getByRole('dialog')).toHaveTextContent('says that you rejected it.Why');
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Approve the privacy policy …' }));
  const approval = await screen.findByRole('dialog', { name: 'Approve the privacy policy' });
  expect(approval).toHaveTextContent(`${NOTHING}Why`);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live …' }));

  expect(await screen.findByText(/^Words of the offer/)).toBeVisible();
});

it('says while a browser opens its pages that one does, and not that none has', async () => {
  const { client } = aDeskThatDoes([aRunningAct({ request: { kind: 'check', ...legal } })]);
  const missing = aProblem('None.', 'check-missing');
  show(<CandidateActs page={aCandidatePage({ missing })} />, '/', client);
  expect(screen.getByText(/^A browser is opening its pages now/)).toBeVisible();
  expect(screen.queryByText(missing.message)).not.toBeInTheDocument();

  await press('Put the privacy policy live …', aCandidatePage(), client);

  expect(screen.getByRole('dialog')).toHaveTextContent('A browser is opening its pages now');
  expect(screen.queryByText(/^An approval now is signed without/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^No browser has opened/)).not.toBeInTheDocument();
});

it('says before an approval that it is signed without what a browser finds that still opens the pages', async () => {
  const { client } = aDeskThatDoes([aRunningAct({ request: { kind: 'check', ...legal } })]);

  await press('Approve the privacy policy …', aCandidatePage(), client);

  expect(screen.getByRole('dialog')).toHaveTextContent(
    /A browser is opening its pages now.*An approval now is signed without what the browser finds\./,
  );
});

it('says of no browser that it opens the pages while the passkey that has it do so is waited for', () => {
  const asks = { challenge: 'challenge', credential: 'credential' };
  const { client } = aDeskThatDoes([aRunningAct({ asks, request: { kind: 'check', ...legal } })]);
  show(<CandidateCheck page={aCandidatePage()} />, '/', client);
  show(<CandidateActs page={aCandidatePage()} />, '/', client);

  expect(screen.getByRole('button', { name: 'The check waits for a passkey …' })).toBeDisabled();
  expect(screen.queryByText(/^A browser is opening its pages now/)).not.toBeInTheDocument();
});

it('says in red, and only then, that a time has passed or an end is before its beginning, and schedules nothing', async () => {
  const { told } = anObedientDesk();

  const user = await press('Put the privacy policy live on a date …');
  const at = await screen.findByLabelText(/^Day and time in India/);
  fireEvent.change(at, { target: { value: '2026-11-01T09:00' } });
  fireEvent.blur(at);
  expect(await screen.findByText('That time has passed: choose one to come.')).toBeVisible();
  fireEvent.change(at, { target: { value: '2099-11-28T09:00' } });
  expect(at).toBeValid();
  fireEvent.change(screen.getByLabelText(/^Its end in India/), { target: { value: '2099-11-28T09:00' } });
  await user.click(screen.getByRole('button', { name: 'Schedule the privacy policy' }));

  expect(await screen.findByText(/^The end is not after the beginning/)).toBeVisible();
  expect(screen.getByLabelText(/^Its end in India/)).toHaveFocus();
  expect(told).toEqual([]);
  fireEvent.change(at, { target: { value: '2099-11-27T09:00' } });
  expect(screen.queryByText(/^The end is not after the beginning/)).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live on a date …' }));
  expect(await screen.findByLabelText(/^Day and time in India/)).toHaveValue('');
});
