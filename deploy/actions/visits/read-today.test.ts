import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { aLeavingBeacon, anArrival } from '../../testing/beacons';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { countsOf } from '../../visits/counts';
import { openVisits } from '../../visits/open-visits';
import { Tally } from '../../visits/tally';
import { readToday } from './read-today';

let folder: string;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

it('counts since midnight in India, beside the same hours a week before', async () => {
  const place = join(folder, 'visits.sqlite');
  const tally = new Tally();
  const arrive = (times: number, at: string) => {
    for (let count = 0; count < times; count += 1) tally.add(countsOf(anArrival()), Date.parse(at));
  };
  arrive(64, '2026-11-22T23:59:00+05:30');
  arrive(2, '2026-11-23T00:00:00+05:30');
  arrive(1, '2026-11-23T11:59:00+05:30');
  tally.add(countsOf(aLeavingBeacon({ vitals: {} })), Date.parse('2026-11-23T11:00:00+05:30'));
  arrive(32, '2026-11-15T23:59:00+05:30');
  arrive(4, '2026-11-16T00:00:00+05:30');
  arrive(16, '2026-11-16T12:00:00+05:30');
  const visits = openVisits(place);
  await visits.add(tally.take());
  await visits.close();

  const { today, weekBefore } = await readToday(place, new Date('2026-11-23T12:00:00+05:30'));

  expect(today).toMatchObject({ arrivals: 3, starts: 3, failures: 1, pincodes: 1 });
  expect(today.downloads).toBe(today.whatsapp);
  expect(today.downloads).toBeGreaterThan(0);
  expect(weekBefore).toEqual({ arrivals: 4, starts: 4, failures: 0, downloads: 0, whatsapp: 0, pincodes: 0 });
});
