import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aLeavingBeacon, anArrival } from '../testing/beacons';
import { collectorOfEachTest, take } from '../testing/collector-of-each-test';
import { visitsStoreContract } from '../testing/visits-store.contract';

const own = collectorOfEachTest();

describe('a file of visits', () => visitsStoreContract());

it('is one of SQLite', async () => {
  await take(own.aCollector(), anArrival());
  await own.closeAll();

  expect(readFileSync(own.place).subarray(0, 15).toString()).toBe('SQLite format 3');
});

describe('given the file cannot be written for a while', () => {
  it('says so once, and counts all when it can be again', async () => {
    const collector = own.aCollector();
    await rm(join(own.folder, 'visits'), { recursive: true });
    await writeFile(join(own.folder, 'visits'), 'in the way');
    await take(collector, anArrival());
    await collector.write();
    await collector.write();
    expect(own.errors).toHaveLength(1);
    expect(String(own.errors[0])).toContain('cannot be used');

    await rm(join(own.folder, 'visits'));
    await collector.write();

    expect(await own.counted()).toEqual({ arrival: 1, start: 1 });
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
  await collector.write();
  await rm(own.place);
  await take(collector, anArrival());
  await collector.write();

  expect((await own.counted()).arrival).toBe(1);
});

it('waits for another process that uses the file', async () => {
  const collector = own.aCollector();
  await take(collector, anArrival());
  await collector.write();
  await mkdir(`${own.place}.lock`);
  const other = spawn('sh', ['-c', `echo begun; sleep 0.2; rmdir ${own.place}.lock`]);
  // Its start may take longer than anybody waits for a file.
  await once(other.stdout, 'data');

  expect((await own.counted()).arrival).toBe(1);
  if (other.exitCode === null) await once(other, 'exit');
});

it('frees the lock of a process that was killed', async () => {
  own.aCollector();
  await own.closeAll();
  const { utimesSync } = await import('node:fs');
  await mkdir(`${own.place}.lock`);
  utimesSync(`${own.place}.lock`, 0, 0);

  const collector = own.aCollector();
  await take(collector, anArrival());
  await collector.write();

  expect(own.errors).toEqual([]);
  expect((await own.counted()).arrival).toBe(1);
});

it('refuses a file that is none of SQLite', async () => {
  await mkdir(join(own.folder, 'visits'));
  await writeFile(own.place, 'Dear diary, '.repeat(100));

  expect(() => own.aCollector()).toThrow('cannot be used: file is not a database');
});
