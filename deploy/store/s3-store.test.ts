import { connectToBucket } from './s3-bucket';
import { probeConditions } from './s3-probe';
import { S3Store } from './s3-store';
import { describeStoreContract } from '../testing/store.contract';
import type { Disturbance } from '../testing/conditional-front';
import { startS3TestServer, type S3TestServer } from '../testing/s3-server';

const PAGE_SIZE = 10;

describeStoreContract('in a bucket', async () => {
  const server = await startS3TestServer();
  const opened: S3Store[] = [];
  const open = async () => {
    const store = new S3Store(await connectToBucket('site', 'some/prefix', server.env), {
      pageSize: PAGE_SIZE,
    });
    opened.push(store);
    return store;
  };
  return {
    store: await open(),
    reopen: open,
    close: async () => {
      opened.forEach((store) => store.close());
      await server.close();
    },
  };
});

describe('a store in a bucket', () => {
  let server: S3TestServer;
  let store: S3Store;

  beforeAll(async () => {
    server = await startS3TestServer();
    store = new S3Store(await connectToBucket('site', '', server.env));
  });

  afterEach(() => {
    server.front.disturb = () => null;
  });

  afterAll(async () => {
    store.close();
    await server.close();
  });

  /** Disturbs so many of the requests with this method, then none. */
  function disturbNext(method: string, disturbance: Disturbance, times: number): void {
    let left = times;
    server.front.disturb = (actual) => (actual === method && left-- > 0 ? disturbance : null);
  }

  it.each<[Disturbance, number]>([
    ['unavailable', 2],
    ['overlap', 2],
    ['lose-answer', 1],
  ])('creates and moves exactly once when the server answers: %s', async (disturbance, times) => {
    disturbNext('PUT', disturbance, times);
    expect(await store.create(`disturbed/${disturbance}`, Buffer.from('x'))).toBe('created');

    const key = `channels/${disturbance}.json`;
    disturbNext('PUT', disturbance, times);
    const first = await store.replace(key, Buffer.from('1'), null);
    disturbNext('PUT', disturbance, times);
    const second = await store.replace(key, Buffer.from('2'), first);

    expect(await store.read(key)).toEqual({ body: Buffer.from('2'), version: second });
  });

  it.each<Disturbance>(['unavailable', 'break-off'])(
    'reads the whole object when the server answers: %s',
    async (disturbance) => {
      await store.create(`read/${disturbance}`, Buffer.alloc(50_000, 'x'));
      disturbNext('GET', disturbance, 2);

      expect((await store.read(`read/${disturbance}`))?.body.length).toBe(50_000);
    },
  );

  it('gives up on a server that keeps failing, and says so', async () => {
    server.front.disturb = () => 'unavailable';

    await expect(store.create('failing/x', Buffer.from('x'))).rejects.toMatchObject({
      code: 'store-busy',
      message: expect.stringContaining('"failing/x" in s3://site'),
    });
  }, 30_000);

  it('stores the type and encoding by extension', async () => {
    await store.create('sites/x/index.html.br', Buffer.from('x'));

    const response = await fetch(`${server.front.url}/site/sites/x/index.html.br`, { method: 'HEAD' });

    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('says which bucket is missing', async () => {
    const missing = new S3Store(await connectToBucket('nowhere', '', server.env));

    for (const act of [
      () => missing.read('x'),
      () => missing.create('x', Buffer.from('x')),
      () => missing.list(''),
    ]) {
      await expect(act()).rejects.toMatchObject({
        code: 'store-bucket-missing',
        message: expect.stringContaining('s3://nowhere'),
      });
    }
    missing.close();
  });

  it('passes the probe where conditions are honoured, and leaves nothing behind', async () => {
    const bucket = await connectToBucket('site', 'probed', server.env);

    await probeConditions(bucket);

    expect((await bucket.s3.listObjectsV2({ Bucket: 'site', Prefix: 'probed/' })).Contents ?? []).toEqual([]);
    bucket.s3.destroy();
  });

  it('is refused by the probe where conditions are ignored, with a remedy', async () => {
    const bucket = await connectToBucket('site', 'probed', server.plainEnv);

    await expect(probeConditions(bucket)).rejects.toMatchObject({
      code: 'store-without-conditions',
      message: expect.stringContaining('If-None-Match'),
      remedy: expect.stringContaining('Amazon S3'),
    });
    expect((await bucket.s3.listObjectsV2({ Bucket: 'site', Prefix: 'probed/' })).Contents ?? []).toEqual([]);
    bucket.s3.destroy();
  });
});
