import { liveDeployment } from '../../records/find-deployment';
import { readTrial } from '../../records/trial';
import { MemoryStore } from '../../store/memory-store';
import type { Store } from '../../store/store';
import { aLiveSite, goLive, promoteParts } from '../../testing/a-live-site';
import { shareParts } from '../../testing/a-share';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { stopAfter } from '../../testing/stopping-store';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { readHistory } from '../history';
import { takenBackBy } from '../promote/taken-back';
import { retirePart } from '../retire/retire-part';
import { rollback } from '../rollback/rollback';
import { rollbackPart } from '../rollback/rollback-part';
import { withdraw } from '../withdraw/withdraw';
import { giveToShare } from './give-to-share';
import { undoShare } from '../rollback/undo-share';

const NEW = aLanding({ sentence: 'Diwali hours.' });
const OTHER = aLanding({ sentence: 'Holi hours.' });
const LEGAL = aLegal({ clause: 'We keep it for 60 days.' });
const hand = { author: 'Asha', message: '', progress: () => undefined };

let store: Store;
let landing: string;
beforeEach(async () => {
  const site = await aLiveSite();
  store = site.store;
  landing = site.deployment.record.parts.landing!.release;
});

const live = () => liveDeployment(store);
const trialNow = async () => (await readTrial(store, await live()))!;
const stepsOf = async () =>
  (await readHistory(store, 20)).entries.map(({ share, changed }) => [share?.percent ?? null, ...changed]);

