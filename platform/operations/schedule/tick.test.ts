import { type DeploymentParts, readLiveDeployment, readOpenSchedules } from '@site/ledger';
import {
  aRecordedSchedule,
  copyOfStore,
  countWrites,
  openTerms,
  scheduleIn,
  tickBy,
} from '../../testing/a-schedule';
import { letItBe, letMinutesPass } from '../../testing/time-of-day';
import { MemoryStore } from '../../testing/memory-store';
import { aLiveSite, goLive, livePointer, livePage, goBack } from '../../testing/a-live-site';
import { errorsOf } from '../../testing/pruned-sites';
import { stopAfter } from '../../testing/stopping-store';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { withdraw } from '../withdraw/withdraw';
import { cancel } from './cancel';
import { scheduleState, tick } from './tick';

const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });

const DIWALI = aLanding({ sentence: 'Diwali hours.' });

afterEach(() => jest.useRealTimers());

let site: { store: MemoryStore; parts: DeploymentParts; number: number };

beforeAll(async () => {
  const store = new MemoryStore();
  await aLiveSite(undefined, store);
  const parts = await publishAll(store, [SIXTY]);
  const number = await scheduleIn(store, 60, parts);
  site = { store, parts, number };
});

/** A live site with a policy of 60 days that goes live in an hour. */
async function aScheduledPolicy() {
  return { ...site, store: await copyOfStore(site.store) };
}

const policyOf = (store: Parameters<typeof livePage>[0]) => livePage(store, 'privacy-policy.html');

describe('given a policy is scheduled', () => {
  it('nothing changes before its time', async () => {
    const { store } = await aScheduledPolicy();
    const before = await livePointer(store);
    letMinutesPass(59);

    expect(await tickBy(store)).toMatchObject({ done: [], refused: [] });
    expect(await livePointer(store)).toEqual(before);
  });

  it('it goes live at its time, once, and the deployment has both times', async () => {
    const { store, number } = await aScheduledPolicy();
    const [{ at } = { at: '' }] = await openTerms(store);
    letMinutesPass(65);

    const { done } = await tickBy(store);
    const { record } = (await readLiveDeployment(store))!;

    expect(done).toMatchObject([{ number, due: at }]);
    expect(done[0]!.lateMs).toBeGreaterThanOrEqual(4 * 60_000);
    expect(record).toMatchObject({ scheduled: { number, at }, message: 'On its day' });
    expect(Date.parse(record.time) - Date.parse(at)).toBe(done[0]!.lateMs);
    expect(await policyOf(store)).toContain('60 days');
    expect(await tickBy(store)).toEqual({ done: [], refused: [], next: null });
    expect(await errorsOf(store)).toEqual([]);
  });

  it('it goes live on top of what is shipped meanwhile', async () => {
    const { store } = await aScheduledPolicy();
    await goLive(store, [DIWALI]);
    letMinutesPass(60);

    await tickBy(store);

    expect(await policyOf(store)).toContain('60 days');
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
  });

  it('three ticks at once put it live once', async () => {
    const { store } = await aScheduledPolicy();
    letMinutesPass(60);

    const outcomes = await Promise.all(Array.from({ length: 3 }, () => tickBy(store)));

    expect(outcomes.flatMap(({ refused }) => refused)).toEqual([]);
    expect((await readLiveDeployment(store))!.record).toMatchObject({ number: 2, scheduled: { number: 1 } });
    expect(await openTerms(store)).toEqual([]);
  });

  it('a tick that stops at any moment leaves the old site or the new one, and the next one ends it', async () => {
    letMinutesPass(60);
    const counted = countWrites((await aScheduledPolicy()).store);
    await tickBy(counted.store);
    const all = counted.writes();
    expect(all).toBeGreaterThan(3);

    for (let most = 0; most < all; most += 1) {
      const { store } = await aScheduledPolicy();
      await expect(tickBy(stopAfter(store, most))).rejects.toThrow('The process stopped.');
      expect(await policyOf(store)).toMatch(/30 days|60 days/);

      await tickBy(store);
      expect(await policyOf(store)).toContain('60 days');
      expect((await readLiveDeployment(store))!.record.number).toBe(2);
      expect(await openTerms(store)).toEqual([]);
    }
  });

  it('it is refused once another policy was put live by hand, which stays', async () => {
    const { store, number } = await aScheduledPolicy();
    await goLive(store, [aLegal({ clause: 'We keep it for 10 days.' })]);
    letMinutesPass(60);

    const { refused } = await tickBy(store);

    const remedy = expect.stringMatching(/^Cancel it: /) as string;
    expect(refused).toMatchObject([
      { number, problems: [{ code: 'schedule-superseded', remedy }], isNew: true },
    ]);
    expect(await policyOf(store)).toContain('10 days');
    expect((await tickBy(store)).refused).toMatchObject([{ isNew: false }]);
    const [open] = await readOpenSchedules(store);
    expect(scheduleState(open!)).toMatchObject({
      state: 'refused',
      problems: [{ code: 'schedule-superseded' }],
    });
  });

  it('it is refused once it was put live by hand and rolled back', async () => {
    const { store } = await aScheduledPolicy();
    await goLive(store, [SIXTY]);
    await goBack(store, { part: 'legal' });
    letMinutesPass(60);

    expect((await tickBy(store)).refused).toMatchObject([{ problems: [{ code: 'schedule-superseded' }] }]);
    expect(await policyOf(store)).toContain('30 days');
  });

  it('it is missed from one minute after its time on', async () => {
    const { store } = await aScheduledPolicy();
    const [open] = await readOpenSchedules(store);

    letItBe(Date.parse(open!.terms.at) + 59_000);
    expect(scheduleState(open!).state).toBe('scheduled');
    letItBe(Date.parse(open!.terms.at) + 61_000);
    expect(scheduleState(open!).state).toBe('missed');
  });

  it.each<[string, (given: Awaited<ReturnType<typeof aScheduledPolicy>>) => Promise<unknown>]>([
    [
      'cancelled',
      ({ store, number }) => cancel({ store, target: number, author: 'Asha', message: 'Not yet' }),
    ],
    [
      'withdrawn',
      ({ store, parts }) =>
        withdraw({
          store,
          choice: { part: 'legal', release: parts.legal!.release },
          author: 'Asha',
          message: 'Wrong',
        }),
    ],
  ])('it does not go live once it is %s', async (_, act) => {
    const given = await aScheduledPolicy();
    await act(given);
    letMinutesPass(60);

    expect(await tickBy(given.store)).toEqual({ done: [], refused: [], next: null });
    expect(await policyOf(given.store)).toContain('30 days');
  });

  it('a machine whose clock is ahead of the store’s puts nothing live', async () => {
    const { store, number } = await aScheduledPolicy();
    const now = Date.now();
    jest.spyOn(store, 'writtenAt').mockImplementation(() => Promise.resolve(new Date(now)));
    letMinutesPass(60);

    await expect(tickBy(store)).rejects.toMatchObject({ code: 'clock-wrong' });
    expect(await policyOf(store)).toContain('30 days');
    expect(await openTerms(store)).toMatchObject([{ number }]);
  });
});

