import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rollback } from '../../../answers';
import { ACTS, STORE } from '../../client/queries';
import { schedule } from '../../testing/a-candidate-page';
import { anObedientDesk, show } from '../../testing/show';
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

it.each([
  ['its reader', 'Asha', 'It is rolled back'],
  ['a colleague', 'Ravi', 'Roll back the landing page'],
])(
  'given %s has rolled back since it was opened, is headed as it is for who looks on',
  (_, author, title) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData([STORE, 'now'], { session: { author: 'Asha' } });
    client.setQueryData([STORE, 'rollback', 'part=landing'], back as unknown as Rollback);
    const act = { author, state: 'done', startedAt: '2099-01-01T00:00:00.000Z' };
    client.setQueryData([ACTS], { acts: [{ ...act, request: { kind: 'rollback', part: 'landing' } }] });
    show(<RollbackScreen />, '/rollback?part=landing', client);

    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  },
);
