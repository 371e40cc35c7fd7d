import { act, screen, waitFor, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import userEvent from '@testing-library/user-event';
import type { Act, ActRequest } from '../../../api/acts';
import type { Invitation, PeoplePage, PersonKey } from '../../../answers';
import { aProblem, aRefusedAct, aRunningAct, anAct } from '../../testing/an-act';
import { STORE } from '../../client/queries';
import { aDeskThatDoes, anObedientDesk, openDialog, show } from '../../testing/show';
import { Invitations } from './Invitations';
import { PeopleScreen } from './PeopleScreen';
import { Persons } from './Persons';
import { Proposals } from './Proposals';

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

const KEY = { id: 'a'.repeat(64), shortId: 'aaaaaaaaaaaa' };
const until = '2026-11-25T05:00:00.000Z';

const invitation: Invitation = {
  ...{ number: 1, name: 'Sunil Rao', email: 'sunil@brand.in', teams: ['landing'], isEditor: false },
  ...{ author: 'Asha <asha@brand.in>', until, state: 'accepted', isProposed: false, key: KEY },
};

const RULES = [
  {
    ...{ part: 'landing', persons: 1, besidesAuthor: 0, isOfOne: true },
    ...{ publish: ['Asha'], approve: ['Asha'], rollBack: ['Asha'] },
  },
];

const INVITE: ActRequest = {
  kind: 'invite',
  name: 'Sunil Rao',
  email: 'sunil@brand.in',
  teams: ['landing'],
  isEditor: false,
  hours: 72,
};

const people = (changes: Partial<NonNullable<PeoplePage['people']>> = {}) => ({
  ...{ parts: RULES, persons: [], lacks: [], editors: { needed: 1, names: ['Asha'] } },
  ...changes,
});
const page = (changes: Partial<PeoplePage>): PeoplePage => ({
  ...{ people: people(), proposals: [], dropped: [], invitations: [], whyNoChange: null, isOwnDesk: false },
  signing: { missing: 0, others: [], revokesAlone: true },
  ...changes,
});

it.each([
  [1, ['Lata'], 'Lata alone may change this.'],
  [1, ['Lata', 'Ravi'], 'Each of these may change this: Lata, Ravi.'],
  [
    2,
    ['Lata', 'Ravi'],
    '2 of the editors sign a change together: Lata, Ravi. Each who has a key can revoke a passkey alone.',
  ],
])('says that it takes %i of %j to change it', async (needed, names, words) => {
  await showPeople({ editors: { needed, names } });

  expect(screen.getByText(words)).toBeVisible();
});

/** The screen of a member. */
async function showPeople(changes: Parameters<typeof people>[0]) {
  const client = new QueryClient();
  client.setQueryData(['store', 'people'], page({ people: people({ parts: [], ...changes }) }));
  show(<PeopleScreen />, '/', client);
  await screen.findByRole('heading', { name: 'People' });
}

it('says of a part what it takes, and who may do what', async () => {
  const rule = { isOfOne: false, publish: ['Lata', 'Ravi'], approve: ['Ravi'], rollBack: [] };
  await showPeople({ parts: [{ part: 'legal', persons: 2, besidesAuthor: 1, ...rule }] });

  expect(screen.getByText('To go live, a release takes 2 persons, 1 of them not its author.')).toBeVisible();
  for (const words of ['Publish: Lata, Ravi', 'Approve: Ravi', 'Roll back: nobody'])
    expect(screen.getByText(words)).toBeVisible();
});

it('has a button for each key that counts, for editors', () => {
  const { unmount } = show(<Persons page={page({ people: people({ persons: [meera([key, lost])] }) })} />);

  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Revoke this key: lock it out …',
    'Take off teams …',
    'Add a machine …',
  ]);
  unmount();
  show(<Persons page={page({ people: people({ persons: [meera([key])] }), whyNoChange: 'You may not.' })} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const key: PersonKey = {
  ...{ ...KEY, kind: 'passkey', desk: 'https://desk.brand.in', since: until, state: 'counts', revoked: null },
  ...{ isThisSignIn: false, shortagesThen: [] },
};
const lost: PersonKey = {
  ...{ ...key, id: 'b'.repeat(64), shortId: 'bbbbbbbbbbbb', state: 'revoked' },
  revoked: { by: ['Asha <asha@brand.in>'], time: until, message: 'Laptop stolen' },
};

const meera = (keys: PersonKey[]) => ({
  ...{ id: 'meera@brand.in', name: 'Meera', isMachine: false, isEditor: false, isYou: false },
  ...{ teams: ['landing'], leavesToOne: [] as string[], keys },
});

it('says of a person who has no key left who revoked it, when and why, and how they come back', () => {
  show(<Persons page={page({ people: people({ persons: [meera([lost])] }) })} />);

  expect(
    screen.getByText(
      'Passkey bbbbbbbbbbbb, of https://desk.brand.in, let in on 25 Nov 2026, 10:30 am, revoked by Asha on 25 Nov 2026, 10:30 am: Laptop stolen',
    ),
  ).toBeVisible();
  expect(screen.getByText(/^Meera has no passkey or key that counts.* Invite Meera again/)).toBeVisible();
});

it('does not have a person invited who is on no team and has no key that counts', () => {
  const left = { ...meera([lost]), teams: [] };
  show(<Persons page={page({ people: people({ persons: [left] }) })} />);

  expect(screen.getByText(/^Meera is on no team, has no passkey/)).toBeVisible();
  expect(screen.queryByText(/Invite/)).not.toBeInTheDocument();
});

it('says before a person is taken off that a release takes one person from then on', async () => {
  const person = { ...meera([key]), teams: ['landing', 'shell'], leavesToOne: ['shell'] };
  show(<Persons page={page({ people: people({ persons: [person] }) })} />);
  const dialog = await openDialog('Take off teams …');
  const said = () => dialog.queryByText('From then on a release of the site’s frame takes one person.');
  await userEvent.setup().click(dialog.getByRole('checkbox', { name: 'The landing page' }));
  expect(said()).not.toBeInTheDocument();

  await userEvent.setup().click(dialog.getByRole('checkbox', { name: 'The site’s frame' }));

  expect(said()).toBeVisible();
});

it('says before a key is revoked what then has too few persons, and what to do', async () => {
  const shortagesThen = ['has 1 person with a key for shell, which takes 2 to go live'];
  show(<Persons page={page({ people: people({ persons: [meera([{ ...key, shortagesThen }])] }) })} />);

  expect(
    (await openDialog(/^Revoke/)).getByText(
      'Then the list of who may do what has 1 person with a key for the site’s frame, which takes 2 to go live: invite Meera again, or another person, or take Meera off.',
    ),
  ).toBeVisible();
});

it('tells two passkeys of a person apart by when each was let in, also before one is revoked', async () => {
  const phone = { ...key, id: 'c'.repeat(64), shortId: 'cccccccccccc', since: '2026-11-28T05:00:00.000Z' };
  show(<Persons page={page({ people: people({ persons: [meera([key, phone])] }) })} />);
  expect(screen.getByText(/^Passkey a+, .* let in on 25 Nov 2026, 10:30 am$/)).toBeVisible();

  await userEvent.setup().click(screen.getAllByRole('button', { name: /^Revoke/ })[1]!);

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Passkey c+, .* let in on 28 Nov 2026, 10:30 am\. It signs/)).toBeVisible();
});

