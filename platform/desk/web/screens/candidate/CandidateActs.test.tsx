import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActRequest } from '../../../api/acts';
import { aCandidatePage, schedule } from '../../testing/a-candidate-page';
import { anAct } from '../../testing/an-act';
import { aDeskThatDoes, anObedientDesk, show } from '../../testing/show';
import { CandidateActs } from './CandidateActs';

it.each([
  ['the privacy policy', []],
  ['the privacy policy and the landing page', [{ ...aCandidatePage().candidate, part: 'landing' }]],
])('has a button for what the rule allows: forward for all of %s, back for the one', (all, together) => {
  show(<CandidateActs page={aCandidatePage({ together })} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `Put ${all} live …`,
    `Put ${all} live on a date …`,
    `Approve ${all} …`,
    'Ask for changes …',
    'Reject the privacy policy …',
    'Withdraw the privacy policy …',
  ]);
  expect(
    screen.getByText(/^Three ways to say no: ask for changes .*, reject it .*, withdraw it/),
  ).toBeVisible();
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

const YES = { isAllowed: true, why: null };
const legal = { part: 'legal', release: '3fa9c2d41b7e0011' };
const landing = { part: 'landing', release: '00000000000000aa' };
const { seen } = aCandidatePage();
const both = { ...legal, together: [landing], seen };
const names = 'the privacy policy and the landing page';
const message = 'Checked twice';

it.each<[label: string, confirm: string, ActRequest, isReasonNeeded: boolean]>([
  [`Put ${names} live …`, `Put ${names} live now`, { kind: 'promote', ...both, message }, false],
  [`Approve ${names} …`, `Approve ${names} now`, { kind: 'approve', ...both, message }, false],
  [
    `Put ${names} live as an emergency …`,
    `Put ${names} live alone now`,
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
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  const together = [{ ...aCandidatePage().candidate, ...landing }];
  const page = aCandidatePage({ candidate: { schedule }, together, may: { emergency: YES, cancel: YES } });
  show(<CandidateActs page={page} />);

  await user.click(screen.getByRole('button', { name: label }));
  const reason = await screen.findByRole('textbox', { name: /^Why/ });
  expect((reason as HTMLInputElement).required).toBe(isReasonNeeded);
  fireEvent.change(reason, { target: { value: message } });
  await user.click(screen.getByRole('button', { name: confirm }));

  expect(told).toEqual([request]);
});

it.each([
  ['without an end', '', {}],
  ['until its end', '2099-11-30T23:59', { until: '2099-11-30T23:59+05:30' }],
])('schedules by the clock of India, %s', async (_, until, end) => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  show(<CandidateActs page={aCandidatePage()} />);

  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live on a date …' }));
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

it('changes the date of what is scheduled, from the one that it has', async () => {
  const user = userEvent.setup();
  show(<CandidateActs page={aCandidatePage({ candidate: { schedule } })} />);

  await user.click(screen.getByRole('button', { name: 'Change its date …' }));

  expect(await screen.findByLabelText(/^Day and time in India/)).toHaveValue('2026-11-28T09:00');
  expect(screen.getByRole('dialog', { name: 'Change the date of the privacy policy' })).toBeVisible();
});

it('says why not once, and not what a box with its remedy says already', () => {
  const no = { isAllowed: false, why: 'You are not in the team of legal.' };
  const missing = {
    code: 'check-missing',
    severity: 'error' as const,
    message: 'It was not checked.',
    remedy: 'Check it.',
  };
  const unchecked = { isAllowed: false, why: missing.message };
  show(
    <CandidateActs
      page={aCandidatePage({ missing, may: { approve: no, reject: no, promote: unchecked } })}
    />,
  );

  expect(screen.getAllByText('You are not in the team of the privacy policy.')).toHaveLength(1);
  expect(screen.getAllByText(missing.message)).toHaveLength(1);
});

it('says to its promoter, and to nobody else, that it is scheduled', async () => {
  const user = userEvent.setup();
  show(<CandidateActs page={aCandidatePage({ candidate: { schedule } })} />);
  const planned = 'It is scheduled for 28 Nov 2026, 9:00 am; that stays, unless it is cancelled.';

  await user.click(screen.getByRole('button', { name: 'Approve the privacy policy …' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(new RegExp(planned))).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live …' }));

  expect(await screen.findByText(new RegExp(planned))).toBeVisible();
});

it('says nothing of what is not asked for: to cancel what is not scheduled', () => {
  show(<CandidateActs page={aCandidatePage()} />);

  expect(screen.queryByText('It is not scheduled.')).not.toBeInTheDocument();
});

it('tells its promoter of changes that a colleague asked for, of what goes live with it, too, and forbids nothing', async () => {
  const user = userEvent.setup();
  const by = {
    author: 'Ravi <ravi@brand.in>',
    time: '2026-11-22T05:00:00.000Z',
    kind: 'changes-asked' as const,
  };
  const said = [{ ...by, message: 'Say when' }];
  const other = {
    ...aCandidatePage().candidate,
    ...landing,
    said: [{ ...by, message: 'Say where' }],
  };
  show(<CandidateActs page={aCandidatePage({ candidate: { said }, together: [other] })} />);

  await user.click(screen.getByRole('button', { name: 'Reject the privacy policy …' }));
  await screen.findByRole('dialog');
  expect(screen.queryByText(/asked for changes/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  await user.click(screen.getByRole('button', { name: `Put ${names} live …` }));

  expect(await screen.findByText('Ravi asked for changes: Say when.')).toBeVisible();
  expect(screen.getByText('Ravi asked for changes: Say where.')).toBeVisible();
  expect(screen.getByRole('button', { name: `Put ${names} live now` })).toBeEnabled();
});

it('says in the dialog that puts live what no browser saw, and what waits no longer then', async () => {
  const user = userEvent.setup();
  show(<CandidateActs page={{ ...aCandidatePage(), older: ['Friendlier headline'] }} />);

  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live …' }));

  expect(await screen.findByText(/^No browser has opened its pages so far/)).toBeVisible();
  expect(screen.getByText('Once it is live, this waits no longer: Friendlier headline.')).toBeVisible();
});

it('says while a browser opens its pages that one does, and not that none has', async () => {
  const user = userEvent.setup();
  const check = { ...anAct().request, kind: 'check' as const, ...legal };
  const { client } = aDeskThatDoes([anAct({ state: 'running', request: check, result: null })]);
  const missing = {
    code: 'check-missing',
    severity: 'error' as const,
    message: 'None.',
    remedy: 'Check it.',
  };
  show(<CandidateActs page={aCandidatePage({ missing })} />, '/', client);
  expect(screen.getByText(/^A browser is opening its pages now/)).toBeVisible();
  expect(screen.queryByText(missing.message)).not.toBeInTheDocument();

  show(<CandidateActs page={aCandidatePage()} />, '/', client);
  await user.click(screen.getAllByRole('button', { name: 'Put the privacy policy live …' })[1]!);

  expect(await screen.findByRole('dialog')).toHaveTextContent('A browser is opening its pages now');
  expect(screen.queryByText(/^No browser has opened/)).not.toBeInTheDocument();
});

it('says in red, and only then, that a time has passed or an end is before its beginning, and schedules nothing', async () => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  show(<CandidateActs page={aCandidatePage()} />);

  await user.click(screen.getByRole('button', { name: 'Put the privacy policy live on a date …' }));
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
});
