import { aLeavingBeacon, anArrival, VISITED_DEPLOYMENT } from '../../testing/beacons';
import { metricValue, seriesIn } from '../../testing/metric-value';
import { SiteMetrics } from './metrics';

let metrics: SiteMetrics;
let now = 0;

beforeEach(async () => {
  metrics = new SiteMetrics(() => now);
  await metrics.follow([VISITED_DEPLOYMENT], ['index.html', 'privacy-policy.html', 'kn/privacy-policy.html']);
});

const take = (...beacons: object[]) => beacons.forEach((beacon) => metrics.take(JSON.stringify(beacon)));

it('reads three hundred beacons a second and no more', async () => {
  const read = Array.from({ length: 10_000 }, () => metrics.hasRoom()).filter(Boolean);
  now += 1_000;

  expect([read.length, metrics.hasRoom()]).toEqual([300, true]);
  expect(
    metricValue(await metrics.registry.metrics(), 'site_beacons_dropped_total', { reason: 'too-many' }),
  ).toBe(9_700);
});

it('counts deployments, pages, languages and parts that the site does not have as other', async () => {
  take(
    anArrival({ deployment: '000099-000000000000' }),
    anArrival({ route: '/asha' }),
    anArrival({ language: 'tlh' }),
    aLeavingBeacon({ failures: [{ part: 'asha', fingerprint: '0badcafe' }] }),
  );

  const text = await metrics.registry.metrics();
  const arrived = (labels: object) => metricValue(text, 'site_visits_arrived_total', { ...labels });
  expect(['deployment', 'page', 'language'].map((name) => arrived({ [name]: 'other' }))).toEqual([1, 1, 1]);
  expect(metricValue(text, 'site_visits_failed_total', { part: 'other' })).toBe(1);
  expect(text).not.toMatch(/asha|tlh|000099/);
});

it('has bounded memory, whatever is invented', async () => {
  const count = async () => seriesIn(await metrics.registry.metrics()).length;
  const invented = (index: number) =>
    aLeavingBeacon({
      deployment: `000099-${index.toString(16).padStart(12, '0')}`,
      route: `/page-${index}`,
      failures: [{ part: `part-${index}`, fingerprint: index.toString(16).padStart(8, '0') }],
    });
  take(...Array.from({ length: 50 }, (_, index) => invented(index)));
  const before = await count();

  take(...Array.from({ length: 500 }, (_, index) => invented(50 + index)));

  expect(await count()).toBe(before);
});
