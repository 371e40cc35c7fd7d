import { aLiveSite } from '../../testing/a-live-site';
import { aRecordedSchedule } from '../../testing/a-schedule';
import { MemoryStore } from '../../testing/memory-store';
import { metricValue } from '../../testing/metric-value';
import { aLanding, publishAll } from '../../testing/tiny-parts';
import { tick } from '../schedule/tick';
import { serveLive } from './serve';

let store: MemoryStore;
let said: unknown[];
let running: Awaited<ReturnType<typeof serveLive>>;

beforeEach(async () => {
  store = Object.assign(new MemoryStore(), { isServer: true });
  said = [];
  await aLiveSite(undefined, store);
  running = await serveLive({
    store,
    port: 0,
    onError: (error) => said.push(error),
    onMissed: (numbers) => said.push(numbers),
    onUnseen: (error) => said.push(String(error)),
    lookEvery: 5,
  });
});
afterEach(() => running.stop());

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const missed = async () =>
  metricValue(await (await fetch(running.metricsUrl)).text(), 'site_schedules_missed');

it('what is scheduled and past its time is told once, and counted, until it is carried out', async () => {
  expect(await missed()).toBe(0);
  const parts = await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })]);
  await aRecordedSchedule(store, 60, parts);
  await aRecordedSchedule(store, -2, parts);

  await until(() => said.length > 0);
  expect(await missed()).toBe(1);
  await tick({ store });
  await until(() => said.length > 1);

  expect(said).toEqual([[2], []]);
  expect(await missed()).toBe(0);
});

it('a look costs one list while nothing is scheduled anew', async () => {
  await aRecordedSchedule(store, 60, await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })]));
  const read = jest.spyOn(store, 'read');
  const list = jest.spyOn(store, 'list');
  const readRecords = () => read.mock.calls.filter(([key]) => key.startsWith('schedules/')).length;

  await until(() => list.mock.calls.length > 10);

  expect([readRecords() <= 1, list.mock.calls.every(([prefix]) => prefix === 'schedules/')]).toEqual([
    true,
    true,
  ]);
});

it('that the store does not say what is scheduled is told once, until it does', async () => {
  const list = jest.spyOn(store, 'list').mockRejectedValue(new Error('denied'));

  await until(() => list.mock.calls.length > 4);

  expect(said).toEqual(['Error: denied']);
});
