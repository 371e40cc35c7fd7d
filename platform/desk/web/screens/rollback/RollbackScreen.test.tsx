import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rollback } from '../../../api/history';
import { STORE } from '../../client/queries';
import { anObedientDesk, show } from '../../testing/show';
import { RollbackScreen } from './RollbackScreen';

const to = '000007-3fa9c2d41b7e';
const release = { author: 'Meera', message: 'Diwali', time: '2026-11-22T05:00:00.000Z' };
const back = { rolledBackTo: { number: 7 }, part: 'landing', release, to: 'landing@x', why: null };

it.each([
  ['undoes a roll back', to, 'Restore the landing page as before the roll back', 'Restore', { isUndo: true }],
  ['goes back to any other deployment', null, 'Roll back the landing page', 'Roll back', {}],
])('names by what it does what %s', async (_, undo, title, verb, said) => {
  const user = userEvent.setup();
  const { told } = anObedientDesk();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData([STORE, 'now'], { undo });
  const search = `${new URLSearchParams({ part: 'landing', to })}`;
  client.setQueryData([STORE, 'rollback', search], back as Rollback);
  show(<RollbackScreen />, `/rollback?part=landing&to=${to}`, client);

  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: `${verb} the landing page …` }));
  await user.click(await screen.findByRole('button', { name: `${verb} the landing page now` }));

  expect(told).toEqual([{ kind: 'rollback', part: 'landing', to, message: '', ...said }]);
});
