import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { type Disturbance, type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { letItBe } from '../testing/time-of-day';
import { connectToBucket } from './s3-bucket';
import { type CallLimits, callLimits } from './s3-call';
import { S3Store } from './s3-store';
import { StoreConflict } from './store';

/** So that a call that hangs is soon made again; the server itself has long, on a machine that is busy. */
const LIMITS: CallLimits = { triesForMs: 30_000, silenceMs: 2_000 };

describeOnCeph('a store in a bucket, on Ceph', () => {
  let bucket: CephBucket;
  let proxy: S3Proxy;
  let store: S3Store;

  beforeAll(async () => {
    bucket = await makeCephBucket();
    proxy = await startS3Proxy(bucket.ceph.url);
    // The first object has Ceph make a pool for it.
    const patient = await open(callLimits);
    await patient.create('first', Buffer.from('x'));
    patient.close();
    store = await open();
  }, CEPH_START_LIMIT_MS);

  afterEach(() => {
    proxy.disturb = () => null;
    proxy.clockMs = 0;
    jest.useRealTimers();
  });

  afterAll(async () => {
    store.close();
    await proxy.close();
  });

  async function open(limits = LIMITS): Promise<S3Store> {
    return new S3Store(await connectToBucket(bucket.name, '', cephEnvironment(proxy.url), limits));
  }

  /** Disturbs so many of the requests with this method, then none. */
  function disturbNext(method: string, disturbance: Disturbance, times: number): void {
    let left = times;
    proxy.disturb = (actual) => (actual === method && left-- > 0 ? disturbance : null);
  }

  it.each<[Disturbance, number]>([
    ['unavailable', 2],
    ['overlap', 2],
    ['gone', 1],
    ['cancelled', 2],
    ['lose-answer', 1],
    ['hang', 1],
    ['hang-after', 1],
  ])('creates and moves exactly once when the server answers: %s', async (disturbance, times) => {
    disturbNext('PUT', disturbance, times);
    expect(await store.create(`disturbed/${disturbance}`, Buffer.from('x'))).toBe('created');

    const key = `pointers/${disturbance}.json`;
    disturbNext('PUT', disturbance, times);
    const first = await store.replace(key, Buffer.from('1'), null);
    disturbNext('PUT', disturbance, times);
    const second = await store.replace(key, Buffer.from('2'), first);

    expect(await store.read(key)).toEqual({ body: Buffer.from('2'), version: second });
  });

  it.each<Disturbance>(['cancelled', 'overlap', 'gone'])(
    'says that it lost the race by the answer: %s',
    async (disturbance) => {
      await store.create(`taken/${disturbance}`, Buffer.from('winner'));
      disturbNext('PUT', disturbance, 1);
      expect(await store.create(`taken/${disturbance}`, Buffer.from('loser'))).toBe('exists');
      expect((await store.read(`taken/${disturbance}`))?.body.toString()).toBe('winner');

      const key = `pointers/taken-${disturbance}.json`;
      const first = await store.replace(key, Buffer.from('start'), null);
      await store.replace(key, Buffer.from('winner'), first);
      disturbNext('PUT', disturbance, 1);
      await expect(store.replace(key, Buffer.from('loser'), first)).rejects.toThrow(StoreConflict);
      expect((await store.read(key))?.body.toString()).toBe('winner');
    },
  );

  it.each<Disturbance>(['unavailable', 'break-off', 'hang', 'stall'])(
    'reads the whole object when the server answers: %s',
    async (disturbance) => {
      await store.create(`read/${disturbance}`, Buffer.alloc(50_000, 'x'));
      disturbNext('GET', disturbance, 1);

      expect((await store.read(`read/${disturbance}`))?.body.length).toBe(50_000);
    },
  );

  it('writes nothing when a byte changed on the way', async () => {
    disturbNext('PUT', 'alter', 1);

    await expect(store.create('altered/x', Buffer.from('x'))).rejects.toMatchObject({ code: 'store-failed' });
    expect(await store.read('altered/x')).toBeNull();
  });

  it.each<[Disturbance, string]>([
    ['unavailable', 'store-busy'],
    ['hang', 'store-unreachable'],
  ])('gives up on a server that always answers: %s', async (disturbance, code) => {
    proxy.disturb = () => disturbance;
    const hasty = await open({ triesForMs: 800, silenceMs: 500 });

    const calls = [
      hasty.create('failing/x', Buffer.from('x')),
      hasty.read('failing/x'),
      hasty.list('failing/'),
      hasty.has('failing/x'),
    ];
    for (const outcome of await Promise.allSettled(calls))
      expect(outcome).toMatchObject({
        status: 'rejected',
        reason: { code, message: expect.stringContaining(`s3://${bucket.name}`) as string },
      });
    hasty.close();
  });

  it.each([3, -3])(
    'writes nothing on a machine whose clock is %s minutes off, and says both times',
    async (minutes) => {
      proxy.clockMs = -minutes * 60_000;
      const another = await open();

      expect(await another.read('first')).not.toBeNull();
      await expect(another.create('clock/x', Buffer.from('x'))).rejects.toMatchObject({
        code: 'clock-wrong',
        message: expect.stringMatching(
          /clock says .* \d{4}.*, and that of s3:.* says .* \d{4}.* nothing was changed/,
        ) as string,
      });
      proxy.clockMs = 0;
      expect(await store.has('clock/x')).toBe(false);
      another.close();
    },
  );

  it('writes nothing on a machine that is three days ahead, and says both times', async () => {
    letItBe(Date.now() + 3 * 24 * 60 * 60_000);
    const another = await open();

    await expect(another.create('clock/y', Buffer.from('x'))).rejects.toMatchObject({
      code: 'clock-wrong',
      message: expect.stringMatching(
        /clock says .* \d{4}.*, and that of s3:.* says .* \d{4}.* nothing was changed/,
      ) as string,
    });
    jest.useRealTimers();
    expect(await store.has('clock/y')).toBe(false);
    another.close();
  });

  it('reads no object that would fill the memory', async () => {
    const { s3 } = await connectToBucket(bucket.name, '', cephEnvironment(bucket.ceph.url));
    const Key = 'pointers/large.json';
    await s3.putObject({ Bucket: bucket.name, Key, Body: Buffer.alloc(4 * 2 ** 20 + 1) });
    s3.destroy();

    await expect(store.read(Key)).rejects.toMatchObject({ code: 'object-too-large' });
  });

  it('stores the type by extension', async () => {
    await store.create('sites/x/index.html', Buffer.from('x'));
    const { s3 } = await connectToBucket(bucket.name, '', bucket.env);

    const head = await s3.headObject({ Bucket: bucket.name, Key: 'sites/x/index.html' });

    expect(head).toMatchObject({ ContentType: 'text/html; charset=utf-8' });
    s3.destroy();
  });
});
