import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aLeavingBeacon, anArrival } from '../testing/beacons';
import { collectorOfEachTest, take } from '../testing/collector-of-each-test';

const own = collectorOfEachTest();

describe('given the file cannot be written for a while', () => {
  it('says so once, and counts all when it can be again', async () => {
    const collector = own.aCollector();
    await rm(join(own.folder, 'visits'), { recursive: true });
    await writeFile(join(own.folder, 'visits'), 'in the way');
    await take(collector, anArrival());
    collector.write();
    collector.write();
    expect(own.errors).toHaveLength(1);
    expect(String(own.errors[0])).toContain('cannot be used');

    await rm(join(own.folder, 'visits'));
    collector.write();

    expect(own.counted()).toEqual({ arrival: 1, start: 1 });
  });

  it('drops what there is no room for, and counts that', async () => {
    const collector = own.aCollector();
    await rm(join(own.folder, 'visits'), { recursive: true });
    await writeFile(join(own.folder, 'visits'), 'in the way');
    for (let minute = 0; minute < 800; minute += 1) {
      own.now += 60_000;
      await take(collector, aLeavingBeacon());
    }

    expect(own.dropped.length).toBeGreaterThan(0);
    expect(new Set(own.dropped)).toEqual(new Set(['no-room']));
    await rm(join(own.folder, 'visits'));
  });
});

it('begins a new file where the old one was taken away', async () => {
  const collector = own.aCollector();
  await take(collector, anArrival());
  collector.write();
  await rm(own.path);
  await take(collector, anArrival());
  collector.write();

  expect(own.counted().arrival).toBe(1);
});

it('frees the lock of a process that was killed', async () => {
  own.aCollector();
  own.closeAll();
  const { utimesSync } = await import('node:fs');
  await mkdir(`${own.path}.lock`);
  utimesSync(`${own.path}.lock`, 0, 0);

  const collector = own.aCollector();
  await take(collector, anArrival());
  collector.write();

  expect(own.errors).toEqual([]);
  expect(own.counted().arrival).toBe(1);
});

it('refuses a file that is none of SQLite', async () => {
  await mkdir(join(own.folder, 'visits'));
  await writeFile(own.path, 'Dear diary, '.repeat(100));

  expect(() => own.aCollector()).toThrow('cannot be used: file is not a database');
});

it('adds up by day what is older than 30 days, and loses nothing of it', async () => {
  const collector = own.aCollector();
  for (let minute = 0; minute < 3; minute += 1) {
    await take(collector, anArrival());
    own.now += 60_000;
  }
  collector.write();
  own.now += 32 * 24 * 3_600_000;
  await take(collector, anArrival());
  collector.write();

  expect(own.counted().arrival).toBe(4);
  const startOfDayInIndia = Date.UTC(2026, 10, 21, 18, 30);
  expect(own.counted(startOfDayInIndia).arrival).toBe(4);
  expect(own.counted(startOfDayInIndia + 1_000).arrival).toBe(1);
});

it('goes on counting when the clock is put back', async () => {
  const collector = own.aCollector();
  await take(collector, anArrival());
  own.now -= 400 * 24 * 3_600_000;

  expect(await take(collector, anArrival())).toEqual([null]);
  expect(collector.hasRoom()).toBe(true);
  collector.write();
  expect(own.counted().arrival).toBe(2);
});
