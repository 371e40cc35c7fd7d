import { DeploymentMarks } from '../../parts/release-words';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { STORE } from '../../client/queries';
import type { Now } from '../../../answers';
import { aProblem } from '../../testing/an-act';
import { anObedientDesk, openDialog, show } from '../../testing/show';
import { Emergencies, Health } from './Health';
import { LiveParts, WaysBack } from './NowScreen';
import { Schedules } from '../../parts/Schedules';
import { Freezes } from './Planned';

const release = 'a'.repeat(16);

it('says of a time by part that it is that of the publication', () => {
  const published = {
    author: 'Asha <asha@brand.in>',
    message: 'For Diwali',
    time: '2026-11-29T11:12:00.000Z',
  };
  const parts = [
    { part: 'landing', release, published: published as never, ...{ hasEarlier: false, mayEnd: false } },
  ];
  show(<LiveParts parts={parts} live={null} undo={null} schedules={[]} mayRollBack={[]} />);

  expect(screen.getByText(/^Published by/)).toHaveTextContent('Published by Asha, 29 Nov 2026, 4:42 pm');
});

it('offers to roll back the parts that have an earlier release, to those who may, and to undo a roll back', () => {
  const parts = ['shell', 'landing', 'legal'].map((part) => ({
    ...{ part, release, published: null },
    ...{ hasEarlier: part === 'landing', mayEnd: false },
  }));
  const live = { isOfPart: true, changed: ['shell'] } as Now['live'];
  const undo = { name: '000007-3fa9c2d41b7e', withdrawn: [] };
  show(<LiveParts {...{ parts, live, undo }} schedules={[]} mayRollBack={['shell', 'landing']} />);

  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Restore the site’s frame as before the roll back …',
    'Roll back the landing page …',
  ]);
});

it('says in the place of a way to undo a roll back why there is none', () => {
  const live = { isOfPart: true, changed: ['shell'] } as Now['live'];
  const parts = [{ part: 'shell', release, published: null, ...{ hasEarlier: false, mayEnd: false } }];
  const said = { author: 'Asha <asha@brand.in>', message: 'Wrong', time: '2026-11-22T05:00:00.000Z' };
  const undo = { name: '000007-3fa9c2d41b7e', withdrawn: [{ kind: 'withdrawn' as const, ...said }] };
  show(<LiveParts {...{ parts, live, undo }} schedules={[]} mayRollBack={['shell']} />);

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText(/^What was rolled back of the site’s frame does not/)).toHaveTextContent(
    'does not go live again. Asha withdrew it: Wrong · 22 Nov 2026, 10:30 am',
  );
});

it('offers to undo a roll back to the first that was ever live, before which there is nothing', () => {
  const live = { isOfPart: false, changed: ['legal'] } as never;
  show(
    <WaysBack
      live={live}
      before={null}
      undo={{ name: '000002-3fa9c2d41b7e', withdrawn: [] }}
      mayRollBack={['legal']}
    />,
  );

  expect(screen.getByRole('link')).toHaveTextContent('Restore the site as before the roll back');
});

const one: Omit<Now['schedules'][number], 'number' | 'mayCancel'> = {
  ...{ parts: { landing: release }, state: 'scheduled', rollsBackTo: null, problems: [] },
  ...{ isDue: false, isOver: false, releases: 'waiting', liveUntil: null, mayMoveEnd: true },
  ...{ isToCome: true, isEndSigned: true, resumesAt: null },
  ...{ at: '2026-12-01T03:30:00.000Z', until: '2026-12-03T18:29:00.000Z' },
  ...{ author: 'Asha <asha@brand.in>', message: 'For Diwali' },
};