describe('a release that is given to a share of visitors', () => {
  it('is composed beside what is live, which stays as it is', async () => {
    const before = await live();

    const { status, changed } = await shareParts(store, [NEW], { percent: 5, message: 'Try it' });

    const now = await live();
    expect([status, changed]).toEqual([
      'shared',
      [{ part: 'landing', from: landing, to: expect.any(String) }],
    ]);
    expect(now.record).toMatchObject({ parts: before.record.parts, site: before.name, message: 'Try it' });
    expect(now.filesSha256).toBe(before.filesSha256);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    const trial = await trialNow();
    expect(trial.record).toMatchObject({
      trial: true,
      parts: { ...now.record.parts, ...now.record.rollout!.parts },
      previous: now.record.previous,
    });
    expect((await store.read(`sites/${trial.name}/index.html`))!.body.toString()).toContain('Diwali hours.');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('is given to more without composing anything, and to fewer by taking it back alone', async () => {
    await shareParts(store, [NEW], { percent: 5 });
    const trial = await trialNow();

    const more = await shareParts(store, [NEW], { percent: 25 });

    expect([more.status, more.rendered, (await trialNow()).name]).toEqual(['shared', [], trial.name]);
    expect((await shareParts(store, [NEW], { percent: 25 })).status).toBe('already-shared');
    await expect(shareParts(store, [NEW], { percent: 5 })).rejects.toMatchObject({ code: 'rollout-shrinks' });
    expect((await live()).record.rollout!.percent).toBe(25);
    expect((await stepsOf()).slice(0, -1)).toEqual([[25], [5]]);
  });

  it('is the only one at a time, whoever wants another', async () => {
    await shareParts(store, [NEW]);
    const before = await live();

    for (const refused of [
      shareParts(store, [OTHER]),
      shareParts(store, [LEGAL]),
      promoteParts(store, [OTHER]),
      promoteParts(store, [NEW]),
    ])
      await expect(refused).rejects.toMatchObject({
        code: 'rollout-running',
        message: expect.stringMatching(/^landing@\w+, which 5 % of visitors get, is not decided on yet/),
      });
    expect((await live()).name).toBe(before.name);
  });

  it('is nothing where nothing is live, or where all have it', async () => {
    expect((await shareParts(store, [aLanding()])).status).toBe('already-live');
    const fresh = new MemoryStore();
    const parts = await publishAll(fresh, [NEW]);
    await expect(giveToShare({ ...hand, store: fresh, parts, percent: 5 })).rejects.toMatchObject({
      code: 'nothing-live',
    });
  });

  it('changes nothing on a dry run', async () => {
    const parts = await publishAll(store, [NEW]);
    const keys = await store.list('');

    const { status } = await giveToShare({ ...hand, store, parts, percent: 5, dryRun: true });

    expect([status, await store.list('')]).toEqual(['would-share', keys]);
  });

  it('is refused when it was withdrawn, and is not withdrawn while visitors have it', async () => {
    const parts = await publishAll(store, [NEW]);
    const choice = { part: 'landing', release: parts.landing!.release };
    await shareParts(store, [NEW]);

    await expect(withdraw({ ...hand, store, choice })).rejects.toMatchObject({ code: 'release-live' });
    await undoShare({ ...hand, store });
    await withdraw({ ...hand, store, choice });

    await expect(shareParts(store, [NEW])).rejects.toThrow(/is not to go live: Asha withdrew it/);
  });
});

describe('taking it back', () => {
  it('gives all visitors what the others have, and going back again goes back a step more', async () => {
    await goLive(store, [LEGAL]);
    await shareParts(store, [NEW], { percent: 5 });
    await shareParts(store, [NEW], { percent: 25 });
    const share = (await live()).record.rollout!;

    const { restored, ended } = await undoShare({ ...hand, store, message: 'Slow' });

    expect([ended, restored.record.number]).toEqual([share, 2]);
    expect((await live()).record).toMatchObject({ kind: 'rollback', parts: restored.record.parts });
    expect((await live()).record.rollout).toBeUndefined();
    expect((await stepsOf())[0]).toEqual([0]);
    expect(await takenBackBy(store, 'landing', share.parts.landing!.release)).toMatchObject({
      record: { message: 'Slow' },
    });
    await expect(undoShare({ ...hand, store })).rejects.toMatchObject({ code: 'share-missing' });
    await rollback({ ...hand, store, target: null });
    expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('works by the part, too, and leaves what is live of it', async () => {
    await goLive(store, [OTHER]);
    await shareParts(store, [NEW]);

    await rollbackPart({ ...hand, store, part: 'landing', target: null });

    expect(await livePage(store, 'index.html')).toContain('Holi hours.');
    expect((await live()).record.rollout).toBeUndefined();
  });

  it('comes with going back further, and with taking the part out', async () => {
    await goLive(store, [OTHER]);
    await shareParts(store, [NEW]);
    await rollback({ ...hand, store, target: '1' });
    expect((await live()).record.rollout).toBeUndefined();

    await shareParts(store, [NEW]);
    await rollbackPart({ ...hand, store, part: 'landing', target: '2' });
    expect((await live()).record.rollout).toBeUndefined();
    expect(await livePage(store, 'index.html')).toContain('Holi hours.');

    await shareParts(store, [LEGAL]);
    await retirePart({ ...hand, store, part: 'legal' });
    expect((await live()).record.rollout).toBeUndefined();
    expect(await errorsOf(store)).toEqual([]);
  });
});

describe('what another team ships meanwhile', () => {
  it('reaches both sides, forth and back', async () => {
    await shareParts(store, [NEW], { percent: 25 });
    const { since } = (await live()).record.rollout!;

    await goLive(store, [LEGAL]);

    const now = await live();
    const trial = await trialNow();
    expect(now.record.rollout).toMatchObject({ percent: 25, since, trial: { name: trial.name } });
    expect(trial.record.parts).toEqual({ ...now.record.parts, ...now.record.rollout!.parts });
    for (const name of [now.name, trial.name])
      expect((await store.read(`sites/${name}/privacy-policy.html`))!.body.toString()).toContain('60 days');
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');

    await rollbackPart({ ...hand, store, part: 'legal', target: null });
    expect((await trialNow()).record.parts.legal).toEqual((await live()).record.parts.legal);
    expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
    expect((await live()).record.rollout).toMatchObject({ percent: 25, since });
    expect((await stepsOf()).slice(0, -1)).toEqual([[null, 'legal'], [null, 'legal'], [25]]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('is switched for both sides, as the counting of visits', async () => {
    await shareParts(store, [NEW]);

    await promoteParts(store, [], { visits: true });

    expect([(await live()).record.visits, (await trialNow()).record.visits]).toEqual([true, true]);
  });

  it('is refused where it does not go with what is on trial, and says so', async () => {
    const links = aLanding({
      body: '<h1>Mandi</h1><section id="services"><h2>Services</h2><a href="/privacy-policy#retention">Retention</a></section>',
    });
    await shareParts(store, [links]);
    const before = await live();

    const refused = promoteParts(store, [aLegal({ body: '<h1>Privacy Policy</h1><p>Short.</p>' })]);

    await expect(refused).rejects.toThrow(/^Beside landing@\w+, which 5 % of visitors get: /);
    expect((await live()).name).toBe(before.name);
  });
});

it.each([
  ['a share', 5, 9],
  ['a larger share', 25, 1],
])('a process that gives it to %s and stops at its writes leaves nothing half', async (_, percent, step) => {
  const parts = await publishAll(store, [NEW]);
  if (percent > 5) await shareParts(store, [NEW], { percent: 5 });
  for (let writes = 0; ; writes += step) {
    const request = { ...hand, parts, percent, store: stopAfter(store, writes) };
    const isDone = await giveToShare(request).then(
      () => true,
      () => false,
    );
    expect((await live()).record.rollout?.percent === percent).toBe(isDone);
    if (isDone) break;
  }
  expect(await errorsOf(store)).toEqual([]);
});
