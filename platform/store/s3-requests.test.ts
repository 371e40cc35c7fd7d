import { rm } from 'node:fs/promises';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { ObjectCache } from './object-cache';
import { connectToBucket } from './s3-bucket';
import { S3Store } from './s3-store';

describeOnCeph('a store in a bucket, on Ceph, with few requests', () => {
  let bucket: CephBucket;
  let proxy: S3Proxy;
  let store: S3Store;

  beforeAll(async () => {
    bucket = await makeCephBucket();
    proxy = await startS3Proxy(bucket.ceph.url);
    store = await open();
    await store.create('first', Buffer.from('x'));
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    store.close();
    await proxy.close();
  });

  async function open(copies?: ObjectCache): Promise<S3Store> {
    return new S3Store(await connectToBucket(bucket.name, '', cephEnvironment(proxy.url)), { copies });
  }

  it('asks for a key that moves only whether it has moved', async () => {
    const version = await store.replace('pointers/asked.json', Buffer.alloc(5_000), null);
    await store.read('pointers/asked.json');
    proxy.requests.length = 0;

    expect(await store.read('pointers/asked.json')).toEqual({ body: Buffer.alloc(5_000), version });
    expect(proxy.requests).toEqual([expect.objectContaining({ method: 'GET', status: 304 })]);

    const next = await store.replace('pointers/asked.json', Buffer.from('2'), version);
    expect(await store.read('pointers/asked.json')).toEqual({ body: Buffer.from('2'), version: next });
  });

  it('asks for what is read first all at once, for one call each', async () => {
    await store.replace('pointers/ahead.json', Buffer.from('1'), null);
    await store.create('ahead/x', Buffer.from('x'));
    const readBoth = () => Promise.all([store.read('pointers/ahead.json'), store.list('ahead/')]);
    proxy.requests.length = 0;

    store.prefetch({ pointers: ['pointers/ahead.json'], lists: ['ahead/'] });
    await store.size('ahead/x');
    expect(proxy.requests).toHaveLength(3);
    expect(await readBoth()).toEqual([expect.objectContaining({ body: Buffer.from('1') }), ['ahead/x']]);
    expect(proxy.requests).toHaveLength(3);

    await readBoth();
    expect(proxy.requests).toHaveLength(5);
  });

  it('reads a listed key from the copy on this machine, unless the server names other bytes', async () => {
    const folder = await makeTemporaryFolder();
    const handle = () => open(new ObjectCache(folder));
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
});
