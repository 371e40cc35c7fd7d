import { rm } from 'node:fs/promises';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { type Disturbance, type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { describeStoreContract } from '../testing/store.contract';
import { connectToBucket } from './s3-bucket';
import { KeptCopies } from './kept-copies';
import { callLimits } from './s3-call';
import { S3Store } from './s3-store';

const PAGE_SIZE = 10;
/** As `callLimits`, a tenth of the time. */
const LIMITS = { patience: callLimits.patience / 10, silence: callLimits.silence / 10 };

describeOnCeph('on Ceph', () => {
  describeStoreContract('in a bucket', async () => {
    const { name, env } = await makeCephBucket();
    const opened: S3Store[] = [];
    const open = async () => {
      const bucket = await connectToBucket(name, 'some/prefix', env);
      const store = new S3Store(bucket, { pageSize: PAGE_SIZE });
      opened.push(store);
      return store;
    };
    return {
      store: await open(),
      reopen: open,
      close: () => Promise.resolve(opened.forEach((store) => store.close())),
    };
  });

  describe('a store in a bucket', () => {
    let bucket: CephBucket;
    let proxy: S3Proxy;
    let store: S3Store;

    beforeAll(async () => {
      bucket = await makeCephBucket();
      proxy = await startS3Proxy(bucket.ceph.url);
      store = await open();
      await store.create('first', Buffer.from('x'));
    }, CEPH_START_LIMIT_MS);

    afterEach(() => {
      proxy.disturb = () => null;
      proxy.clockMs = 0;
    });

    afterAll(async () => {
      store.close();
      await proxy.close();
    });

    async function open(): Promise<S3Store> {
      return new S3Store(await connectToBucket(bucket.name, '', cephEnvironment(proxy.url), LIMITS));
    }

    /** Disturbs so many of the requests with this method, then none. */
    function disturbNext(method: string, disturbance: Disturbance, times: number): void {
      let left = times;
      proxy.disturb = (actual) => (actual === method && left-- > 0 ? disturbance : null);
    }

    it.each<[Disturbance, number]>([
      ['unavailable', 2],
      ['overlap', 2],
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

    it.each<[Disturbance, 'exists' | 'created']>([
      ['cancelled', 'exists'],
      ['overlap', 'exists'],
    ])('says that a key was taken when it lost the race by the answer: %s', async (disturbance, outcome) => {
      await store.create(`taken/${disturbance}`, Buffer.from('winner'));
      disturbNext('PUT', disturbance, 1);

      expect(await store.create(`taken/${disturbance}`, Buffer.from('loser'))).toBe(outcome);
      expect((await store.read(`taken/${disturbance}`))?.body.toString()).toBe('winner');
    });

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

      await expect(store.create('altered/x', Buffer.from('x'))).rejects.toMatchObject({
        code: 'store-failed',
      });
      expect(await store.read('altered/x')).toBeNull();
    });

    it.each<[Disturbance, string]>([
      ['unavailable', 'store-busy'],
      ['hang', 'store-unreachable'],
    ])('gives up in time on a server that always answers: %s', async (disturbance, code) => {
      proxy.disturb = () => disturbance;
      const start = performance.now();

      const calls = [
        store.create('failing/x', Buffer.from('x')),
        store.read('failing/x'),
        store.list('failing/'),
        store.has('failing/x'),
      ];
      for (const outcome of await Promise.allSettled(calls))
        expect(outcome).toMatchObject({
          status: 'rejected',
          reason: { code, message: expect.stringContaining(`s3://${bucket.name}`) as string },
        });
      expect(performance.now() - start).toBeLessThan(1_500);
    });

    it('asks for a key that moves only whether it has moved', async () => {
      const version = await store.replace('pointers/asked.json', Buffer.alloc(5_000), null);
      await store.read('pointers/asked.json');
      proxy.requests.length = 0;

      expect(await store.read('pointers/asked.json')).toEqual({ body: Buffer.alloc(5_000), version });
      expect(proxy.requests).toEqual([expect.objectContaining({ method: 'GET', status: 304 })]);

      const next = await store.replace('pointers/asked.json', Buffer.from('2'), version);
      expect(await store.read('pointers/asked.json')).toEqual({ body: Buffer.from('2'), version: next });
    });

    it('reads a listed key from the copy on this machine, unless the server names other bytes', async () => {
      const folder = await makeTemporaryFolder();
      const handle = async () => {
        const connected = await connectToBucket(bucket.name, '', cephEnvironment(proxy.url));
        return new S3Store(connected, { copies: new KeptCopies(folder) });
      };
      const [writer, reader, later] = [await handle(), await handle(), await handle()];
      await writer.create('copied/x', Buffer.from('first'));
      await reader.list('copied/');
      proxy.requests.length = 0;

      expect((await reader.read('copied/x'))?.body.toString()).toBe('first');
      expect(proxy.requests).toEqual([]);

      await store.remove('copied/x');
      await store.create('copied/x', Buffer.from('other'));
      await later.list('copied/');
      expect((await later.read('copied/x'))?.body.toString()).toBe('other');
      [writer, reader, later].forEach((opened) => opened.close());
      await rm(folder, { recursive: true });
    });

    it('leaves no more than one object behind that shows the conditions', async () => {
      const another = await open();
      await another.create('after/x', Buffer.from('x'));
      await another.replace('pointers/after.json', Buffer.from('x'), null);
      const { s3 } = await connectToBucket(bucket.name, '', bucket.env);

      const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket.name, Prefix: '.probe' });
      expect(Contents.map(({ Key }) => Key)).toEqual(['.probe/conditions']);
      another.close();
      s3.destroy();
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
            /clock says \d{4}-.* UTC, and the server .* says \d{4}-.* UTC/,
          ) as string,
        });
        proxy.clockMs = 0;
        expect(await store.has('clock/x')).toBe(false);
        another.close();
      },
    );

    it('stores the type and encoding by extension', async () => {
      await store.create('sites/x/index.html.br', Buffer.from('x'));
      const { s3 } = await connectToBucket(bucket.name, '', bucket.env);

      const head = await s3.headObject({ Bucket: bucket.name, Key: 'sites/x/index.html.br' });

      expect(head).toMatchObject({ ContentType: 'text/html; charset=utf-8', ContentEncoding: 'br' });
      s3.destroy();
    });

    it('says which bucket is missing', async () => {
      const missing = new S3Store(await connectToBucket('nowhere', '', bucket.env));

      for (const act of [
        () => missing.read('x'),
        () => missing.create('x', Buffer.from('x')),
        () => missing.list(''),
      ]) {
        await expect(act()).rejects.toMatchObject({
          code: 'store-bucket-missing',
          message: expect.stringContaining('s3://nowhere') as string,
        });
      }
      missing.close();
    });
  });
});
