import { readLiveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSite, goLive, livePage } from '../../testing/a-live-site';
import { inMinutes, openTerms, scheduleIn, tickBy } from '../../testing/a-schedule';
import { errorsOf } from '../../testing/pruned-sites';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { readStatus } from '../status';
import { setEnd } from './schedule';

const DIWALI = 'Diwali hours.';
const HOLI = 'Holi hours.';
const BEFORE = 'Open on Sunday.';

afterEach(() => jest.useRealTimers());

/** A release of the landing page that goes live from one minute until another. */
async function anOffer(store: Store, sentence: string, from: number, until?: number) {
  return scheduleIn(store, from, await publishAll(store, [aLanding({ sentence })]), { until });
}

/** Has what is live of the landing page end. */
async function endIn(store: Store, minutes: number): Promise<void> {
  const { release } = (await readLiveDeployment(store))!.record.parts.landing!;
  const until = inMinutes(minutes);
  await setEnd({ store, part: 'landing', release, until, author: 'Vikram', message: '' });
}

/** Which of the sentences visitors read at each minute from now. */
async function readAt(store: Store, ...minutes: number[]): Promise<string[]> {
  const read = [];
  let passed = 0;
  for (const minute of minutes) {
    letMinutesPass(minute - passed);
    passed = minute;
    await tickBy(store);
    const page = await livePage(store, 'index.html');
    read.push([BEFORE, DIWALI, HOLI].find((sentence) => page.includes(sentence))!);
  }
  expect(await errorsOf(store)).toEqual([]);
  return read;
}

it.each<[string, number, number, Record<number, string>]>([
  ['after the end of the first', 50, 60, { 11: BEFORE, 51: HOLI, 61: BEFORE }],
  ['before the end of the first', 5, 60, { 6: HOLI, 11: HOLI, 61: BEFORE }],
  ['within the first', 5, 8, { 6: HOLI, 9: DIWALI, 11: BEFORE }],
])('of two offers, the second begins %s', async (_, from, until, shown) => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: DIWALI })]);
  await endIn(store, 10);
  await anOffer(store, HOLI, from, until);

  expect(await readAt(store, ...Object.keys(shown).map(Number), 200)).toEqual([
    ...Object.values(shown),
    BEFORE,
  ]);
});

it('an end is said to do nothing any more once another offer is live in the place of its own', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: DIWALI })]);
  await endIn(store, 10);
  await anOffer(store, HOLI, 5, 60);
  await readAt(store, 6);

  const { schedules } = await readStatus(store, ['landing']);
  expect(schedules.map(({ at, isOver }) => [at, isOver])).toEqual([
    [expect.any(String), true],
    [expect.any(String), false],
  ]);
});

it.each([
  ['from a later day on, for good', 20, undefined],
  ['for longer', 20, 90],
])(
  'what is to stay live %s has no offer within, at whose end it would not come back',
  async (_, from, until) => {
    const { store } = await aLiveSite();
    await anOffer(store, DIWALI, from, until);

    await expect(anOffer(store, HOLI, 30, 40)).rejects.toMatchObject({
      code: 'schedule-conflict',
      message: expect.stringMatching(/^The landing page has another date, /) as string,
    });
    expect(await openTerms(store)).toHaveLength(until ? 2 : 1);
  },
);

it('neither is it given a date before an offer, after that', async () => {
  const { store } = await aLiveSite();
  await anOffer(store, HOLI, 30, 40);

  await expect(anOffer(store, DIWALI, 20)).rejects.toMatchObject({ code: 'schedule-conflict' });
  await anOffer(store, DIWALI, 50);
  expect(await readAt(store, 31, 41, 51)).toEqual([HOLI, BEFORE, DIWALI]);
});

it('what an offer brings back at its end is given no end before that', async () => {
  const { store } = await aLiveSite();
  await goLive(store, [aLanding({ sentence: DIWALI })]);
  await anOffer(store, HOLI, 5, 60);

  await expect(endIn(store, 10)).rejects.toMatchObject({ code: 'schedule-conflict' });
  await endIn(store, 70);
  expect(await readAt(store, 6, 61, 71)).toEqual([HOLI, DIWALI, BEFORE]);
});
