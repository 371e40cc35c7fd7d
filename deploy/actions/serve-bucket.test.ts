import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../records/open-store';
import type { S3Store } from '../store/s3-store';
import { goLive } from '../testing/a-live-site';
import {
  CEPH_START_LIMIT_MS,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { serveLive } from './serve-live';

describeOnCeph('two servers of one bucket', () => {
  let store: S3Store;
  let proxies: S3Proxy[];
  let stores: S3Store[];
  let servers: Awaited<ReturnType<typeof serveLive>>[];
  const errors: unknown[] = [];
  let days = 0;

  beforeAll(async () => {
    const bucket = await makeCephBucket();
    const open = async (url: string) =>
      (await openStore(`s3://${bucket.name}`, { env: cephEnvironment(url) })) as S3Store;
    store = await open(bucket.ceph.url);
    await goLive(store, [aShell(), aLanding({ sentence: 'Open on day 0.' }), aLegal()]);
    proxies = await Promise.all([startS3Proxy(bucket.ceph.url), startS3Proxy(bucket.ceph.url)]);
    stores = await Promise.all(proxies.map(({ url }) => open(url)));
    servers = await Promise.all(
      stores.map((own) => serveLive({ store: own, port: 0, onError: (error) => errors.push(error) })),
    );
    await Promise.all(servers.map(({ url }) => fetch(url)));
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(servers.map(({ stop }) => stop()));
    [store, ...stores].forEach((opened) => opened.close());
    await Promise.all(proxies.map((proxy) => proxy.close()));
  });

  const dayOn = async (server: number) => {
    const page = await (await fetch(servers[server]!.url)).text();
    return Number(/Open on day (\d+)\./.exec(page)?.[1]);
  };
  const ship = () => goLive(store, [aLanding({ sentence: `Open on day ${(days += 1)}.` })]);

  it('follow a promotion within a second, each forward only', async () => {
    const seen: number[][] = [[], []];
    let isOver = false;
    const watch = async (server: number) => {
      while (!isOver) {
        seen[server]!.push(await dayOn(server));
        await pause(20);
      }
    };
    const watching = [watch(0), watch(1)];
    for (let round = 0; round < 3; round += 1) {
      await ship();
      await pause(1_000);
      expect(seen.map((own) => own.at(-1))).toEqual([days, days]);
    }
    isOver = true;
    await Promise.all(watching);

    expect(seen.map((own) => own.every((day, index) => index === 0 || day >= own[index - 1]!))).toEqual([
      true,
      true,
    ]);
  });

  it('ask for nothing but whether the pointer has moved while nobody visits', async () => {
    await pause(700);
    const [{ requests }] = proxies as [S3Proxy];
    requests.length = 0;

    await pause(1_200);

    expect(requests.length).toBeGreaterThan(0);
    expect(
      requests.filter(({ path, status }) => !path.endsWith('pointers/live.json') || status !== 304),
    ).toEqual([]);
  });

  it('answer at once with what was live while their store hangs, and follow it again afterwards', async () => {
    const [proxy] = proxies as [S3Proxy];
    await dayOn(0);
    proxy.disturb = () => 'hang';
    await pause(600);

    const times: number[] = [];
    for (let visit = 0; visit < 20; visit += 1) {
      const start = performance.now();
      expect(await dayOn(0)).toBe(days);
      times.push(performance.now() - start);
    }
    expect(times.sort((a, b) => a - b)[10]).toBeLessThan(50);

    await ship();
    expect(await dayOn(0)).toBe(days - 1);
    proxy.disturb = () => null;
    // The call that hangs ends first.
    for (const start = Date.now(); Date.now() - start < 12_000 && (await dayOn(0)) < days;) await pause(100);
    expect(await dayOn(0)).toBe(days);
  });
});
