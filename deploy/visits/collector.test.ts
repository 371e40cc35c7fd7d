import { aLeavingBeacon, anArrival, VISITED } from '../testing/beacons';
import { collectorOfEachTest, take } from '../testing/collector-of-each-test';

const own = collectorOfEachTest();

it('keeps nothing but counts: neither raw figures nor the moment of a visit', async () => {
  const collector = own.aCollector();
  await take(collector, aLeavingBeacon({ vitals: { lcp: 1_234, inp: 56, cls: 0.0789 } }));
  await collector.write();

  const file = (await import('node:fs')).readFileSync(own.place).toString('latin1');
  expect(file).not.toMatch(/1234|0\.0789/);
  expect(Object.keys(await own.counted()).filter((name) => name.startsWith('lcp'))).toEqual(['lcp 75']);
});

it('counts nothing of a deployment that was never live', async () => {
  const forged = anArrival({ deployment: '000099-000000000000' });
  const collector = own.aCollector();

  expect(await take(collector, forged, anArrival())).toEqual(['unknown-deployment', null]);
  expect(own.dropped).toEqual(['unknown-deployment']);
});

it('counts nothing of pages and parts that a deployment does not have', async () => {
  const collector = own.aCollector();
  const forged = [
    anArrival({ route: '/asha' }),
    anArrival({ language: 'tlh' }),
    aLeavingBeacon({ failures: [{ part: 'asha', fingerprint: '0badcafe' }] }),
  ];

  expect(await take(collector, ...forged)).toEqual(['unknown-page', 'unknown-page', 'unknown-page']);
});

it('counts pages of a deployment that went live since, and asks the store every two seconds at most', async () => {
  const live = [VISITED];
  let asked = 0;
  const collector = own.aCollector(async () => {
    asked += 1;
    return live;
  });
  const next = anArrival({ deployment: '000013-000000000000' });
  await take(collector, ...Array.from({ length: 50 }, () => next));
  live.push(next.deployment);
  expect(asked).toBe(1);

  own.now += 2_001;

  expect(await take(collector, next)).toEqual([null]);
});

it('counts what came right before it is closed, though the store is still being asked', async () => {
  const collector = own.aCollector(async () => {
    await new Promise(setImmediate);
    return [VISITED];
  });
  void collector.take(JSON.stringify(anArrival()));

  await own.closeAll();

  expect(await own.counted()).toMatchObject({ arrival: 1, start: 1 });
});

it('counts on what it knows while the store cannot be read', async () => {
  let isGone = false;
  const collector = own.aCollector(async () => {
    if (isGone) throw new Error('gone');
    return [VISITED];
  });
  await take(collector, anArrival());
  isGone = true;
  own.now += 5_000;

  expect(await take(collector, anArrival({ deployment: '000013-000000000000' }), anArrival())).toEqual([
    'unknown-deployment',
    null,
  ]);
});

it('reads three hundred beacons a second and no more', () => {
  const collector = own.aCollector();

  const read = Array.from({ length: 10_000 }, () => collector.hasRoom()).filter(Boolean);
  own.now += 1_000;

  expect([read.length, own.dropped.length, collector.hasRoom()]).toEqual([300, 9_700, true]);
});

it('has bounded memory, whatever fingerprints are invented', async () => {
  const collector = own.aCollector();
  const forged = Array.from({ length: 500 }, (_, index) =>
    aLeavingBeacon({
      clicks: [],
      failures: [{ part: 'landing', fingerprint: index.toString(16).padStart(8, '0') }],
    }),
  );
  await take(collector, ...forged);
  await collector.write();

  const errorsCounted = Object.entries(await own.counted()).filter(([name]) => name.startsWith('error'));
  expect(errorsCounted).toHaveLength(51);
  expect(errorsCounted).toContainEqual(['error landing other', 450]);
});