it('says of the reader’s own passkey that it is the one of this sign-in, also before it is revoked', async () => {
  const phone = { ...key, id: 'c'.repeat(64), shortId: 'cccccccccccc', isThisSignIn: true };
  show(<Persons page={page({ people: people({ persons: [meera([key, phone])] }) })} />);
  const said = screen.getAllByText(/you are signed in with this one/);
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Passkey cccccccccccc, of https://desk.brand.in, let in on 25 Nov 2026, 10:30 am: you are signed in with this one',
  ]);

  await userEvent.setup().click(screen.getAllByRole('button', { name: /^Revoke/ })[1]!);

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Passkey c+, .*: you are signed in with this one\. It signs/)).toBeVisible();
});

it.each([
  [{ missing: 1, others: ['Lata'], revokesAlone: true }, 'Revoke the key now', /^Your signature is enough/],
  [
    { missing: 1, others: ['Lata'], revokesAlone: false },
    'Propose to revoke the key',
    'You sign it, and it is in force once 1 more has signed it, too: Lata can.',
  ],
])('says before the passkey whether a key is revoked at once: %j', async (signing, confirm, words) => {
  show(<Persons page={page({ people: people({ persons: [meera([key])] }), signing })} />);

  const dialog = await openDialog(/^Revoke/);
  expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.getByRole('button', { name: confirm })).toBeVisible();
});

