import { setTimeout as pause } from 'node:timers/promises';
import { S3Store, connectToBucket } from '@site/store';
import { callLimits } from '../../store/s3-call';
import { goLive } from '../../testing/a-live-site';
import {
  CEPH_START_LIMIT_MS,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../../testing/ceph/use-ceph';
import { type S3Proxy, startS3Proxy } from '../../testing/s3-proxy';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { serveLive } from './serve';

/** For servers: as `callLimits`, a fifth of the time. */
const HASTY = { triesForMs: callLimits.triesForMs / 5, silenceMs: callLimits.silenceMs / 5 };

describeOnCeph('two servers of one bucket', () => {
  let store: S3Store;
  let proxies: S3Proxy[];
  let stores: S3Store[];
  let servers: Awaited<ReturnType<typeof serveLive>>[];
  const errors: unknown[] = [];
  let days = 0;

  beforeAll(async () => {
    const bucket = await makeCephBucket();
    const open = async (url: string, limits = callLimits) =>
      new S3Store(await connectToBucket(bucket.name, '', cephEnvironment(url), limits));
    store = await open(bucket.ceph.url);
    await goLive(store, [aShell(), aLanding({ sentence: 'Open on day 0.' }), aLegal()]);
    proxies = await Promise.all([startS3Proxy(bucket.ceph.url), startS3Proxy(bucket.ceph.url)]);
    stores = await Promise.all(proxies.map(({ url }) => open(url, HASTY)));
    servers = await Promise.all(
      stores.map((own) =>
        // Schedules are looked for in a test of their own.
        serveLive({ store: own, port: 0, onError: (error) => errors.push(error), lookEvery: 3_600_000 }),
      ),
    );
    await Promise.all(servers.map(({ url }) => fetch(url)));
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    [store, ...stores].forEach((opened) => opened.close());
    await Promise.all(proxies.map((proxy) => proxy.close()));
  });

  const pageOn = async (server: number) => (await fetch(servers[server]!.url)).text();
  const dayIn = (page: string) => Number(/Open on day (\d+)\./.exec(page)?.[1]);
  const dayOn = async (server: number) => dayIn(await pageOn(server));
  const ship = () => goLive(store, [aLanding({ sentence: `Open on day ${(days += 1)}.` })]);

  it('follow a promotion by themselves, each forward only, and have the files of pages of the other', async () => {
    const seen: number[][] = [[], []];
    const files = new Map<string, number>();
    let isOver = false;
    const watch = async (server: number) => {
      while (!isOver) {
        const page = await pageOn(server);
        seen[server]!.push(dayIn(page));
        for (const [, file] of page.matchAll(/(?:src|href)="(\/_f\/[^"]+)"/g)) {
          const fromOther = servers[1 - server]!.url + file!;
          if (!files.has(fromOther)) files.set(fromOther, (await fetch(fromOther)).status);
        }
        await pause(20);
      }
    };
    const watching = [watch(0), watch(1)];
    for (let round = 0; round < 2; round += 1) {
      await ship();
      while (seen.some((own) => own.at(-1) !== days)) await pause(20);
    }
    isOver = true;
    await Promise.all(watching);

    expect(seen.map((own) => own.every((day, index) => index === 0 || day >= own[index - 1]!))).toEqual([
      true,
      true,
    ]);
    // Of each server, the files of three releases of landing and those of the shell.
    expect(files.size).toBeGreaterThan(8);
    expect(new Set(files.values())).toEqual(new Set([200]));
  });

  it('ask for nothing but whether the pointer has moved without visitors', async () => {
    const [{ requests }] = proxies as [S3Proxy];
    while (requests.at(-1)?.status !== 304) await pause(50);
    requests.length = 0;

    while (requests.length < 3) await pause(50);

    // The last one may not be answered yet.
    expect(requests.slice(0, -1).map(({ path, status }) => [/[^/]+$/.exec(path)?.[0], status])).toEqual([
      ['live.json', 304],
      ['live.json', 304],
    ]);
  });

  it('answer at once with what was live while their store hangs or stalls, and follow it again afterwards', async () => {
    const both = [0, 1];
    await Promise.all(both.map(dayOn));
    proxies[0]!.disturb = () => 'hang';
    proxies[1]!.disturb = () => 'stall';
    await pause(600);

    for (const server of both) {
      const times: number[] = [];
      for (let visit = 0; visit < 20; visit += 1) {
        const start = performance.now();
        expect(await dayOn(server)).toBe(days);
        times.push(performance.now() - start);
      }
      // None waits until a call that hangs is given up.
      expect(times.sort((a, b) => a - b)[10]).toBeLessThan(HASTY.silenceMs / 2);
    }

    await ship();
    expect(await Promise.all(both.map(dayOn))).toEqual([days - 1, days - 1]);
    proxies.forEach((proxy) => (proxy.disturb = () => null));
    const areBehind = async () => (await Promise.all(both.map(dayOn))).some((day) => day < days);
    // The calls that hang end first.
    while (await areBehind()) await pause(100);
  });
});
