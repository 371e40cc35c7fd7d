import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openCollector } from '../actions/visits/open-collector';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { aLeavingBeacon, anArrival } from '../testing/beacons';
import { getRaw } from '../testing/raw-request';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding } from '../testing/tiny-parts';
import { readCounts } from '../visits/open-visits';
import { close, listen } from './listen';
import { createSiteServer } from './site-server';

async function aCountingSite() {
  const folder = await makeTemporaryFolder();
  const place = join(folder, 'visits.sqlite');
  const { store, deployment } = await aLiveSite();
  const onError = (error: unknown) => {
    throw error;
  };
  const { collector, metricsUrl, stop } = await openCollector({ store, place, metricsPort: 0, onError });
  const server = createSiteServer({ store, liveSite: async () => null, onError, collector });
  const port = await listen(server, 0);
  const end = async () => {
    await close(server, 0);
    await stop();
    const counts = await readCounts(place, new Date(0));
    await rm(folder, { recursive: true });
    return counts.find(({ measure }) => measure === 'arrival')?.count ?? 0;
  };
  let stopped: Promise<number> | undefined;
  return {
    port,
    store,
    place,
    deployment: deployment.name,
    send: (body: string, headers: Record<string, string> = {}) =>
      fetch(`http://localhost:${port}/_visits`, { method: 'POST', body, headers }),
    metrics: async () => (await fetch(metricsUrl!)).text(),
    /** What was counted as arrivals. */
    stop: () => (stopped ??= end()),
  };
}

let site: Awaited<ReturnType<typeof aCountingSite>>;
beforeEach(async () => {
  site = await aCountingSite();
});
// A test that fails stops nothing, and an open server keeps the run from ending.
afterEach(() => site.stop());

it('takes what pages send, and answers with nothing', async () => {
  const answer = await site.send(JSON.stringify(anArrival({ deployment: site.deployment, language: 'en' })));

  expect([answer.status, await answer.text(), answer.headers.get('Set-Cookie')]).toEqual([204, '', null]);
  expect(await site.stop()).toBe(1);
});

it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
  'counts nothing of a visitor who asks so: %j',
  async (headers) => {
    const body = JSON.stringify(anArrival({ deployment: site.deployment, language: 'en' }));

    expect((await site.send(body, headers as never)).status).toBe(204);
    expect(await site.stop()).toBe(0);
  },
);

it('refuses what other sites have a browser send, what is no beacon, and what is too large', async () => {
  const body = JSON.stringify(anArrival({ deployment: site.deployment, language: 'en' }));
  const answers = await Promise.all([
    site.send(body, { 'Sec-Fetch-Site': 'cross-site' }),
    site.send('{"kind":"arrival"}'),
    site.send(body.padEnd(5_000)),
  ]);
  const endless = await getRaw(site.port, '/').then(() =>
    fetch(`http://localhost:${site.port}/_visits`, {
      method: 'POST',
      body: new ReadableStream({
        start: (stream) => stream.enqueue(new Uint8Array(1_000_000)),
      }),
      duplex: 'half',
    } as never).then(
      ({ status }) => status,
      () => 413,
    ),
  );

  expect([...answers.map(({ status }) => status), endless]).toEqual([403, 400, 413, 413]);
  const metrics = await site.metrics();
  for (const [reason, count] of Object.entries({ foreign: 1, malformed: 1, 'too-large': 2 }))
    expect(metrics).toContain(`site_visits_dropped_total{reason="${reason}"} ${count}`);
  expect(await site.stop()).toBe(0);
});

it('counts what a page that was left open for ten deployments sends, under its own', async () => {
  for (let day = 2; day <= 11; day += 1) await goLive(site.store, [aLanding({ sentence: `Day ${day}.` })]);

  const answer = await site.send(JSON.stringify(anArrival({ deployment: site.deployment, language: 'en' })));

  expect(answer.status).toBe(204);
  const counts = await readCounts(site.place, new Date(0));
  expect([...new Set(counts.map(({ deployment }) => deployment))]).toEqual([site.deployment]);
  expect(await site.stop()).toBe(1);
});

it('other addresses take nothing, and that of visits shows nothing', async () => {
  const elsewhere = await fetch(`http://localhost:${site.port}/`, { method: 'POST', body: '{}' });
  const asked = await fetch(`http://localhost:${site.port}/_visits`);

  expect([elsewhere.status, asked.status]).toEqual([405, 404]);
  await site.stop();
});

it('has metrics for Prometheus on a port of their own', async () => {
  const { deployment } = site;
  await site.send(JSON.stringify(anArrival({ deployment, language: 'en' })));
  await site.send(JSON.stringify(aLeavingBeacon({ deployment, language: 'en' })));

  const metrics = await site.metrics();

  for (const line of [
    'site_visits_arrivals_total{route="/privacy-policy",language="en"} 1',
    'site_visits_starts_total{route="/privacy-policy",language="en"} 1',
    'site_visits_failures_total{part="landing"} 1',
    'site_visits_lcp_seconds_bucket{le="1"} 1',
  ])
    expect(metrics).toContain(line);
  expect(metrics).not.toContain(deployment);
  expect((await getRaw(site.port, '/metrics')).status).toBe(404);
  await site.stop();
});
