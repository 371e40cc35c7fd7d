import { request } from 'node:http';
import { once } from 'node:events';
import { serveLive, serveMetrics } from '@site/operations';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aLeavingBeacon, anArrival } from '../testing/beacons';
import { metricValue, seriesIn } from '../testing/metric-value';
import { MemoryStore } from '../testing/memory-store';
import { getRaw } from '../testing/raw-request';
import { aLanding } from '../testing/tiny-parts';

/** A served site, with what Prometheus reads of it. */
async function aCountingSite() {
  const { store, deployment } = await aLiveSite();
  const errors: unknown[] = [];
  const { url, metricsUrl, stop } = await serveLive({
    store,
    port: 0,
    onError: (error) => errors.push(error),
  });
  const metrics = async () => (await fetch(metricsUrl)).text();
  const value = async (name: string, labels = {}) => metricValue(await metrics(), name, labels);
  await fetch(url);
  await until(async () => (await value('site_live_deployment_info')) === 1);
  let stopped: Promise<void> | undefined;
  return {
    url,
    metricsUrl,
    port: Number(new URL(url).port),
    store,
    deployment: deployment.name,
    errors,
    send: (body: string, headers: Record<string, string> = {}) =>
      fetch(`${url}/_visits`, { method: 'POST', body, headers }),
    metrics,
    value,
    arrived: () => value('site_visits_arrived_total'),
    stop: () => (stopped ??= stop()),
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

let site: Awaited<ReturnType<typeof aCountingSite>>;
let arrival: string;
beforeEach(async () => {
  site = await aCountingSite();
  arrival = JSON.stringify(anArrival({ deployment: site.deployment, language: 'en' }));
});
// A test that fails stops nothing, and an open server keeps the run from ending.
afterEach(() => site.stop());

it('says beside the figures that it runs, what it serves, and when it last read its store', async () => {
  const at = (path: string) => fetch(site.metricsUrl.replace('/metrics', path));
  const ready = async () =>
    (await at('/readyz')).json() as Promise<{ deployment: string; storeAge: number; awaySince: string }>;

  expect((await at('/healthz')).status).toBe(200);
  expect(await ready()).toEqual({ deployment: site.deployment, storeAge: 0, awaySince: null });

  site.store.read = () => Promise.reject(new Error('unreachable'));
  await until(async () => (await ready()).storeAge > 0);
  expect((await at('/readyz')).status).toBe(200);
  expect((await ready()).deployment).toBe(site.deployment);
  expect(Date.now() - Date.parse((await ready()).awaySince)).toBeLessThan(60_000);
});

it('is not ready while it has nothing to show', async () => {
  const empty = await serveLive({ store: new MemoryStore(), port: 0, onError: () => undefined });

  const answer = await fetch(empty.metricsUrl.replace('/metrics', '/readyz'));
  await empty.stop();

  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ deployment: null })]);
});

it('takes what pages send, and answers with nothing', async () => {
  const answer = await site.send(arrival);

  expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null]);
  expect(await site.arrived()).toBe(1);
});

it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
  'counts nothing of a visitor who asks so: %j',
  async (headers) => {
    expect((await site.send(arrival, headers as never)).status).toBe(204);
    expect(await site.arrived()).toBe(0);
  },
);

it('refuses what other sites have a browser send, what is no beacon, and what is too large', async () => {
  const answers = await Promise.all([
    site.send(arrival, { 'Sec-Fetch-Site': 'cross-site' }),
    site.send('{"kind":"arrival"}'),
    site.send(arrival.padEnd(5_000)),
  ]);
  const endless = await fetch(`${site.url}/_visits`, {
    method: 'POST',
    body: new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(1_000_000)) }),
    duplex: 'half',
  } as never).then(
    ({ status }) => status,
    () => 413,
  );

  expect([...answers.map(({ status }) => status), endless]).toEqual([403, 400, 413, 413]);
  for (const [reason, count] of Object.entries({ foreign: 1, malformed: 1, 'too-large': 2 }))
    expect(await site.value('site_beacons_dropped_total', { reason })).toBe(count);
  expect(await site.arrived()).toBe(0);
});

it('other addresses take nothing, that of visits shows nothing, and metrics are not at the site’s port', async () => {
  const elsewhere = await fetch(`${site.url}/`, { method: 'POST', body: '{}' });
  const asked = await fetch(`${site.url}/_visits`);
  const metrics = await getRaw(site.port, '/metrics');

  expect([elsewhere.status, asked.status, metrics.status]).toEqual([405, 404, 404]);
});

it('has counters and histograms of visits by deployment, page and language', async () => {
  await site.send(arrival);
  await site.send(JSON.stringify(aLeavingBeacon({ deployment: site.deployment, language: 'en' })));

  const text = await site.metrics();

  const labels = { deployment: site.deployment, page: '/privacy-policy', language: 'en' };
  for (const [name, more, value] of [
    ['site_visits_arrived_total', {}, 1],
    ['site_visits_started_total', {}, 1],
    ['site_visits_failed_total', { part: 'landing' }, 1],
    ['site_visits_failed_total', { part: 'shell' }, 0],
    ['site_visits_taps_total', { control: 'whatsapp', place: 'hero' }, 1],
    ['site_visits_pincode_checks_total', {}, 1],
    ['site_visits_lcp_seconds_sum', {}, 0.812],
    ['site_visits_inp_seconds_bucket', { le: '0.1' }, 1],
    ['site_visits_cls_ratio_bucket', { le: '0.05' }, 1],
  ] as const)
    expect([name, metricValue(text, name, { ...labels, ...more })]).toEqual([name, value]);
  const { deployment } = site;
  expect(metricValue(text, 'site_visits_errors_total', { deployment, part: 'landing' })).toBe(5);
});