it('of a hundred schedules, those that are due are carried out in the order of their times', async () => {
  const { store } = await aScheduledPolicy();
  const parts = await publishAll(store, [DIWALI]);
  for (let minute = 99; minute >= 2; minute -= 1) await aRecordedSchedule(store, 60 + minute, parts);
  await aRecordedSchedule(store, 1, parts);
  letMinutesPass(60);

  const { done, next } = await tickBy(store);

  expect(done.map(({ number }) => number)).toEqual([100, 1]);
  expect(await policyOf(store)).toContain('60 days');
  expect(next!.getTime()).toBeGreaterThan(Date.now());
});

it('a schedule that was altered, and one of a future format, are named, and hold up no other', async () => {
  const { store } = await aScheduledPolicy();
  await store.create('schedules/000002/schedule.json', Buffer.from('{"format":2}'));
  await store.create(
    'schedules/000003/schedule.json',
    (await store.read('schedules/000001/schedule.json'))!.body,
  );
  letMinutesPass(60);

  const { done, refused } = await tickBy(store);

  expect(done).toMatchObject([{ number: 1 }]);
  expect(refused.map(({ problems }) => problems[0]!.message)).toEqual([
    expect.stringContaining('"schedules/000002/schedule.json" cannot be read'),
    expect.stringContaining('"schedules/000003/schedule.json" is not in its place'),
  ]);
});

it('what is cancelled while a tick composes it does not go live', async () => {
  const store = new MemoryStore();
  await aLiveSite(undefined, store);
  const parts = await publishAll(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  const number = await scheduleIn(store, 60, parts);
  letMinutesPass(60);
  const create = store.create.bind(store);
  jest.spyOn(store, 'create').mockImplementation(async (key, ...rest) => {
    if (key.startsWith('deployments/'))
      await cancel({ store, target: number, author: 'Asha', message: 'Stop' });
    return create(key, ...rest);
  });
  const said: string[] = [];

  const outcome = await tick({ store, progress: (sentence) => said.push(sentence) });

  expect(outcome).toEqual({ done: [], refused: [], next: null });
  expect(said.at(-1)).toContain('was cancelled while it was being carried out');
  expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
  expect(await openTerms(store)).toEqual([]);
});