it('adds a machine by the line with its key, with what it may do, and says that it counts as no person', async () => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  const signing = { missing: 1, others: ['Lata'], revokesAlone: true };
  show(<Persons page={page({ signing })} />);
  const dialog = await openDialog('Add a machine …');
  expect(dialog.getByText(/counts as no person, and approves nothing/)).toBeVisible();

  const line = 'CI <ci@brand.in> MCowBQYDK2VwAyEA';
  await user.type(dialog.getByRole('textbox', { name: /^The line/ }), line);
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'CI');
  await user.type(dialog.getByRole('textbox', { name: /^An address/ }), 'ci@brand.in');
  const mayPublish = within(dialog.getByRole('group', { name: 'It may publish' }));
  await user.click(mayPublish.getByRole('checkbox', { name: 'The landing page' }));
  await user.click(dialog.getByRole('button', { name: 'Propose to add it' }));

  expect(told).toEqual([
    {
      ...{ kind: 'add-machine', key: line, name: 'CI', email: 'ci@brand.in' },
      ...{ publish: ['landing'], rollBack: [] },
    },
  ]);
});

it('says of a machine without a key that it is added again, and does not have it invited', () => {
  const machine = { ...meera([lost]), name: 'CI', isMachine: true };
  show(<Persons page={page({ people: people({ persons: [machine] }) })} />);

  expect(screen.getByText(/^CI has no key that counts.* Add it again below/)).toBeVisible();
});

const proposal = {
  ...{ sha256: KEY.id, title: 'Let Sunil in', message: 'Let Sunil in' },
  ...{ time: until, by: ['Asha'], missing: 1, waitsFor: ['Lata'] },
  ...{ why: null, mayRepeat: false, changes: ['Sunil <sunil@brand.in> is let in', 'landing: takes 1'] },
};

it('asks for no signature before every line of a change is read, and what it puts an end to', async () => {
  const other = { ...proposal, sha256: 'b'.repeat(64), title: 'Let Ravi in', why: 'Its editors sign it.' };
  const proposals = [proposal, { ...other, changes: [] }];
  show(<Proposals page={page({ proposals, whyNoChange: 'You may not.' })} />);
  expect(screen.getAllByText(/^If anything goes live before that, it has to be proposed/)).toHaveLength(2);

  const dialog = await openDialog('Agree …', 'Agree to “Let Sunil in”');
  const lines = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual(proposal.changes);
  expect(dialog.getByText(/Where it brings a new key, compare the digits/)).toBeVisible();
  expect(dialog.getByText(/^Your signature is enough/)).toBeVisible();
  expect(dialog.getByText(/has to be proposed again, by one button.*: “Let Ravi in”\.$/)).toBeVisible();
});

it('names a change by what it does, and says why next to it, in the list and where it is signed', async () => {
  const title = 'Take Sunil off the team of the landing page';
  show(<Proposals page={page({ proposals: [{ ...proposal, title, message: 'He left' }] })} />);

  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Why: He left')).toBeVisible();
  const dialog = await openDialog('Agree …', `Agree to “${title}”`);
  expect(dialog.getByText('Why: He left')).toBeVisible();
});

it('offers to propose again in one press what another change overtook', async () => {
  const overtaken = { ...proposal, waitsFor: [], why: 'Another came into force first.', mayRepeat: true };
  show(<Proposals page={page({ proposals: [overtaken] })} />);

  const dialog = await openDialog('Propose it again …', 'Propose “Let Sunil in” again');
  expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent('is let in');
});