it('says which deployment is served with which releases, and counts its visits from zero on', async () => {
  const next = await goLive(site.store, [aLanding({ sentence: 'Diwali hours.' })]);
  await until(async () => (await site.value('site_live_deployment_info', { deployment: next.name })) === 1);

  const text = await site.metrics();
  expect(metricValue(text, 'site_live_deployment_info')).toBe(1);
  for (const { name, record } of [next, { ...next, name: site.deployment }])
    expect(
      seriesIn(text).filter(
        ({ name: metric, labels }) => metric === 'site_release_info' && labels.deployment === name,
      ),
    ).toHaveLength(Object.keys(record.parts).length);
  for (const name of ['arrived', 'started', 'failed'])
    expect(metricValue(text, `site_visits_${name}_total`, { deployment: next.name })).toBe(0);
  const { release } = next.record.parts.landing!;
  expect(metricValue(text, 'site_release_info', { deployment: next.name, part: 'landing', release })).toBe(1);
});

it('counts requests by what they ask for and what became of them, with their time, connections and bytes', async () => {
  const [name] = await site.store.listNames('files/landing/');
  for (const path of ['/nowhere', `/_f/landing/${name}`, '/%2e%2e/x']) await getRaw(site.port, path);
  await fetch(site.url);
  await site.send(arrival);
  await until(async () => (await site.value('site_requests_total', { kind: 'visit' })) === 1);

  const text = await site.metrics();
  const requests = (kind: string, status: string) =>
    metricValue(text, 'site_requests_total', { kind, status });
  expect(requests('page', '200')).toBeGreaterThan(0);
  expect([requests('page', '404'), requests('other', '404'), requests('visit', '204')]).toEqual([1, 1, 1]);
  expect(requests('file', '200')).toBe(1);
  expect(metricValue(text, 'site_request_duration_seconds_count', { kind: 'file' })).toBe(1);
  expect(metricValue(text, 'site_connections')).toBeGreaterThan(0);
  expect(metricValue(text, 'site_sent_bytes_total')).toBeGreaterThan(1_000);
});

it('counts failures of the store', async () => {
  expect(await site.value('site_store_errors_total')).toBe(0);
  const pointer = await site.store.read('pointers/live.json');
  await site.store.replace('pointers/live.json', Buffer.from('{'), pointer!.version);

  await until(async () => (await site.value('site_store_errors_total')) === 1);

  expect((await fetch(site.url)).status).toBe(200);
});

it('names the last five deployments, ends the series of older ones, and counts what their pages still send', async () => {
  await site.send(arrival);
  for (let day = 2; day <= 6; day += 1) await goLive(site.store, [aLanding({ sentence: `Day ${day}.` })]);
  await until(
    async () => (await site.value('site_visits_arrived_total', { deployment: site.deployment })) === null,
  );

  expect((await site.send(arrival)).status).toBe(204);

  const text = await site.metrics();
  expect(text).not.toContain(site.deployment);
  expect(metricValue(text, 'site_visits_arrived_total', { deployment: 'other' })).toBe(1);
  const named = seriesIn(text).flatMap(({ labels }) => labels.deployment ?? []);
  expect(new Set(named).size).toBe(6);
});

it('counts a beacon that is being read while the server is asked to stop', async () => {
  const beacon = request(`${site.url}/_visits`, { method: 'POST', headers: { Expect: '100-continue' } });
  await once(beacon, 'continue');
  beacon.write(arrival.slice(0, 10));
  const answered = once(beacon, 'response');

  const stopping = site.stop();
  const scrape = new Promise<string>((resolve) => {
    beacon.once('response', () => void site.metrics().then(resolve));
  });
  beacon.end(arrival.slice(10));

  const [answer] = (await answered) as [{ statusCode: number }];
  expect(answer.statusCode).toBe(204);
  expect(metricValue(await scrape, 'site_visits_arrived_total')).toBe(1);
  await stopping;
});

it('counts visits of a site that others serve, with the same labels', async () => {
  const alone = await serveMetrics({
    store: site.store,
    port: 0,
    metrics: { port: 0 },
    onError: (error) => site.errors.push(error),
  });
  const metrics = async () => (await fetch(alone.metricsUrl)).text();
  try {
    await until(async () => metricValue(await metrics(), 'site_live_deployment_info') === 1);
    const { status } = await fetch(alone.url, { method: 'POST', body: arrival });

    const counted = metricValue(await metrics(), 'site_visits_arrived_total', {
      deployment: site.deployment,
    });
    expect([status, counted, (await fetch(new URL('/', alone.url))).status]).toEqual([204, 1, 404]);
  } finally {
    await alone.stop();
  }
});
