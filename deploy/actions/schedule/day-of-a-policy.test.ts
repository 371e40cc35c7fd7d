import { MemoryStore } from '../../store/memory-store';
import { aLiveSite } from '../../testing/a-live-site';
import { tickBy } from '../../testing/a-schedule';
import { livePage } from '../../testing/live-page';
import { letItBe } from '../../testing/time-of-day';
import { aLanding, aPolicyOfTwoVersions, aShell, publishAll } from '../../testing/tiny-parts';
import { promote } from '../promote/promote';
import { readComingTime } from './read-time';
import { schedule } from './schedule';

const DAY_MS = 24 * 60 * 60_000;
const who = { author: 'Lata', message: 'Version 2', progress: () => undefined };

afterEach(() => jest.useRealTimers());

it('a version of the policy waits for its day, and comes into force then without a person', async () => {
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  const store = new MemoryStore();
  await aLiveSite([aShell(), aLanding(), aPolicyOfTwoVersions('1', day, 'We keep it for 30 days.')], store);
  const parts = await publishAll(store, [aPolicyOfTwoVersions('2', day, 'We keep it for 60 days.')]);
  const { time: midnight } = readComingTime(day, new Date());
  const tooEarly = { problems: [expect.objectContaining({ code: 'version-not-in-force' })] };

  await expect(promote({ ...who, store, parts })).rejects.toMatchObject(tooEarly);
  const eve = new Date(midnight.getTime() - 1_000);
  await expect(schedule({ ...who, store, parts, at: eve })).rejects.toMatchObject(tooEarly);
  await schedule({ ...who, store, parts, at: midnight });

  letItBe(eve.getTime());
  expect((await tickBy(store)).done).toEqual([]);
  expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
  letItBe(midnight.getTime());
  expect((await tickBy(store)).done).toMatchObject([{ number: 1, lateMs: 0 }]);
  expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
});
