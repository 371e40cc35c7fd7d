import { readLiveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import { MemoryStore } from '../../testing/memory-store';
import { aLiveSite, goLive, livePage, goBack } from '../../testing/a-live-site';
import { copyOfStore, inMinutes, openTerms, scheduleIn, tickBy } from '../../testing/a-schedule';
import { errorsOf } from '../../testing/pruned-sites';
import { stopAfter } from '../../testing/stopping-store';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { cancel } from './cancel';
import { schedule, setEnd } from './schedule';

type OpenTerms = Awaited<ReturnType<typeof openTerms>>[number];

const ASHA = { author: 'Asha', message: '' };
const DIWALI = aLanding({ sentence: 'Diwali hours.' });

afterEach(() => jest.useRealTimers());

/** What it takes to end the landing page that is live. */
async function ofLive(store: Store, until: Date) {
  const { release } = (await readLiveDeployment(store))!.record.parts.landing!;
  return { store, part: 'landing', release, until, ...ASHA };
}

/** Rolls the landing page back, and undoes that. */
async function undoRollback(store: Store): Promise<void> {
  const { replaced } = await goBack(store, { part: 'landing' });
  await goBack(store, { part: 'landing', target: replaced.name });
}

describe('given a release is live without an end', () => {
  async function anOffer() {
    const { store, deployment } = await aLiveSite();
    await goLive(store, [DIWALI]);
    return { store, before: deployment, request: await ofLive(store, inMinutes(20)) };
  }

  it('it is given one, at which the release before goes live again, and what else went live stays', async () => {
    const { store, before, request } = await anOffer();
    await setEnd({ ...request, message: 'It ends' });
    expect(await openTerms(store)).toMatchObject([{ rollsBackTo: before.name, message: 'It ends' }]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    letMinutesPass(21);

    expect((await tickBy(store)).done).toMatchObject([{ number: 1 }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('it is given none once another one is live', async () => {
    const { store, request } = await anOffer();
    await goLive(store, [aLanding({ sentence: 'Closed for stock-taking.' })]);

    await expect(setEnd(request)).rejects.toMatchObject({ code: 'release-not-live' });
    expect(await openTerms(store)).toEqual([]);
  });
});

describe('given an offer is scheduled until a time', () => {
  let scheduled: MemoryStore;
  let offer: MemoryStore;
  beforeAll(async () => {
    offer = new MemoryStore();
    await aLiveSite(undefined, offer);
    const parts = await publishAll(offer, [DIWALI]);
    await scheduleIn(offer, 10, parts, { until: 20 });
    scheduled = await copyOfStore(offer);
    letMinutesPass(10);
    await tickBy(offer);
    jest.useRealTimers();
  });
  /** The offer is live, and ends in ten minutes. */
  async function anOffer() {
    letMinutesPass(21);
    return { store: await copyOfStore(offer) };
  }

  it('the release before goes live again then, by a deployment of its own', async () => {
    const { store } = await anOffer();
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');

    const { done } = await tickBy(store);

    expect(done).toMatchObject([{ number: 1 }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect((await readLiveDeployment(store))!.record).toMatchObject({
      kind: 'rollback',
      scheduled: { number: 1 },
      message: '',
    });
    expect(await openTerms(store)).toEqual([]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('what was put live instead stays', async () => {
    const { store } = await anOffer();
    await goLive(store, [aLanding({ sentence: 'Closed for stock-taking.' })]);

    expect((await tickBy(store)).refused).toMatchObject([{ problems: [{ code: 'schedule-superseded' }] }]);
    expect(await livePage(store, 'index.html')).toContain('Closed for stock-taking.');
  });

  it.each<[string, string, (store: Store) => Promise<unknown>]>([
    ['it comes all the same after it was rolled back and restored', 'Open on Sunday.', undoRollback],
    [
      'it leaves what was put live by hand after that',
      'Closed for stock-taking.',
      async (store) => {
        await undoRollback(store);
        await goLive(store, [aLanding({ sentence: 'Closed for stock-taking.' })]);
      },
    ],
  ])('%s', async (_, sentence, act) => {
    const { store } = await anOffer();
    await act(store);

    await tickBy(store);
    expect(await livePage(store, 'index.html')).toContain(sentence);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('it ends then, too, where it was put live by hand before its time, and what else is live then stays', async () => {
    const store = await copyOfStore(scheduled);
    await goLive(store, [DIWALI]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    letMinutesPass(10);
    expect((await tickBy(store)).refused).toEqual([]);
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
    letMinutesPass(21);

    expect((await tickBy(store)).done).toMatchObject([{ number: 1 }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect(await openTerms(store)).toEqual([]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it.each([
    ['later', 40],
    ['sooner', 30],
  ])('its end is moved while it is live: %s', async (_, minutes) => {
    const { store } = await anOffer();
    const until = inMinutes(minutes);
    await setEnd({ ...(await ofLive(store, until)), message: 'It sells' });
    const [end, ...others] = await openTerms(store);
    expect(end).toMatchObject({ number: 3, at: until.toISOString(), message: 'It sells' });
    expect(others).toEqual([]);
    await undoRollback(store);
    expect((await tickBy(store)).done).toEqual([]);
    letMinutesPass(21 + minutes);

    expect((await tickBy(store)).done).toMatchObject([{ number: 3 }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('it has no end any more once its time passed while it was not live, and stays when it is restored after that', async () => {
    const store = await copyOfStore(offer);
    letMinutesPass(15);
    const { replaced } = await goBack(store, { part: 'landing' });
    letMinutesPass(6);
    await goBack(store, { part: 'landing', target: replaced.name });

    expect((await tickBy(store)).refused).toMatchObject([{ problems: [{ code: 'schedule-superseded' }] }]);
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('its end is moved where it was put live by hand before its time, which then changes nothing', async () => {
    const store = await copyOfStore(scheduled);
    await goLive(store, [DIWALI]);
    await setEnd(await ofLive(store, inMinutes(40)));

    expect(await openTerms(store)).toMatchObject([{ number: 3 }]);
    letMinutesPass(21);
    await tickBy(store);
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
    letMinutesPass(41);
    await tickBy(store);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
  });

  it('an offer never stays without an end where moving that stops', async () => {
    for (const most of [0, 1]) {
      const { store } = await anOffer();
      const request = await ofLive(store, inMinutes(40));
      await expect(setEnd({ ...request, store: stopAfter(store, most) })).rejects.toThrow('stopped');
      expect((await openTerms(store)).map(({ number }) => number)).toEqual(most === 0 ? [1] : [1, 3]);
    }
  });

  it('its end is not moved once it was rolled back', async () => {
    const { store } = await anOffer();
    const request = await ofLive(store, inMinutes(40));
    await goBack(store, { part: 'landing' });

    await expect(setEnd(request)).rejects.toMatchObject({ code: 'release-not-live' });
    expect(await openTerms(store)).toMatchObject([{ number: 1 }]);
  });

  it('what was put live instead is given an end of its own, after which the offer, which ended meanwhile, is not live again', async () => {
    const { store } = await anOffer();
    await goLive(store, [aLanding({ sentence: 'Closed for stock-taking.' })]);
    await setEnd(await ofLive(store, inMinutes(40)));
    letMinutesPass(41);

    expect((await tickBy(store)).done).toMatchObject([{ number: 3 }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect(await errorsOf(store)).toEqual([]);
  });

  it('it does not go live when nothing carried it out before its end, also after a tick that stops', async () => {
    letMinutesPass(30);
    for (const most of [0, 1, 2]) {
      const store = await copyOfStore(scheduled);
      await tickBy(stopAfter(store, most)).catch(() => undefined);
      await tickBy(store);

      expect((await readLiveDeployment(store))!.record.number).toBe(1);
      expect(await openTerms(store)).toEqual([]);
      expect(await errorsOf(store)).toEqual([]);
    }
  });

  it('what is moved without another reason keeps its own', async () => {
    const store = await copyOfStore(scheduled);
    const { parts } = (await openTerms(store)).find(({ rollsBackTo }) => !rollsBackTo)!;
    await schedule({ store, parts, at: inMinutes(15), ...ASHA });
    expect(await openTerms(store)).toMatchObject([{ message: 'On its day' }]);

    letMinutesPass(16);
    await tickBy(store);
    await setEnd({ ...(await ofLive(store, inMinutes(20))), message: 'It sells' });
    await setEnd(await ofLive(store, inMinutes(30)));
    expect(await openTerms(store)).toMatchObject([{ message: 'It sells' }]);
  });

  it('what is scheduled again, and what is cancelled, leaves no end behind', async () => {
    const store = await copyOfStore(scheduled);
    const { parts, number } = (await openTerms(store)).find(({ rollsBackTo }) => !rollsBackTo)!;

    const again = await scheduleIn(store, 15, parts);
    expect(await openTerms(store)).toMatchObject([{ number: again }]);

    const other = await copyOfStore(scheduled);
    await cancel({ store: other, target: number, author: 'Asha', message: 'Not this year' });
    expect(await openTerms(other)).toEqual([]);
  });

  it.each<[string, (store: Store, own: OpenTerms) => Promise<unknown>]>([
    [
      'cancelled',
      (store, { number }) => cancel({ store, target: number, author: 'Asha', message: 'Not now' }),
    ],
    ['scheduled again', (store, { parts }) => scheduleIn(store, 15, parts, { until: 25 })],
  ])('no beginning stays without its end where it stops while it is %s', async (_, act) => {
    for (const most of [1, 2, 3]) {
      const store = await copyOfStore(scheduled);
      const [own] = (await openTerms(store)).filter(({ rollsBackTo }) => !rollsBackTo);
      await act(stopAfter(store, most), own!).catch(() => undefined);

      const open = await openTerms(store);
      const ends = open.filter(({ rollsBackTo }) => rollsBackTo).map(({ time }) => time);
      for (const begun of open.filter(({ rollsBackTo }) => !rollsBackTo)) expect(ends).toContain(begun.time);
    }
  });

  it('what stops before its beginning is written changes nothing', async () => {
    const store = new MemoryStore();
    const { deployment } = await aLiveSite(undefined, store);
    const parts = await publishAll(store, [DIWALI]);
    await expect(scheduleIn(stopAfter(store, 1), 10, parts, { until: 20 })).rejects.toThrow('stopped');
    letMinutesPass(20);

    expect(await tickBy(store)).toMatchObject({ done: [{ deployment: deployment.name }], refused: [] });
    expect(await openTerms(store)).toEqual([]);
  });
});
