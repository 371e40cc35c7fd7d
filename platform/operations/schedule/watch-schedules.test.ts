import { liveDeployment } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { aLiveSite, livePage } from '../../testing/a-live-site';
import { aRecordedSchedule, openTerms } from '../../testing/a-schedule';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { type TickOutcome, watchSchedules } from './tick';

/** Watches a store until it has looked at its schedules so many times. @returns what it said, and what each look did */
async function watch(store: MemoryStore, looks: number) {
  const said: string[] = [];
  const outcomes: TickOutcome[] = [];
  await new Promise<void>((resolve) => {
    const { stop } = watchSchedules({
      store,
      loadSigner: () => Promise.resolve(null),
      progress: (sentence) => void said.push(sentence),
      onTick: (outcome) => {
        outcomes.push(outcome);
        if (outcomes.length === looks) void stop().then(resolve);
      },
      every: 5,
      retryAfter: 5,
    });
  });
  return { said, outcomes };
}

describe('given a folder is served', () => {
  it('what is due goes live, at its time, also where two serve it', async () => {
    const store = new MemoryStore();
    await aLiveSite(undefined, store);
    await aRecordedSchedule(
      store,
      1 / 60,
      await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })]),
    );

    const untilDone = async (): Promise<void> => {
      await watch(store, 1);
      if ((await openTerms(store)).length > 0) await untilDone();
    };
    await Promise.all([untilDone(), untilDone()]);

    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
    expect((await liveDeployment(store)).record.number).toBe(2);
  });

  it('what is refused is said, with the reason, at once and once, and is tried again', async () => {
    const store = new MemoryStore();
    await aLiveSite(undefined, store);
    await aRecordedSchedule(store, -1, {
      legal: { release: 'a'.repeat(16), manifestSha256: 'a'.repeat(64) },
    });

    const { said, outcomes } = await watch(store, 3);

    expect(said).toEqual([
      expect.stringMatching(/^What is due was refused, and what is live stays: .*legal.* Restore it from/),
    ]);
    expect(outcomes.map(({ refused }) => refused.map(({ isNew }) => isNew))).toEqual([
      [true],
      [false],
      [false],
    ]);
    expect(await livePage(store, 'index.html')).toContain('Open on Sunday.');
  });
});

it('nothing is carried out by who serves a bucket, which has no right to write', async () => {
  const store = Object.assign(new MemoryStore(), { isServer: true });
  const list = jest.spyOn(store, 'list');

  await watchSchedules({
    store,
    loadSigner: () => Promise.resolve(null),
    progress: () => undefined,
    onTick: () => undefined,
  }).stop();

  expect(list).not.toHaveBeenCalled();
});