it('opens a dialog empty after a refusal that was read and closed: nothing of it is signed the next time', async () => {
  const user = userEvent.setup();
  const refused = aRefusedAct([aProblem('One person would be left.')]);
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(refused) } as Response);
  const { client } = aDeskThatDoes([]);
  show(<Persons page={page({ people: people({ persons: [meera([key])] }) })} />, '/', client);
  const open = () => openDialog('Take off teams …');
  const wrong = { name: 'The landing page' };

  const dialog = await open();
  await user.click(dialog.getByRole('checkbox', wrong));
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'She left');
  await user.click(dialog.getByRole('button', { name: 'Take Meera off' }));
  expect(await dialog.findByText('One person would be left.')).toBeVisible();
  expect(dialog.getByRole('checkbox', wrong)).toBeChecked();
  expect(dialog.getByRole('textbox', { name: /^Why/ })).toHaveValue('She left');
  await user.click(dialog.getByRole('button', { name: 'Not now' }));

  const again = await open();
  expect(again.getByRole('checkbox', wrong)).not.toBeChecked();
  expect(again.getByRole('textbox', { name: /^Why/ })).toHaveValue('');
  expect(again.queryByText('One person would be left.')).not.toBeInTheDocument();
});

it('opens a dialog with the same words where what it began may still be refused', async () => {
  const user = userEvent.setup();
  const running = aRunningAct();
  globalThis.fetch = () => Promise.resolve({ ok: true, json: () => Promise.resolve(running) } as Response);
  const { client } = aDeskThatDoes([]);
  show(<Persons page={page({ people: people({ persons: [meera([key])] }) })} />, '/', client);
  const dialog = await openDialog('Take off teams …');
  await user.type(dialog.getByRole('textbox', { name: /^Why/ }), 'She left');
  await user.click(dialog.getByRole('button', { name: 'Take Meera off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const again = await openDialog('Take off teams …');
  expect(again.getByRole('textbox', { name: /^Why/ })).toHaveValue('She left');
});

it('asks whom to invite in an empty form once an invitation is begun, and again for one that was refused then', async () => {
  const user = userEvent.setup();
  const { client, say } = aDeskThatDoes([]);
  const does = (invited: Partial<Act>) =>
    act(async () => {
      say([anAct({ request: INVITE, ...invited })]);
      await new Promise((shown) => setTimeout(shown));
    });
  client.setQueryData(['store', 'now'], { session: { author: 'Asha' } });
  const waiting = { ...invitation, state: 'open' as const, key: null };
  show(<Invitations page={page({ invitations: [waiting] })} />, '/', client);
  const open = () => user.click(screen.getByRole('button', { name: 'Invite a person …' }));
  const name = () => screen.findByRole('textbox', { name: /^Name/ });
  await open();
  await user.type(await name(), 'Sunil');
  await user.click(screen.getByRole('checkbox', { name: /^Is an editor/ }));
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  const result = { status: 'invited', number: 1, link: 'https://desk.brand.in/invitation#1.secret' };
  await does({ state: 'running', result: null });
  await open();
  expect(await name()).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /^Is an editor/ })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  await does({ state: 'refused', result: null });
  await open();
  expect(await name()).toHaveValue('Sunil Rao');
  await user.click(screen.getByRole('button', { name: 'Not now' }));

  await does({ id: '2', result });
  expect(screen.getByLabelText('Link for Sunil Rao')).toBeVisible();
});

it('lets a person in only with the digits that she is asked for, and says what that gives and changes', async () => {
  const rules = ['landing', 'legal', 'shell'].map((part) => ({ ...RULES[0]!, part }));
  const editor = { ...invitation, teams: ['landing', 'legal'], isEditor: true };
  show(<Invitations page={page({ people: people({ parts: rules }), invitations: [editor] })} />);

  const dialog = await openDialog('Let Sunil Rao in …', 'Let Sunil Rao in');
  expect(dialog.getByText(/by phone .* Only if they are aaaaaaaaaaaa, go on/)).toBeVisible();
  for (const words of [
    'Sunil Rao joins the team of the landing page and the privacy policy.',
    'A release of the landing page goes on to take one person.',
    /^From then on a release of the privacy policy takes two persons, one of them not its author: one alone/,
    /^Sunil Rao may then change who may do what: from then on, each change takes you both/,
    /^Your signature is enough/,
  ])
    expect(dialog.getByText(words)).toBeVisible();
  expect(dialog.queryByText(/frame/)).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: /^The digits are the same/ })).toBeEnabled();
});

