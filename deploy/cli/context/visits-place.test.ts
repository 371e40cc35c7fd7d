import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { serveLive } from '../../actions/serve/serve-live';
import { addVisits, aVisitedSite } from '../../testing/a-visited-site';
import { anArrival } from '../../testing/beacons';
import { describeOnPostgres, postgresOfTheseTests } from '../../testing/postgres/use-postgres';
import { runSite, runSiteWith } from '../../testing/run-site';

const PASSWORD = 'three-crates';

let site: Awaited<ReturnType<typeof aVisitedSite>>;
beforeEach(async () => {
  site = await aVisitedSite();
});
afterEach(() => rm(site.folder, { recursive: true }));

const visits = (SITE_METRICS: string, ...options: string[]) =>
  runSiteWith({ SITE_STORE: 'store', SITE_METRICS }, site.folder, '--json', 'visits', ...options);

describeOnPostgres('visits of a site that counts in a database', () => {
  const { aDatabase } = postgresOfTheseTests();

  it('are shown by the command where SITE_METRICS names it', async () => {
    const SITE_METRICS = await aDatabase();
    await addVisits(SITE_METRICS, site.first, 7);

    const shown = await visits(SITE_METRICS);

    expect(shown.json()[0]).toMatchObject({ groups: [{ name: site.first, arrivals: 7 }] });
  });

  it('are those of the file that is named beside it', async () => {
    await addVisits(site.place, site.first, 3);

    const shown = await visits(await aDatabase(), '--file', site.place);

    expect(shown.json()[0]).toMatchObject({ groups: [{ arrivals: 3 }] });
  });

  it.each([
    ['its password is wrong', (address: string) => address.replace(/site:[^@]+/, `site:${PASSWORD}`)],
    ['nobody is there', (address: string) => address.replace(/site:[^@]+(.*):\d+/, `site:${PASSWORD}$1:9`)],
    ['nothing was counted in it', (address: string) => address],
  ])('no message shows a password when %s', async (_, change) => {
    const address = await aDatabase();

    const { exitCode, stdout, stderr } = await visits(change(address));

    expect([exitCode, stderr]).toEqual([1, '']);
    expect(stdout).toContain(`postgres://127.0.0.1`);
    expect(stdout).not.toMatch(new RegExp(`${PASSWORD}|${new URL(address).password}`));
  });
});

it.each([
  'postgres://site:three-crates@[half/visits',
  'mysql://site:three-crates@here/visits',
  'three-crates',
])('an address that cannot be read is refused, and not repeated: %s', async (address) => {
  const { exitCode, stdout } = await visits(address);

  expect(exitCode).toBe(1);
  expect(stdout).toContain('visits-address-invalid');
  expect(stdout).not.toContain(PASSWORD);
});

it('a database is named in the environment alone, where other users of the machine do not read it', async () => {
  const { exitCode, stderr } = await runSite(
    site.folder,
    'visits',
    '--file',
    'postgres://site:three-crates@here/visits',
  );

  expect(exitCode).toBe(1);
  expect(stderr).toContain('SITE_METRICS=');
  expect(stderr).not.toContain(PASSWORD);
});

it('visitors do not wait for a database that is silent, and a beacon half a second', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const errors: unknown[] = [];
  const { url, stop } = await serveLive({
    store: site.store,
    port: 0,
    visits: `postgres://site:${PASSWORD}@127.0.0.1:${port}/visits`,
    onError: (error) => errors.push(error),
  });
  const body = JSON.stringify(anArrival({ deployment: site.first, language: 'en' }));
  await once(silent, 'connection');

  const beacon = await fetch(`${url}/_visits`, { method: 'POST', body });
  const page = await fetch(`${url}/`);

  expect([beacon.status, page.status]).toEqual([202, 200]);
  silent.close();
  sockets.forEach((socket) => socket.destroy());
  await stop();
  expect(String(errors[0])).toContain('cannot be used');
  expect(String(errors[0])).not.toContain(PASSWORD);
});
