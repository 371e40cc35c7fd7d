import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import { goLive, promoteParts } from '../../testing/a-live-site';
import { addVisits, aVisitedSite } from '../../testing/a-visited-site';
import { shareParts } from '../../testing/a-share';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { runSite } from '../../testing/run-site';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { readHistory } from '../history';
import { undoShare } from '../rollback/undo-share';
import { guardShare } from './guard-share';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const MINUTE = 60_000;
const STEPS = { shares: [5, 25, 100], waitMinutes: 30 };
const hand = { author: 'Asha', message: '', progress: () => undefined };

let folder: string;
let place: string;
let store: Store;
let first: string;

beforeEach(async () => {
  ({ folder, place, store } = await aVisitedSite());
  first = (await promoteParts(store, [], { visits: true })).deployment.name;
});
afterEach(() => rm(folder, { recursive: true }));

const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
const look = (minutes: number, hands = store) =>
  guardShare({ ...hand, store: hands, place, author: 'Guard', now: later(minutes) });
const live = () => liveDeployment(store);
const rollout = async () => (await live()).record.rollout;
const begin = () => shareParts(store, [NEW], { percent: 5, steps: STEPS });

/** A store in which something else happens just before its pointer is moved for the first time. */
function beforeMoving(inner: Store, happens: () => Promise<void>): Store {
  let isOver = false;
  return new Proxy(inner, {
    get(target, name) {
      const method = target[name as keyof Store] as (...values: unknown[]) => unknown;
      if (typeof method !== 'function') return method;
      return async (...values: unknown[]) => {
        if (name === 'replace' && !isOver) {
          isOver = true;
          await happens();
        }
        return method.apply(target, values);
      };
    },
  });
}

/** Enough visits of both sides, for a share of visitors in percent. */
async function enoughVisits(percent: number) {
  const { trial } = (await rollout())!;
  const at = later(1).getTime();
  await addVisits(place, (await live()).record.site!, Math.round((400 / percent) * (100 - percent)), { at });
  await addVisits(place, trial.name, 400, { at });
}

it('goes from step to step by itself while visits are fine, to all, and the history says so', async () => {
  await begin();
  await enoughVisits(5);

  expect(await look(29)).toMatchObject({ verdict: 'fine', next: { percent: 25 }, wentOn: null });
  const second = await look(31);
  expect(second).toMatchObject({ verdict: 'fine', wentOn: (await live()).name, problems: [] });
  expect(await rollout()).toMatchObject({ percent: 25, steps: STEPS });

  // All of this happens within one minute, and the first visits would be counted again.
  place = join(folder, 'second.sqlite');
  await addVisits(place, first, 1);
  expect(await look(90)).toMatchObject({ verdict: 'not enough visits', wentOn: null });
  await enoughVisits(25);
  await look(90);

  expect(await rollout()).toBeUndefined();
  expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
  const { entries } = await readHistory(store, 3);
  expect(entries.map(({ record: { author, message }, share }) => [author, message, share])).toMatchObject([
    ['Guard', 'Visits are fine with the 25 % of visitors who have it', { percent: 100, later: [] }],
    ['Guard', 'Visits are fine with the 5 % of visitors who have it', { percent: 25, later: [100] }],
    ['Asha', '', { percent: 5, later: [25, 100] }],
  ]);
  expect(await errorsOf(store)).toEqual([]);
});

it('holds where there are not enough visits, however long that takes', async () => {
  await begin();
  const { name } = await live();
  await addVisits(place, first, 5_000, { at: later(1).getTime() });
  await addVisits(place, (await rollout())!.trial.name, 250, { at: later(1).getTime() });

  expect(await look(7 * 24 * 60)).toMatchObject({ verdict: 'not enough visits', missing: 150, wentOn: null });
  expect((await live()).name).toBe(name);
});

