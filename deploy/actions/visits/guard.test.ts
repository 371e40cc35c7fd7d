import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveDeployment } from '../../records/find-deployment';
import type { Store } from '../../store/store';
import { goLive } from '../../testing/a-live-site';
import { addVisits, aVisitedSite } from '../../testing/a-visited-site';
import { aPerson, aTeam, type Member, putInForce, shipBy, type Team } from '../../testing/a-team';
import { errorsOf } from '../../testing/pruned-sites';
import { runSite } from '../../testing/run-site';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { readHistory } from '../history';
import { rollbackPart } from '../rollback/rollback-part';
import { guard } from './guard';

let folder: string;
let place: string;
let store: Store;
let first: string;

beforeEach(async () => {
  ({ folder, place, store, first } = await aVisitedSite());
});
afterEach(() => rm(folder, { recursive: true }));

const badLanding = async () => (await goLive(store, [aLanding({ sentence: 'Diwali hours.' })])).name;
const newLegal = async () => (await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })])).name;
const landingNow = async () => (await liveDeployment(store)).record.parts.landing!.release;

const visit = (deployment: string, count: number, visits?: { started?: boolean; fails?: number }) =>
  addVisits(place, deployment, count, visits);

const look = (dryRun = false, loadSigner?: Member['loadSigner']) =>
  guard({ store, place, since: new Date(0), author: 'Guard', progress: () => undefined, dryRun, loadSigner });

it('takes a release back that does not start, with the figures in the history, and leaves what others shipped', async () => {
  const before = await landingNow();
  const bad = await badLanding();
  const legal = await newLegal();
  await visit(first, 500);
  await visit(bad, 30, { started: false });
  await visit(legal, 30, { started: false });

  const [newest, landing] = await look();

  expect(newest).toMatchObject({ part: 'legal', verdict: 'not enough visits', takenBack: null });
  expect(landing).toMatchObject({ part: 'landing', verdict: 'worse', problems: [] });
  const live = await liveDeployment(store);
  expect(live).toMatchObject({
    name: landing!.takenBack,
    record: {
      author: 'Guard',
      kind: 'rollback',
      message: `Visits went worse than with deployment ${first}: never started, 100.0 % of visits instead of 0.0 %`,
    },
  });
  expect(live.record.parts.landing!.release).toBe(before);
  expect((await readHistory(store, 2)).entries[1]!.record.parts.legal).toEqual(live.record.parts.legal);
});

it('takes back the release by which it went worse, and not the one before it', async () => {
  const good = await badLanding();
  await visit(first, 500);
  await visit(good, 500);
  const legal = await newLegal();
  await visit(legal, 60, { started: false });

  expect(await look()).toMatchObject([
    { part: 'legal', verdict: 'worse', takenBack: expect.any(String) as string },
    { part: 'landing', takenBack: null },
  ]);
  expect(await look()).toMatchObject([{ part: 'landing', verdict: 'fine', takenBack: null }]);
});

it('waits while there are too few visits, and leaves what does as well', async () => {
  const second = await badLanding();
  await visit(first, 500, { fails: 5 });
  await visit(second, 200, { fails: 2 });
  expect(await look()).toMatchObject([{ verdict: 'not enough visits', missing: 200, takenBack: null }]);

  await visit(second, 300, { fails: 3 });
  expect(await look()).toMatchObject([{ verdict: 'fine', takenBack: null }]);
});

it('has nothing on trial after somebody went back, nor at first', async () => {
  await visit(first, 500);
  expect(await look()).toEqual([]);
  const bad = await badLanding();
  await visit(bad, 60, { started: false });
  const request = { author: 'Asha', message: 'Back', progress: () => undefined };
  await rollbackPart({ ...request, store, part: 'landing', target: null });

  expect(await look()).toEqual([]);
});

describe('where people have keys', () => {
  let team: Team;
  let bad: string;

  beforeEach(async () => {
    team = aTeam();
    await putInForce(store, team, () => team.input);
    bad = (await shipBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera)).name;
    await visit(first, 500);
    await visit(bad, 60, { started: false });
  });

  it('takes back by a key of the team, and its signature is good', async () => {
    const [landing] = await look(false, team.meera.loadSigner);

    expect(landing).toMatchObject({ part: 'landing', verdict: 'worse', problems: [] });
    expect(landing!.takenBack).toBe((await liveDeployment(store)).name);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('takes nothing back by a key of nobody, and says so', async () => {
    const [landing] = await look(false, aPerson('Nobody').loadSigner);

    expect(landing).toMatchObject({ verdict: 'worse', takenBack: null });
    expect(landing!.problems).toMatchObject([{ code: 'signer-unknown' }]);
    expect((await liveDeployment(store)).name).toBe(bad);
  });
});

it('evaluates and takes nothing back on a dry run', async () => {
  const bad = await badLanding();
  await visit(first, 500);
  await visit(bad, 60, { started: false });

  expect(await look(true)).toMatchObject([{ verdict: 'worse', takenBack: null }]);
  expect((await liveDeployment(store)).name).toBe(bad);
});

it('is a command that looks once for a timer, and says what it did', async () => {
  const bad = await badLanding();
  await visit(first, 500);
  await visit(bad, 60, { started: false });

  const { exitCode, stdout } = await runSite(folder, 'guard', '--once', '--file', place);

  expect([exitCode, stdout]).toEqual([
    0,
    expect.stringMatching(/^landing@\w+ is taken back, with deployment 000003-/),
  ]);
  expect((await runSite(folder, 'guard', '--once')).stderr).toContain('No file of visits is named');
});

it('refuses a file in which nothing was counted, instead of waiting for ever', async () => {
  const { exitCode, stderr } = await runSite(
    folder,
    'guard',
    '--once',
    '--file',
    join(folder, 'visit.sqlite'),
  );

  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('no visits were counted in it')]);
});
