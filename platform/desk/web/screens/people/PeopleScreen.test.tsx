import { screen, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { ActRequest } from '../../../api/acts';
import type { Invitation, PeoplePage } from '../../../api/people';
import { anAct } from '../../testing/an-act';
import { aDeskThatDoes, show } from '../../testing/show';
import { Invitations } from './Invitations';
import { PartRules } from './PartRules';
import { PeopleScreen } from './PeopleScreen';
import { Persons } from './Persons';
import { Proposals } from './Proposals';

const KEY = { id: 'a'.repeat(64), shortId: 'aaaaaaaaaaaa' };
const until = '2026-11-25T05:00:00.000Z';

const invitation: Invitation = {
  ...{ number: 1, name: 'Sunil Rao', email: 'sunil@brand.in', teams: ['landing'], isEditor: false },
  ...{
    author: 'Asha <asha@brand.in>',
    until,
    state: 'accepted',
    isProposed: false,
    key: { ...KEY, time: until },
  },
};

const INVITE: ActRequest = {
  kind: 'invite',
  name: 'Sunil Rao',
  email: 'sunil@brand.in',
  teams: ['landing'],
  isEditor: false,
  hours: 72,
};

const page = (changes: Partial<PeoplePage>): PeoplePage => ({
  ...{ people: null, proposals: [], dropped: [], invitations: [], whyNoChange: null, isOwnDesk: false },
  ...changes,
});

it.each([
  [1, ['Lata'], 'Lata alone may change this.'],
  [1, ['Lata', 'Ravi'], 'Each of these may change this: Lata, Ravi.'],
  [
    2,
    ['Lata', 'Ravi'],
    '2 of the editors sign a change together: Lata, Ravi. Each of them can revoke a passkey alone.',
  ],
])('says that it takes %i of %j to change it', async (needed, names, words) => {
  const people = { parts: [], persons: [], lacks: [], editors: { needed, names } };
  const client = new QueryClient();
  client.setQueryData(['store', 'people'], page({ people }));
  show(<PeopleScreen />, '/', client);

  expect(await screen.findByText(words)).toBeVisible();
});

it('says of a part what it takes, and who may what', () => {
  const rule = { publish: ['Lata', 'Ravi'], approve: ['Ravi'], rollBack: [] };
  show(<PartRules parts={[{ part: 'legal', persons: 2, besidesAuthor: 1, ...rule }]} />);

  expect(screen.getByText('To go live, a release takes 2 persons, 1 of them not its author.')).toBeVisible();
  for (const words of ['Publish: Lata, Ravi', 'Approve: Ravi', 'Roll back: nobody'])
    expect(screen.getByText(words)).toBeVisible();
});

it('has a button for each key that counts, for editors', () => {
  const key = { ...KEY, kind: 'passkey' as const, desk: 'https://desk.brand.in', state: 'counts' as const };
  const keys = [key, { ...key, id: 'b'.repeat(64), shortId: 'bbbbbbbbbbbb', state: 'revoked' as const }];
  const person = {
    id: 'meera@brand.in',
    name: 'Meera',
    isMachine: false,
    isEditor: false,
    isYou: false,
    teams: ['landing'],
    keys,
  };
  const { rerender } = show(<Persons persons={[person]} mayChange notes={[]} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Revoke this key …',
    'Take off teams …',
  ]);
  expect(screen.getByText('Passkey bbbbbbbbbbbb, of https://desk.brand.in, revoked')).toBeVisible();
  rerender(<></>);
  show(<Persons persons={[person]} mayChange={false} notes={[]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('asks for no signature before every line of a change is read, and what it puts an end to', async () => {
  const user = userEvent.setup();
  const changes = ['Sunil <sunil@brand.in> is let in', 'landing: takes 1'];
  const proposal = {
    sha256: KEY.id,
    message: 'Invitation 1',
    time: until,
    by: ['Asha'],
    missing: 1,
    waitsFor: ['Lata'],
    why: null,
  };
  const other = { ...proposal, sha256: 'b'.repeat(64), message: 'Invitation 2', why: 'Its editors sign it.' };
  show(
    <Proposals
      proposals={[
        { ...proposal, changes },
        { ...other, changes: [] },
      ]}
      dropped={[]}
      mayDrop={false}
    />,
  );

  await user.click(screen.getByRole('button', { name: 'Agree …' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to “Invitation 1”' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(changes);
  expect(dialog.getByText(/Compare the digits of a new key with its owner/)).toBeVisible();
  expect(
    dialog.getByText(/what else is proposed is void, and has to be proposed again: “Invitation 2”\.$/),
  ).toBeVisible();
});

it('asks whom to invite in an empty form once the one before is invited', async () => {
  const user = userEvent.setup();
  const { client, say } = aDeskThatDoes([]);
  const waiting = { ...invitation, state: 'open' as const, key: null };
  show(<Invitations notes={[]} page={page({ invitations: [waiting] })} parts={['landing']} />, '/', client);
  const open = () => user.click(screen.getByRole('button', { name: 'Invite a person …' }));
  const name = () => screen.findByRole('textbox', { name: /^Name/ });
  await open();
  await user.type(await name(), 'Sunil');
  await user.click(screen.getByRole('checkbox', { name: 'May change who may what' }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  const result = { status: 'invited', number: 1, link: 'https://desk.brand.in/invitation#1.secret' };
  say([anAct({ request: INVITE, result })]);

  await screen.findByLabelText('Link for Sunil Rao');
  await open();
  expect(await name()).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: 'May change who may what' })).not.toBeChecked();
});

it('adds a person only with the digits that she is asked for', async () => {
  const user = userEvent.setup();
  show(<Invitations notes={[]} page={page({ invitations: [invitation] })} parts={['landing']} />);

  await user.click(screen.getByRole('button', { name: 'Let Sunil Rao in …' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Let Sunil Rao in' }));
  expect(dialog.getByText(/by phone .* Only if they are aaaaaaaaaaaa, go on/)).toBeVisible();
  expect(dialog.getByRole('button', { name: /^The digits are the same/ })).toBeEnabled();
});

it('adds no person a second time while that waits for signatures, and goes on showing the digits', () => {
  show(
    <Invitations notes={[]} page={page({ invitations: [{ ...invitation, isProposed: true }] })} parts={[]} />,
  );

  expect(screen.getByText(/aaaaaaaaaaaa.* That it counts is proposed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Let/ })).not.toBeInTheDocument();
});

it('has the reason in place of buttons for those who may not change it', () => {
  const why = 'Meera may not change who ships what. Who may: Asha.';
  const forbidden = { whyNoChange: why, invitations: [invitation] };
  show(<Invitations notes={[]} page={page(forbidden)} parts={['landing']} />);

  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps invitations that are over apart from those that wait', () => {
  const invitations = (['accepted', 'in', 'ended', 'revoked'] as const).map((state, index) => ({
    ...invitation,
    ...{ number: index + 1, name: state, state, isProposed: true },
  }));
  show(<Invitations notes={[]} page={page({ invitations })} parts={[]} />);

  expect(screen.getByText('accepted <sunil@brand.in>')).toBeVisible();
  for (const name of ['in', 'ended', 'revoked'])
    expect(screen.getByText(`${name} <sunil@brand.in>`)).not.toBeVisible();
  expect(screen.getByText('Invitations that are over (3)')).toBeVisible();
});

it('says who dropped what when, and ends with the reason as it was written', () => {
  const dropped = {
    proposal: 'Sunil joins',
    author: 'Asha <asha@brand.in>',
    message: 'Not yet.',
    time: until,
  };
  show(<Proposals proposals={[]} dropped={[dropped]} mayDrop={false} />);

  expect(
    screen.getByText('“Sunil joins” was dropped by Asha on 25 Nov 2026, 10:30 am: Not yet.'),
  ).toBeVisible();
});
