import { readLiveDeployment } from '../../records/live-deployment';
import { MemoryStore } from '../../store/memory-store';
import { aLiveSite, goLive } from '../../testing/a-live-site';
import { aRecordedSchedule, copyOfStore, openTerms, scheduleIn, tickBy } from '../../testing/a-schedule';
import { livePage } from '../../testing/live-page';
import { letMinutesPass } from '../../testing/time-of-day';
import { aLanding, publishAll } from '../../testing/tiny-parts';

const DIWALI = aLanding({ sentence: 'Diwali hours.' });

afterEach(() => jest.useRealTimers());

describe('given an offer is scheduled until a time', () => {
  let offer: MemoryStore;
  beforeAll(async () => {
    offer = new MemoryStore();
    await aLiveSite(undefined, offer);
    const parts = await publishAll(offer, [DIWALI]);
    await scheduleIn(offer, 10, parts, { until: 20 });
    letMinutesPass(10);
    await tickBy(offer);
    jest.useRealTimers();
  });
  /** The offer is live, and ends in ten minutes. */
  async function anOffer() {
    letMinutesPass(21);
    return { store: await copyOfStore(offer) };
  }

  it('the release before is put back then, by a deployment of its own', async () => {
    const { store } = await anOffer();
    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');

    const { done } = await tickBy(store);

    expect(done).toMatchObject([{ what: 'ended' }]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
    expect((await readLiveDeployment(store))!.deployment.record).toMatchObject({
      kind: 'rollback',
      scheduled: { number: 1, isEnd: true },
    });
    expect(await openTerms(store)).toEqual([]);
  });

  it('what somebody put live instead stays', async () => {
    const { store } = await anOffer();
    await goLive(store, [aLanding({ sentence: 'Closed for stock-taking.' })]);

    expect(await tickBy(store)).toEqual({ done: [], refused: [], next: null });
    expect(await livePage(store, 'index.html')).toContain('Closed for stock-taking.');
  });

  it('three ticks at once end it once', async () => {
    const { store } = await anOffer();

    const outcomes = await Promise.all(Array.from({ length: 3 }, () => tickBy(store)));

    expect(outcomes.flatMap(({ refused }) => refused)).toEqual([]);
    expect((await readLiveDeployment(store))!.deployment.record.number).toBe(3);
  });

  it('nothing goes live when nobody carried it out before its end', async () => {
    const store = new MemoryStore();
    const landing = { release: 'a'.repeat(16), manifestSha256: 'a'.repeat(64) };
    await aRecordedSchedule(store, 10, { landing }, 20);
    letMinutesPass(30);

    expect((await tickBy(store)).refused).toMatchObject([{ problems: [{ code: 'schedule-over' }] }]);
    expect(await tickBy(store)).toEqual({ done: [], refused: [], next: null });
  });
});
