import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { STORE } from '../../client/queries';
import { schedule } from '../../testing/a-candidate-page';
import { anObedientDesk, show } from '../../testing/show';
import { DeploymentScreen } from './HistoryScreens';

const name = '000008-3fa9c2d41b7e';
const release = '3fa9c2d41b7e0011';
const liveUntil = { at: schedule.at, parts: schedule.parts, deployment: '000007-3fa9c2d41b7e' };

it.each([
  ['says of the deployment that is live when an offer in it ends, and offers to change that', true, ''],
  ['says that also of the one that put the offer live, once another part went live', false, release],
  ['says nothing of that where another release is live', false, 'b'.repeat(16)],
])('%s', async (_, isLive, shown) => {
  anObedientDesk();
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const end = {
    ...schedule,
    rollsBackTo: liveUntil.deployment,
    liveUntil,
    mayCancel: true,
    mayMoveEnd: true,
  };
  client.setQueryData([STORE, 'now'], {
    live: shown ? { parts: { legal: shown } } : null,
    session: { may: { rollBack: [] } },
    parts: [{ part: 'legal', release }],
    schedules: [end, { ...schedule, number: 8 }],
  });
  const told = { author: 'Divya', message: 'It sells', time: schedule.at };
  const deployment = {
    ...{ name, number: 8, changed: ['legal'], parts: { legal: release }, retired: [], withdrawn: [] },
    emergencies: [{ ...told, part: 'legal', release, open: null, confirmed: [{ ...told, author: 'Ravi' }] }],
    ...{ author: 'Asha', message: 'The court wants it today', time: schedule.at },
  };
  const said = [{ kind: 'end-cancelled', ...told }];
  const published = [{ part: 'legal', release, message: 'The clause on renting' }];
  const page = { deployment, published, previous: null, isLive, said, pages: ['/'], check: null };
  client.setQueryData([STORE, `deployments/${name}`], page);
  const routes = (
    <Routes>
      <Route path="/history/:name" element={<DeploymentScreen />} />
    </Routes>
  );
  show(routes, `/history/${name}`, client);

  expect(screen.getByText('It is the first deployment.')).toBeVisible();
  expect(screen.getByText('Why: The court wants it today')).toBeVisible();
  expect(screen.getByText('Published as: The privacy policy: The clause on renting')).toBeVisible();
  expect(screen.getByText('No browser has opened all of its pages.')).toBeVisible();
  expect(screen.getByText(/\. Confirmed by Ravi, 28 Nov 2026, 9:00 am: It sells\.$/)).toBeVisible();
  expect(screen.getByText(/^Divya cancelled its end: It sells/)).toBeVisible();
  await userEvent.setup().selectOptions(screen.getByLabelText('Language'), 'kn');
  expect(screen.getByRole('button', { name: 'Proof of the home page in Kannada' })).toBeVisible();
  const offers = screen.queryAllByText(/^An offer of the privacy policy is live until 28 Nov 2026, 9:00 am/);
  const isSaid = isLive || shown === release;
  expect(offers).toHaveLength(isSaid ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: /its end …$/ })).toHaveLength(isSaid ? 2 : 0);
});
