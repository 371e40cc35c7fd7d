import { DeploymentMarks } from '../../parts/deployment-words';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { STORE } from '../../client/queries';
import type { Now } from '../../../api/now';
import { show } from '../../testing/show';
import { Emergencies, Schedules } from './Emergencies';
import { LiveParts } from './NowScreen';

const release = 'a'.repeat(16);

it('offers to roll back the parts that have an earlier release, to those who may, and to undo a roll back', () => {
  const parts = ['shell', 'landing', 'legal'].map((part) => ({
    ...{ part, release, published: null },
    hasEarlier: part === 'landing',
  }));
  const live = { isOfPart: true, changed: ['shell'] } as Now['live'];
  show(<LiveParts parts={parts} live={live} undo="000007-3fa9c2d41b7e" mayRollBack={['shell', 'landing']} />);

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Restore the site’s frame as before the roll back …',
    'Roll back the landing page …',
  ]);
});

it('offers to cancel a schedule to those who may', () => {
  const one: Omit<Now['schedules'][number], 'number' | 'mayCancel'> = {
    ...{ parts: { landing: release }, state: 'scheduled', rollsBackTo: null, problems: [] },
    ...{ at: '2026-12-01T03:30:00.000Z', until: '2026-12-03T18:29:00.000Z' },
    ...{ author: 'Asha <asha@brand.in>', message: 'For Diwali' },
  };
  show(<Schedules schedules={[1, 2].map((number) => ({ ...one, number, mayCancel: number === 1 }))} />);

  expect(
    screen.getAllByText(
      'The landing page goes live on 1 Dec 2026, 9:00 am; what was live before goes live again on 3 Dec 2026, 11:59 pm. Scheduled by Asha: For Diwali.',
    ),
  ).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Cancel the schedule …' })).toHaveLength(1);
});

it('says who put what live alone, and why, and offers those who may to confirm it', () => {
  const one = { release, author: 'Meera <meera@brand.in>', message: 'The price is wrong' };
  const emergencies = ['landing', 'legal'].map((part) => ({
    ...{ ...one, part, time: '2026-11-22T05:00:00.000Z', rejection: null, confirmers: ['Ravi', 'Asha'] },
    mayConfirm: part === 'landing',
  }));
  show(<Emergencies emergencies={emergencies} mayRollBack={[]} />);

  expect(
    screen.getByText(
      'Meera put the landing page live alone on 22 Nov 2026, 10:30 am, as an emergency: The price is wrong.',
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/Ravi or Asha can say that it is right/)).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Confirm the emergency …',
  ]);
});

it('says of an emergency of the history who confirmed it, and that it is not confirmed for as long as it is not', () => {
  const confirmed = [{ author: 'Ravi <ravi@brand.in>', time: '2026-11-22T05:00:00.000Z' }];
  const deployment = {
    ...{ changed: ['legal'], parts: { legal: release }, withdrawn: [] },
    emergencies: [{ part: 'legal', confirmed }],
  };
  const client = new QueryClient();
  const marked = (emergencies: Partial<Now['emergencies'][number]>[]) => {
    client.setQueryData([STORE, 'now'], { emergencies });
    show(<DeploymentMarks deployment={deployment as never} isLive={false} />, '/', client);
    return screen.getAllByText(/^Emergency/).at(-1)!.textContent;
  };

  expect(marked([{ part: 'legal', release }])).toBe('Emergency, not confirmed');
  expect(marked([{ part: 'legal', release: 'b'.repeat(16) }])).toBe(
    'Emergency, confirmed by Ravi, 22 Nov 2026, 10:30 am',
  );
});
