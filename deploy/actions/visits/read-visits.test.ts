import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisitBeacon } from '@site/shared/contracts';
import { openStore } from '../../records/open-store';
import { goLive } from '../../testing/a-live-site';
import { aLeavingBeacon, anArrival } from '../../testing/beacons';
import { runSite } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { countsOf } from '../../visits/counts';
import { Tally } from '../../visits/tally';
import { openVisits } from '../../visits/open-visits';

let folder: string;
let first: string;
let second: string;
let landings: string[];

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const store = await openStore(join(folder, 'store'), { env: {} });
  const before = await goLive(store, [aShell(), aLanding(), aLegal()]);
  const after = await goLive(store, [aLanding({ sentence: 'Diwali hours.' })]);
  [first, second] = [before.name, after.name];
  landings = [before, after].map(({ record }) => `landing@${record.parts.landing!.release}`);
});
afterAll(() => rm(folder, { recursive: true }));

const times = (count: number, beacon: VisitBeacon) => Array.from({ length: count }, () => beacon);

/** What `site visits` says of these beacons. */
async function visits(beacons: VisitBeacon[], ...options: string[]) {
  const path = join(folder, 'visits.sqlite');
  await rm(path, { force: true });
  const tally = new Tally();
  for (const beacon of beacons) tally.add(countsOf(beacon), Date.now());
  const file = openVisits(path);
  await file.add(tally.take());
  await file.close();
  const command = ['visits', '--file', path, ...options];
  const [plain, json] = [await runSite(folder, ...command), await runSite(folder, '--json', ...command)];
  expect([plain.exitCode, json.exitCode]).toEqual([0, 0]);
  return {
    words: plain.stdout,
    ...(json.json()[0] as { groups: Record<string, unknown>[] }),
  };
}

it('shows visits beside the deployments that changed what they got, newest first', async () => {
  const { groups, words } = await visits([
    ...times(3, anArrival({ deployment: first })),
    anArrival({ deployment: second, started: false }),
    aLeavingBeacon({ deployment: second, vitals: { lcp: 1_000 } }),
  ]);

  expect(groups).toMatchObject([
    {
      name: second,
      changed: [landings[1]],
      arrivals: 1,
      starts: 0,
      failures: { landing: 1 },
      download: { hero: 1 },
      pincode: 1,
    },
    { name: first, arrivals: 3, starts: 3 },
  ]);
  expect((groups[0]!.vitals as { lcp: number }).lcp / 1_000).toBeCloseTo(1, 0);
  expect(words).toMatch(new RegExp(`${second} .*1 +0\\.0 % +landing 100\\.0 %`));
  expect(words).toContain('landing 00000000');
});

it('tells visits apart by part, release, language and route', async () => {
  const beacons = [
    anArrival({ deployment: first, language: 'en', route: '/' }),
    anArrival({ deployment: second }),
    aLeavingBeacon({ deployment: second }),
  ];
  const named = async (by: string) =>
    (await visits(beacons, '--by', by)).groups.map(({ name, arrivals, failures }) => [
      name,
      arrivals,
      failures,
    ]);

  expect(await named('language')).toEqual([
    ['en', 1, {}],
    ['kn', 1, { landing: 1 }],
  ]);
  expect(await named('route')).toEqual([
    ['/', 1, {}],
    ['/privacy-policy', 1, { landing: 1 }],
  ]);
  expect(await named('part')).toEqual([
    ['landing', 2, { landing: 1 }],
    ['legal', 2, {}],
    ['shell', 2, {}],
  ]);
  expect((await named('release')).filter(([name]) => String(name).startsWith('landing')).sort()).toEqual(
    [
      [landings[0], 1, {}],
      [landings[1], 1, { landing: 1 }],
    ].sort(),
  );
});

it('says what to do where nothing was counted, and where there is no file', async () => {
  expect((await visits([])).words).toContain('promote --visits');
  const { exitCode, stderr } = await runSite(folder, 'visits', '--file', 'none.sqlite');

  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('site -- serve --visits')]);
});

it('refuses a span that is none', async () => {
  const { exitCode, stderr } = await runSite(folder, 'visits', '--file', 'none.sqlite', '--since', 'Monday');

  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining('"Monday" is no span such as 90m, 24h or 7d.'),
  ]);
});