it('takes back what goes worse, at whatever step it is', async () => {
  await begin();
  await addVisits(place, first, 950, { at: later(1).getTime() });
  await addVisits(place, (await rollout())!.trial.name, 50, { at: later(1).getTime(), started: false });

  expect(await look(31)).toMatchObject({ verdict: 'worse', takenBack: (await live()).name, wentOn: null });
  expect((await live()).record).toMatchObject({ kind: 'rollback', author: 'Guard' });
});

it('several guards take a step once', async () => {
  await begin();
  await enoughVisits(5);
  const { number } = (await live()).record;

  const looks = await Promise.all([look(31), look(31), look(31)]);

  expect(looks.filter((share) => share?.wentOn)).toHaveLength(1);
  expect(looks.flatMap((share) => share!.problems)).toEqual([]);
  expect((await live()).record.number).toBe(number + 1);
});

const WORSE = async () => {
  const at = later(1).getTime();
  await addVisits(place, first, 950, { at });
  await addVisits(place, (await rollout())!.trial.name, 50, { at, started: false });
};

it.each([
  ['has taken back what is fine', () => enoughVisits(5), () => undoShare({ ...hand, store })],
  ['has given to more what is fine', () => enoughVisits(5), () => shareParts(store, [NEW], { percent: 50 })],
  ['has taken back what goes worse', WORSE, () => undoShare({ ...hand, store })],
  ['has given to more what goes worse', WORSE, () => shareParts(store, [NEW], { percent: 50 })],
])('a person who %s at the same moment as the guard acts has decided', async (_, come, decide) => {
  await begin();
  await come();
  let decided: string | undefined;
  const hands = beforeMoving(store, async () => {
    await decide();
    decided = (await live()).name;
  });

  const share = await look(31, hands);

  expect([share!.wentOn, share!.takenBack, share!.problems]).toEqual([null, null, []]);
  expect((await live()).name).toBe(decided);
});

it('keeps its steps while another team ships, and loses them to who gives a share by hand', async () => {
  await begin();
  await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  expect(await rollout()).toMatchObject({ percent: 5, steps: STEPS });
  const { since } = (await rollout())!;

  expect((await shareParts(store, [NEW], { percent: 5 })).status).toBe('shared');

  expect([(await rollout())!.since, (await rollout())!.steps]).toEqual([since, undefined]);
  await enoughVisits(5);
  expect(await look(90)).toMatchObject({ verdict: 'fine', next: null, wentOn: null });
});

it('is refused where the pages count no visits', async () => {
  await promoteParts(store, [], { visits: false });

  await expect(begin()).rejects.toMatchObject({ code: 'steps-uncounted' });
});

it('the commands say what comes next, and what holds it', async () => {
  const parts = await publishAll(store, [NEW]);
  const name = `landing@${parts.landing!.release}`;
  const site = (...words: string[]) => runSite(folder, ...words);

  for (const [words, fact] of [
    [['--steps', '5%,100%', '--to', '25%'], 'The steps begin with 5%, and --to says 25%'],
    [['--steps', '5%,5%'], 'each larger than the one before'],
    [['--steps', '25%'], 'each larger than the one before'],
    [['--to', '5%', '--wait', '1h'], 'There are no steps that --wait could be between'],
    [['--steps', '5%,100%', '--wait', '8d'], 'up to 7d'],
  ] as const) {
    const { exitCode, stderr } = await site('promote', name, ...words);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(fact)]);
  }
  expect((await site('promote', name, '--steps', '5%,25%,100%', '--wait', '0m')).stdout).toContain(
    'Next by itself: 25 %, then 100 %. The first not before',
  );
  expect((await site('status')).stdout).toContain('Next by itself: 25 %, then 100 %.');
  await addVisits(place, first, 1);
  const guard = () => site('guard', '--once', '--file', place);
  expect((await guard()).stdout).toContain(
    'for 5 % of visitors: not enough visits yet (400 arrivals more). It stays at 5 % until there are; then 25 %.',
  );
  await enoughVisits(5);
  expect((await guard()).stdout).toMatch(/for 5 % of visitors: fine. 25 % of visitors get it now, with/);
  expect((await site('history')).stdout).toContain(`${name} for 25 % of visitors, then 100 %`);
});
