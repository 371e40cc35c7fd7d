import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rollback } from '../../../answers';
import { Refused } from '../../client/ask';
import { ACTS, STORE } from '../../client/queries';
import { schedule } from '../../testing/a-candidate-page';
import { anAct } from '../../testing/an-act';
import { anObedientDesk, openDialog, show } from '../../testing/show';
import { RollbackScreen } from './RollbackScreen';

const to = '000007-3fa9c2d41b7e';
const release = { author: 'Meera', message: 'Diwali', time: '2026-11-22T05:00:00.000Z' };
const back = {
  rolledBackTo: { number: 7, name: to },
  release,
  to: 'landing@x',
  versions: [],
  rejected: [] as string[],
  ends: [] as Rollback['ends'],
  why: null,
};

it.each([
  ['undoes a roll back', to, 'Restore the landing page as before the roll back', 'Restore', { isUndo: true }],
  ['goes back to any other deployment', null, 'Roll back the landing page', 'Roll back', {}],
])('names by what it does what %s', async (_, undo, title, verb, said) => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'now'], { session: {}, undo: undo && { name: undo, why: '' } });
  const search = `${new URLSearchParams({ part: 'landing', to })}`;
  client.setQueryData([STORE, 'rollback', search], back as unknown as Rollback);
  show(<RollbackScreen />, `/rollback?part=landing&to=${to}`, client);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `${verb} the landing page …` }));
  await user.click(await screen.findByRole('button', { name: `${verb} the landing page now` }));

  expect(told).toEqual([{ kind: 'rollback', part: 'landing', to, message: '', ...said }]);
});

it('rolls back to the deployment that it names, though no address says which', async () => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'rollback', 'part=landing'], back as unknown as Rollback);
  show(<RollbackScreen />, '/rollback?part=landing', client);
  await user.click(await screen.findByRole('button', { name: 'Roll back the landing page …' }));
  expect(await screen.findByText(/^It will be as it was with deployment 7,/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Roll back the landing page now' }));

  expect(told).toEqual([{ kind: 'rollback', part: 'landing', to, message: '' }]);
});

it('says on the screen and before it is confirmed which versions are shown and announced and which schedule ends then', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'now'], { session: {}, undo: null });
  client.setQueryData([STORE, 'rollback', 'part=legal'], {
    ...back,
    versions: [
      { version: '2', effectiveDate: '2027-03-04', isShown: true },
      { version: '3', effectiveDate: '2027-06-01', isShown: false },
    ],
    rejected: ['The landing page: Ravi <ravi@brand.in> rejected it: Not now.'],
    ends: [schedule],
  } as unknown as Rollback);
  show(<RollbackScreen />, '/rollback?part=legal', client);
  const ended =
    'This ends a schedule: the release of the privacy policy that was to go live on 28 Nov 2026, 9:00 am does not do so by itself any more. Scheduled by Lata Rao.';

  const shown = 'The page then shows version 2 in full, in force from 4 Mar 2027.';
  const announced = 'It announces version 3, in force from 1 Jun 2027.';
  const rejected = 'The landing page: Ravi rejected it: Not now.';
  for (const sentence of [rejected, ended, shown, announced])
    expect(screen.getByText(sentence)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Roll back the privacy policy …' }));

  const dialog = within(await screen.findByRole('dialog'));
  for (const sentence of [rejected, ended, shown, announced])
    expect(dialog.getByText(sentence)).toBeVisible();
});

const KEY = [STORE, 'rollback', 'part=landing'];

/** The screen as Asha opens it, with what was read before. */
function open(isOld = false) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'now'], { session: { author: 'Asha' }, undo: null });
  client.setQueryData(KEY, back, { updatedAt: Date.now() - 60_000 });
  client.setQueryData([ACTS], { acts: [] });
  if (isOld) void client.invalidateQueries({ queryKey: KEY });
  show(<RollbackScreen />, '/rollback?part=landing', client);
  const say = (author: string, status = 'rolled-back') =>
    client.setQueryData([ACTS], {
      acts: [
        anAct({
          request: { kind: 'rollback', part: 'landing', to, message: '' },
          ...{ author, result: { status } },
          ...{ startedAt: '2099-01-01T00:00:00.000Z', endedAt: '2099-01-01T00:00:00.000Z' },
        }),
      ],
    });
  return { client, say };
}

const earlier = { ...back, rolledBackTo: { number: 4, name: '000004-3fa9c2d41b7e' } };

it.each([
  ['goes elsewhere', earlier, true],
  ['is live already', { ...back, why: 'That release is live already.' }, false],
  ['has no way back', null, false],
])('keeps the dialog and its reason where a colleague rolls it back, and it %s', async (_, now, isThere) => {
  const { told } = anObedientDesk();
  const { client, say } = open();
  const user = userEvent.setup();
  const dialog = await openDialog('Roll back the landing page …');
  await user.type(dialog.getByLabelText(/^Why/), 'Wrong price');
  act(() => {
    say('Ravi <ravi@brand.in>');
    if (now) client.setQueryData(KEY, now);
    else
      client
        .getQueryCache()
        .find({ queryKey: KEY })!
        .setState({ status: 'error', error: new Refused([], 409) });
  });

  expect(await dialog.findByText(/^Ravi, meanwhile: The landing page is rolled back/)).toBeVisible();
  expect(dialog.getByText(/^It will be as it was with deployment 7,/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Roll back the landing page now' }));
  expect(dialog.getByLabelText(/^Why/)).toHaveValue('Wrong price');
  expect(told).toEqual([]);

  await user.click(dialog.getByRole('button', { name: 'See how it is now' }));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(Number(isThere)));
  expect(screen.getByText(/^Ravi, meanwhile: .* You did nothing\./)).toBeInTheDocument();
  if (!isThere) return;
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(dialog.getByText(/^It will be as it was with deployment 4,/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Roll back the landing page now' }));
  const { name } = earlier.rolledBackTo;
  expect(told).toEqual([{ kind: 'rollback', part: 'landing', to: name, message: 'Wrong price' }]);
});

it.each([
  ['the reader rolled back', 'Asha', 'rolled-back', 1],
  ['a colleague rolled back', 'Ravi', 'rolled-back', 0],
  ['was live already', 'Asha', 'already-live', 0],
])('says %s', async (_, author, status, count) => {
  const { say } = open();
  act(() => void say(author, status));

  await waitFor(() =>
    expect(screen.queryAllByText(/^Ravi, meanwhile: /)).toHaveLength(author === 'Ravi' ? 1 : 0),
  );
  expect(screen.queryAllByRole('heading', { name: 'It is rolled back' })).toHaveLength(count);
});

it('waits until it is read again where it is opened with what is known to be old', async () => {
  anObedientDesk();
  const { client } = open(true);
  const button = screen.getByRole('button', { name: 'Roll back the landing page …' });
  await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  act(() => void client.setQueryData(KEY, earlier));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  const dialog = await openDialog('Roll back the landing page …');
  expect(dialog.getByText(/^It will be as it was with deployment 4,/)).toBeVisible();
});
