import { aLeavingBeacon, anArrival, VISITED } from '../testing/beacons';
import { collectorOfEachTest, take } from '../testing/collector-of-each-test';

const own = collectorOfEachTest();

it('counts visits in an SQLite file', async () => {
  const collector = own.aCollector();
  await take(collector, anArrival(), anArrival({ started: false }), aLeavingBeacon({ startedLate: true }));
  await take(collector, anArrival());
  collector.write();

  expect(own.counted()).toMatchObject({
    arrival: 3,
    start: 3,
    'failure landing': 1,
    'error landing 00000000': 1,
    'download hero': 1,
    'whatsapp footer': 1,
    pincode: 1,
  });
  const [head] = [(await import('node:fs')).readFileSync(own.path).subarray(0, 15).toString()];
  expect(head).toBe('SQLite format 3');
});

it('keeps nothing but counts: neither raw figures nor the moment of a visit', async () => {
  const collector = own.aCollector();
  await take(collector, aLeavingBeacon({ vitals: { lcp: 1_234, inp: 56, cls: 0.0789 } }));
  collector.write();

  const file = (await import('node:fs')).readFileSync(own.path).toString('latin1');
  expect(file).not.toMatch(/1234|0\.0789/);
  expect(Object.keys(own.counted()).filter((name) => name.startsWith('lcp'))).toEqual(['lcp 75']);
});

it('counts on in a file that there is', async () => {
  for (let run = 0; run < 2; run += 1) {
    const collector = own.aCollector();
    await take(collector, anArrival());
    own.closeAll();
  }

  expect(own.counted().arrival).toBe(2);
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
  collector.write();

  const errorsCounted = Object.entries(own.counted()).filter(([name]) => name.startsWith('error'));
  expect(errorsCounted).toHaveLength(51);
  expect(errorsCounted).toContainEqual(['error landing other', 450]);
});