it.each<[Now['schedules'][number]['releases'], RegExp]>([
  ['waiting', /waits again\.$/],
  ['live', /is live already, and does not end by itself\.$/],
  ['replaced', /waits no longer: another release .* write them again under Edit .*, and publish\.$/],
  ['withdrawn', /was withdrawn, and never goes live\.$/],
  ['before', /What was live before does not go live again by itself\.$/],
])('says before a schedule is cancelled what becomes of its releases: %s', async (releases, then) => {
  show(<Schedules schedules={[{ ...one, number: 1, mayCancel: true, releases }]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the schedule …' }));

  expect(within(await screen.findByRole('dialog')).getByText(/^What is live stays\./)).toHaveTextContent(
    then,
  );
});

it.each([
  ['waiting', 1],
  ['live', 0],
] as const)(
  'leads from a schedule to where its date is changed, while its release is %s',
  (releases, links) => {
    const parts = { landing: release, legal: release };
    show(<Schedules schedules={[{ ...one, number: 1, mayCancel: true, releases, parts }]} />);

    expect(
      screen
        .queryAllByRole('link', { name: 'Change its date under Waiting' })
        .map((link) => link.getAttribute('href')),
    ).toEqual(Array(links).fill(`/waiting/landing/${release}?together=legal%40${release}`));
  },
);

it.each([
  ['all is well', { state: 'scheduled' }, /^Nothing is wrong with what is live\.$/],
  ['a schedule needs an approval', { state: 'held' }, /A schedule does not go as planned/],
  ['a schedule does nothing any more', { isOver: true }, /A schedule does not go as planned/],
  ['an end does not come', { isEndSigned: false }, /A schedule does not go as planned/],
  [
    'all is well',
    { isOver: true, resumesAt: '2099-11-28T03:30:00.000Z' },
    /^Nothing is wrong with what is live\.$/,
  ],
] as const)('says above what is live that %s', (_, schedule, said) => {
  const now = { shownInstead: null, problems: [], emergencies: [], schedules: [{ ...one, ...schedule }] };
  show(<Health now={now as unknown as Now} />);

  expect(screen.getByText(/with what is live/)).toHaveTextContent(said);
});

it('calls nothing wrong that is only to be done in time, and says it', () => {
  const announced = aProblem('Version 2 is announced.', 'version-unscheduled');
  const problems = [{ ...announced, severity: 'information' as const }];
  show(<Health now={{ shownInstead: null, problems, emergencies: [], schedules: [] } as unknown as Now} />);

  expect(screen.getByText('Nothing is wrong with what is live.')).toBeVisible();
  expect(
    screen.getByText(
      /^Version 2 is announced\. If a release that shows it waits under Waiting, .* on that date\.$/,
    ),
  ).toBeVisible();
});

it('says of an offer that was put live before its date that it is live, and when it ends', () => {
  const liveUntil = { at: one.until!, parts: one.parts, deployment: '000007-3fa9c2d41b7e' };
  show(<Schedules schedules={[{ ...one, number: 1, mayCancel: false, releases: 'live', liveUntil }]} />);

  expect(
    screen.getByText(
      /^The landing page is live already, before its date, 1 Dec 2026, 9:00 am; what was live before, with deployment 7, goes live again by itself on 3 Dec 2026, 11:59 pm\./,
    ),
  ).toBeVisible();
});

it('offers to cancel a schedule to those who may', () => {
  show(<Schedules schedules={[1, 2].map((number) => ({ ...one, number, mayCancel: number === 1 }))} />);

  expect(
    screen.getAllByText(
      'The landing page goes live on 1 Dec 2026, 9:00 am; what was live before goes live again on 3 Dec 2026, 11:59 pm. Scheduled by Asha: For Diwali.',
    ),
  ).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Cancel the schedule …' })).toHaveLength(1);
});

it('moves the end of an offer that is live, by those who may', async () => {
  const { told } = anObedientDesk();
  const liveUntil = { at: one.until!, parts: one.parts, deployment: '000007-3fa9c2d41b7e' };
  const offer = { ...one, releases: 'live' as const, liveUntil, mayCancel: false };
  const client = new QueryClient();
  client.setQueryData([STORE, 'now'], { session: {}, parts: [{ part: 'landing', release }] });
  const schedules = [1, 2].map((number) => ({ ...offer, number, mayMoveEnd: number === 2 }));
  show(<Schedules schedules={schedules} />, '/', client);
  const dialog = await openDialog('Move its end …', 'Move the end of the offer of the landing page');
  const end = dialog.getByLabelText(/^Its end/);
  expect(end).toHaveValue('2026-12-03T23:59');
  fireEvent.change(dialog.getByLabelText(/^Why/), { target: { value: 'Sold out' } });
  fireEvent.change(end, { target: { value: '2020-12-04T23:59' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move its end' }));
  expect(dialog.getByText('That time has passed: choose one to come.')).toBeVisible();
  fireEvent.change(end, { target: { value: '2099-12-04T23:59' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Move its end' }));

  const until = '2099-12-04T23:59+05:30';
  await waitFor(() =>
    expect(told).toEqual([{ kind: 'set-end', part: 'landing', release, until, message: 'Sold out' }]),
  );
});

it('gives what is live an end, where it has none, by those who may', async () => {
  const { told } = anObedientDesk();
  const parts = ['shell', 'landing', 'legal'].map((part) => ({
    ...{ part, release, published: null, hasEarlier: true },
    mayEnd: part !== 'shell',
  }));
  const liveUntil = { at: one.until!, parts: { landing: release }, deployment: '000007-3fa9c2d41b7e' };
  const schedules = [{ ...one, number: 1, mayCancel: false, liveUntil }];
  const client = new QueryClient();
  client.setQueryData([STORE, 'now'], { session: {}, parts });
  client.setQueryData([STORE, 'rollback', 'part=legal'], { release: { message: 'Holi hours' } });
  const shown = { parts, schedules, live: null, undo: null };
  show(<LiveParts {...shown} mayRollBack={['landing', 'legal']} />, '/', client);
  const dialog = await openDialog('End it on a date …', 'End the privacy policy on a date');
  expect(dialog.getByText('What was live before: Holi hours')).toBeVisible();
  fireEvent.change(dialog.getByLabelText(/^Its end/), { target: { value: '2099-12-04T23:59' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Give it this end' }));

  const until = '2099-12-04T23:59+05:30';
  await waitFor(() =>
    expect(told).toEqual([{ kind: 'set-end', part: 'legal', release, until, message: '' }]),
  );
});

it('says who put what live alone, and why, and offers those who may to confirm it', () => {
  const one = { release, author: 'Meera <meera@brand.in>', message: 'The price is wrong' };
  const emergencies = ['landing', 'legal'].map((part) => ({
    ...{ ...one, part, time: '2026-11-22T05:00:00.000Z', rejection: null, confirmers: ['Ravi', 'Asha'] },
    ...{ mayConfirm: part === 'landing', mayRollBack: part === 'legal' },
  }));
  show(<Emergencies emergencies={emergencies} />);

  expect(
    screen.getByText(
      'Meera put the landing page live on 22 Nov 2026, 10:30 am, as an emergency: The price is wrong.',
    ),
  ).toBeVisible();
  expect(screen.getAllByText(/Ravi or Asha can say that it is right/)).toHaveLength(2);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Confirm the emergency …',
  ]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Roll back the privacy policy …',
  ]);
});

it('says of an emergency of the history who confirmed it, and that it is not confirmed for as long as it is not', () => {
  const confirmed = [{ author: 'Ravi <ravi@brand.in>', message: 'Read', time: '2026-11-22T05:00:00.000Z' }];
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

it('says of an emergency that lacked no approval, as in a freeze, that no other person has to confirm it', () => {
  const one = { part: 'landing', release, open: null, confirmed: [] };
  const deployment = {
    ...{ changed: ['landing'], parts: { landing: release }, withdrawn: [] },
    emergencies: [one],
  };
  const { unmount } = show(<DeploymentMarks deployment={deployment as never} isLive />);
  expect(screen.getByText('Emergency, no other person has to confirm it')).toBeVisible();

  // To roll back to it is none.
  unmount();
  const back = { ...deployment, rollsBackTo: '000008-3fa9c2d41b7e' };
  show(<DeploymentMarks deployment={back as never} isLive />);
  expect(screen.queryByText(/^Emergency/)).not.toBeInTheDocument();
});

it.each([
  [
    'waits, and goes live then',
    'landing',
    '2026-12-02T00:00',
    /until the freeze is over, and goes live then\.$/,
  ],
  ['never goes live where its end is in it', '', '2026-12-06T00:00', /it does not go live at all\.$/],
  ['is of another part', 'legal', '2026-12-06T00:00', null],
  ['comes after it', 'landing', '2026-12-01T09:00', null],
])('says before a freeze of what is scheduled: %s', async (_, part, until, said) => {
  const schedules = [{ ...one, number: 1, mayCancel: true }];
  const may = { freeze: ['landing', 'legal'], freezeAll: true };
  show(<Freezes freezes={[]} lifted={[]} schedules={schedules} may={may} />);
  fireEvent.click(screen.getByRole('button', { name: 'Freeze …' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/^What/), { target: { value: part } });
  fireEvent.change(dialog.getByLabelText(/^From/), { target: { value: '2026-11-29T05:00' } });
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: until } });

  const notes = dialog.queryAllByText(/^In this time: The landing page goes live on 1 Dec 2026, 9:00 am/);
  expect(notes.map(({ textContent }) => textContent)).toEqual(said ? [expect.stringMatching(said)] : []);
});

describe('what is frozen', () => {
  const times = {
    from: '2026-11-06T18:30:00.000Z',
    until: '2026-11-13T18:30:00.000Z',
    time: '2026-11-05T04:30:00.000Z',
  };
  const one = { parts: ['landing'], author: 'Meera <meera@brand.in>', message: 'Diwali week', ...times };

  it('is said with its reason, and who may is offered to lift it', () => {
    const freezes = [1, 2].map((number) => ({ ...one, number, mayLift: number === 1 }));
    show(<Freezes freezes={freezes} lifted={[]} schedules={[]} may={{ freeze: [], freezeAll: false }} />);

    expect(
      screen.getAllByText(
        /^No release of the landing page goes live from 7 Nov 2026, 12:00 am until 14 Nov 2026, 12:00 am: Diwali week \(Meera\)\./,
      ),
    ).toHaveLength(2);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Lift it …']);
  });

  it('is said to be nothing, to those who may change that, and others see none of it', () => {
    const { container } = show(
      <Freezes freezes={[]} lifted={[]} schedules={[]} may={{ freeze: [], freezeAll: false }} />,
    );
    expect(container).toBeEmptyDOMElement();
    show(<Freezes freezes={[]} lifted={[]} schedules={[]} may={{ freeze: ['landing'], freezeAll: false }} />);
    expect(screen.getByText('Nothing is frozen: what is approved may go live.')).toBeVisible();
  });

  it('was lifted by whom and why, also to those who may not freeze', () => {
    const lifted = [{ ...one, number: 2, freeze: 'Audit', message: 'Done early', time: times.until }];
    show(<Freezes freezes={[]} lifted={lifted} schedules={[]} may={{ freeze: [], freezeAll: false }} />);

    expect(screen.getByText(/^Meera lifted the freeze/)).toHaveTextContent(
      'Meera lifted the freeze “Audit” of the landing page: Done early · 14 Nov 2026, 12:00 am',
    );
  });

  it('begins by itself at the time at which the dialog is opened, each time', async () => {
    jest.useFakeTimers({ now: new Date('2026-11-29T08:36+05:30'), advanceTimers: true });
    show(<Freezes freezes={[]} lifted={[]} schedules={[]} may={{ freeze: ['landing'], freezeAll: false }} />);

    for (const time of ['2026-11-29T08:54', '2026-11-29T09:10']) {
      jest.setSystemTime(new Date(`${time}+05:30`));
      fireEvent.click(screen.getByRole('button', { name: 'Freeze …' }));
      expect(await screen.findByLabelText(/^From/)).toHaveValue(time);
      fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    jest.useRealTimers();
  });

  it('is set for all parts or one, from and until a time in India, with a reason', async () => {
    const { told } = anObedientDesk();
    show(
      <Freezes
        freezes={[]}
        lifted={[]}
        schedules={[]}
        may={{ freeze: ['shell', 'landing'], freezeAll: true }}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Freeze …' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Freeze what goes live' }));
    const type = (label: RegExp, value: string) =>
      fireEvent.change(dialog.getByLabelText(label), { target: { value } });
    expect(dialog.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All parts',
      'The site’s frame',
      'The landing page',
    ]);

    type(/^What/, 'landing');
    type(/^From/, '2026-11-07T00:00');
    type(/^Until/, '2026-11-14T00:00');
    type(/^Why/, 'Diwali week');
    fireEvent.click(dialog.getByRole('button', { name: 'Freeze' }));

    await screen.findByRole('button', { name: 'Freeze …' });
    expect(told).toEqual([
      {
        ...{ kind: 'freeze', part: 'landing', message: 'Diwali week' },
        ...{ from: '2026-11-07T00:00+05:30', until: '2026-11-14T00:00+05:30' },
      },
    ]);
  });
});
