import { rm } from 'node:fs/promises';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import { goLive } from '../../testing/a-live-site';
import { addVisits, aVisitedSite } from '../../testing/a-visited-site';
import { shareParts } from '../../testing/a-share';
import { anArrival } from '../../testing/beacons';
import { aWebHook } from '../../testing/a-web-hook';
import { runSite, runSiteWith } from '../../testing/run-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { openCollector } from './open-collector';
import { guardShare } from './guard-share';
import { readVisits } from './read-visits';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const MINUTE = 60_000;

let folder: string;
let place: string;
let store: Store;
let first: string;

beforeEach(async () => {
  ({ folder, place, store, first } = await aVisitedSite());
});
afterEach(() => rm(folder, { recursive: true }));

/** Visits of a deployment, by default a minute from now. */
const visit = (
  deployment: string,
  count: number,
  visits: { started?: boolean; fails?: number; at?: number } = {},
) => addVisits(place, deployment, count, { at: Date.now() + MINUTE, ...visits });

const look = (dryRun = false) =>
  guardShare({ store, place, author: 'Guard', progress: () => undefined, dryRun });
const rollout = async () => (await liveDeployment(store)).record.rollout;
const trial = async () => (await rollout())!.trial.name;

it('takes back from a share of visitors what does not start, with the figures in the history, and leaves what others ship', async () => {
  await shareParts(store, [NEW], { percent: 20 });
  const firstTrial = await trial();
  const legal = await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  await visit(first, 100);
  await visit(firstTrial, 20, { started: false });
  await visit(legal.name, 40);
  await visit(await trial(), 15, { started: false });

  const share = await look();

  expect(share).toMatchObject({ percent: 20, verdict: 'worse', problems: [] });
  expect(await liveDeployment(store)).toMatchObject({
    name: share!.takenBack,
    record: {
      author: 'Guard',
      kind: 'rollback',
      message:
        'Visits went worse with the 20 % of visitors who had it than with the others: never started, 100.0 % of visits instead of 0.0 %',
      parts: legal.record.parts,
    },
  });
  expect(await rollout()).toBeUndefined();
  expect(await look()).toBeNull();
});

it('waits while there are too few visits, and lets stand what does as well', async () => {
  await shareParts(store, [NEW], { percent: 50 });
  await visit(first, 300, { fails: 3 });
  await visit(await trial(), 300, { fails: 3 });
  expect(await look()).toMatchObject({ verdict: 'not enough visits', missing: 100, takenBack: null });

  await visit(first, 150, { fails: 1 });
  await visit(await trial(), 150, { fails: 1 });
  expect(await look()).toMatchObject({ verdict: 'fine', takenBack: null });
  expect(await rollout()).toBeDefined();
});

it('takes back what arrives at fewer visitors than its share, and says so', async () => {
  await shareParts(store, [NEW], { percent: 50 });
  await visit(first, 500);
  await visit(await trial(), 300);

  expect(await look(true)).toMatchObject({ verdict: 'worse', takenBack: null });
  expect((await look())!.takenBack).toEqual(expect.any(String));
  expect((await liveDeployment(store)).record.message).toContain(
    '37.5 % of the visits that arrived instead of 50.0 %',
  );
});

it.each([
  ['the first', [50], 'worse'],
  ['the second', [5, 50], 'fine'],
])('asks for less evidence at %s share of a rollout than later', async (_, shares, verdict) => {
  for (const percent of shares) await shareParts(store, [NEW], { percent });
  await visit(first, 500);
  await visit(await trial(), 500, { fails: 10 });

  expect(await look(true)).toMatchObject({ percent: 50, verdict });
});

it('compares from the last change of the share on alone', async () => {
  await shareParts(store, [NEW], { percent: 5 });
  await visit(first, 500, { at: Date.now() - 5 * MINUTE });
  await visit(await trial(), 60, { started: false, at: Date.now() - 5 * MINUTE });

  expect(await look()).toMatchObject({ verdict: 'not enough visits', missing: 400 });
});

it('is what the command does, beside its other work, and visits are shown by the releases of a share', async () => {
  await shareParts(store, [NEW], { percent: 20 });
  const release = (await rollout())!.parts.landing!.release;
  await visit(first, 100);
  await visit(await trial(), 30, { started: false });
  const { groups } = await readVisits({ store, place, since: new Date(0), by: 'release' });
  expect(groups).toContainEqual(expect.objectContaining({ name: `landing@${release}`, arrivals: 30 }));

  const { exitCode, stdout } = await runSite(folder, 'guard', '--once', '--file', place);

  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    new RegExp(`^landing@${release}, for 20 % of visitors is taken back, with deployment 000003-`),
  );
});

it('tells the web hook what was taken back, and why', async () => {
  await shareParts(store, [NEW], { percent: 20 });
  await visit(first, 100);
  await visit(await trial(), 30, { started: false });
  const hook = await aWebHook();
  const env = { SITE_STORE: 'store', SITE_NOTIFY_URL: hook.url, SITE_NOTIFY_SECRET: hook.secret };

  const { stdout } = await runSiteWith(env, folder, 'guard', '--once', '--file', place);
  await hook.close();

  expect(hook.deliveries.map(({ body }) => body)).toMatchObject([
    {
      type: 'guard-took-back',
      text: stdout.split('\n')[0],
      data: { percent: 20, takenBack: (await liveDeployment(store)).name },
    },
  ]);
  expect(stdout).toContain('never started, 100.0 % of visits instead of 0.0 %');
});

it('beacons of what a share of visitors gets are counted', async () => {
  await shareParts(store, [NEW], { percent: 20 });
  const { collector, stop } = await openCollector({ store, place, onError: () => undefined });

  const reasons = [
    await collector.take(
      JSON.stringify(anArrival({ deployment: await trial(), route: '/', language: 'en' })),
    ),
    await collector.take(JSON.stringify(anArrival({ deployment: '000002-ffffffffffff' }))),
  ];
  await stop();

  expect(reasons).toEqual([null, 'unknown-deployment']);
});
