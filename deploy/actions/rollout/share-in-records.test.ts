import { liveDeployment } from '../../records/find-deployment';
import { readTrial } from '../../records/trial';
import type { Store } from '../../store/store';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { shareParts } from '../../testing/a-share';
import { livePage } from '../../testing/live-page';
import { errorsOf, namesOf, pruneIn } from '../../testing/pruned-sites';
import { aLanding } from '../../testing/tiny-parts';
import { prove } from '../prove/prove';
import { readStatus } from '../status';
import { undoShare } from '../rollback/undo-share';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const OTHER = aLanding({ sentence: 'Holi hours.' });
const hand = { author: 'Asha', message: '' };

let store: Store;
beforeEach(async () => {
  ({ store } = await aLiveSite());
});

const trialNow = async () => (await readTrial(store, await liveDeployment(store)))!;

it('status, proof and history say who gets what', async () => {
  const { deployment } = await shareParts(store, [NEW], { percent: 5 });
  const release = deployment.record.rollout!.parts.landing!.release;

  const status = await readStatus(store, ['landing', 'legal', 'shell']);
  expect([status.rollout, status.newer, status.problems]).toEqual([deployment.record.rollout, [], []]);
  const moment = { time: new Date(Date.now() + 1_000), meaning: 'now' };
  expect((await prove({ store, url: '/', moment })).notes.join()).toContain(
    `5 % of them got the pages of deployment ${deployment.record.rollout!.trial.name}, with landing@${release}`,
  );
});

it('a pruning keeps both sides, and takes what a share had once it is old', async () => {
  await goLive(store, [OTHER]);
  await shareParts(store, [NEW]);
  const trial = await trialNow();
  await pruneIn(store, 40);
  expect(await errorsOf(store)).toEqual([]);
  expect(await store.has(`sites/${trial.name}/site.json`)).toBe(true);

  await undoShare({ ...hand, store });
  await goLive(store, [aLanding({ sentence: 'Pongal hours.' })]);
  const { remove } = await pruneIn(store, 80);

  expect(namesOf(remove)).toEqual(
    expect.arrayContaining([`pages ${trial.name}`, `release landing@${trial.record.parts.landing!.release}`]),
  );
  expect(await store.has(`deployments/${trial.name}.json`)).toBe(true);
  expect(await errorsOf(store)).toEqual([]);
});

it('verify finds what is wrong with the pages and the record of a share', async () => {
  await shareParts(store, [NEW]);
  const { name } = await trialNow();
  await store.remove(`sites/${name}/index.html`);
  expect(await errorsOf(store)).toMatchObject([{ code: 'site-file-missing' }]);

  await store.remove(`deployments/${name}.json`);
  expect((await errorsOf(store)).map(({ code }) => code)).toContain('deployment-missing');
  expect((await readStatus(store, [])).problems).toMatchObject([{ code: 'deployment-missing' }]);
  await undoShare({ ...hand, store });
  expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
});