it('says of a person who is in already that it is a further passkey, and not that the person joins the team', async () => {
  const sunil = { id: 'sunil@brand.in', name: 'Sunil Rao', teams: ['landing'], leavesToOne: [], keys: [] };
  const persons = [{ ...sunil, isMachine: false, isEditor: false, isYou: false }];
  const again = { ...invitation, teams: ['landing'] };
  show(<Invitations page={page({ people: people({ persons }), invitations: [again] })} />);
  expect(screen.getByText(/^A new passkey\./)).toBeVisible();

  const dialog = await openDialog('Let Sunil Rao in …', 'Let Sunil Rao in');
  expect(dialog.getByText('It is a new passkey of Sunil Rao, with the same rights.')).toBeVisible();
  expect(dialog.queryByText(/joins/)).not.toBeInTheDocument();
});

it('has one compare the digits of one’s own new passkey with the device on which it was made', async () => {
  const { client } = aDeskThatDoes([]);
  client.setQueryData([STORE, 'now'], { session: { author: 'Sunil Rao <sunil@brand.in>' } });
  show(<Invitations page={page({ invitations: [invitation] })} />, '/people', client);

  const dialog = await openDialog('Let Sunil Rao in …', 'Let Sunil Rao in');
  expect(dialog.getByText(/^It is your own: compare its digits, aaaaaaaaaaaa,/)).toBeVisible();
  expect(dialog.queryByText(/by phone/)).not.toBeInTheDocument();
});

it('adds no person a second time while that waits for signatures, and goes on showing the digits', () => {
  show(<Invitations page={page({ invitations: [{ ...invitation, isProposed: true }] })} />);

  expect(screen.getByText(/aaaaaaaaaaaa.* That it counts is proposed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Let/ })).not.toBeInTheDocument();
});

it('has the reason in place of buttons for those who may not change it', () => {
  const why = 'Meera may not change who ships what. Who may: Asha.';
  const forbidden = { whyNoChange: why, invitations: [invitation] };
  show(<Invitations page={page(forbidden)} />);

  expect(screen.getByText(why)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('keeps invitations that are over apart from those that wait', () => {
  const invitations = (['accepted', 'in', 'ended', 'revoked'] as const).map((state, index) => ({
    ...invitation,
    ...{ number: index + 1, name: state, state, isProposed: true },
  }));
  show(<Invitations page={page({ invitations })} />);

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
  show(<Proposals page={page({ dropped: [dropped] })} />);

  expect(
    screen.getByText('“Sunil joins” was dropped by Asha on 25 Nov 2026, 10:30 am: Not yet.'),
  ).toBeVisible();
});

it('says whose passkey an invitation to an address makes that is a person’s who is in', async () => {
  const user = userEvent.setup();
  show(<Invitations page={page({ people: people({ persons: [meera([key])] }) })} />);
  const dialog = await openDialog('Invite a person …');

  await user.type(dialog.getByRole('textbox', { name: /^E-mail/ }), 'Meera@brand.in');

  expect(dialog.getByRole('status')).toHaveTextContent(
    /^meera@brand\.in is Meera: .* keeps all rights\. Tick only what is to be added\./,
  );
});

it.each([
  [
    'new, and joins no team',
    'sunil@brand.in',
    /^No team\./,
    /joins no team: may look, save words and translate/,
  ],
  ['in already', 'meera@brand.in', /^A new passkey\./, /^It is a new passkey of/],
])('says what an invitation without a team gives a person who is %s', async (_, email, listed, gained) => {
  const invitations = [{ ...invitation, email, teams: [] }];
  show(<Invitations page={page({ people: people({ persons: [meera([key])] }), invitations })} />);
  expect(screen.getByText(listed)).toBeVisible();

  expect((await openDialog('Let Sunil Rao in …')).getByText(gained)).toBeVisible();
});
