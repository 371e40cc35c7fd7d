import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { type S3Store, type Store, connectToBucket } from '@site/store';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLiveSite } from '../testing/a-live-site';
import { liveCopyOf } from './known-stores/live-copy';
import { openStore } from './open-store';

const ofFormat = (format: number) => JSON.stringify({ format, tool: 'site', more: true });

describe('opening a folder', () => {
  let parent: string;
  let address: string;

  beforeEach(async () => {
    parent = await makeTemporaryFolder();
    address = path.join(parent, 'store');
  });

  afterEach(() => fs.rm(parent, { recursive: true }));

  const everything = () => fs.readdir(parent, { recursive: true });

  it('makes and marks a store where there is nothing', async () => {
    const store = await openStore(address, { env: {} });

    expect(JSON.parse(await fs.readFile(path.join(address, 'format.json'), 'utf8'))).toEqual({
      format: 7,
      tool: 'site',
    });
    expect(store.describe()).toBe(address);
  });

  it('opens the same store again, also from two openers at once', async () => {
    const stores = await Promise.all([openStore(address, { env: {} }), openStore(address, { env: {} })]);
    await stores[0].create('a/x', Buffer.from('x'));

    expect(await stores[1].has('a/x')).toBe(true);
    expect(await (await openStore(address, { env: {}, mayCreate: false })).has('a/x')).toBe(true);
  });

  it('makes no store when it may not', async () => {
    await expect(openStore(address, { env: {}, mayCreate: false })).rejects.toMatchObject({
      code: 'store-missing',
      message: expect.stringContaining(address),
    });
    expect(await everything()).toEqual([]);
  });

  it('makes a store of a folder in which an opener died before it had marked it', async () => {
    await fs.mkdir(path.join(address, '.tmp'), { recursive: true });
    await fs.writeFile(path.join(address, '.tmp/1-x'), 'half');

    await expect(openStore(address, { env: {} })).resolves.toBeDefined();
  });

  it.each(['notes.txt', '.git'])(
    'refuses a folder that holds %s and is no store, and changes nothing',
    async (name) => {
      await fs.mkdir(address);
      await fs.writeFile(path.join(address, name), 'mine');
      const before = await everything();

      await expect(openStore(address, { env: {} })).rejects.toMatchObject({
        code: 'not-a-store',
        message: expect.stringContaining(address),
      });
      expect(await everything()).toEqual(before);
    },
  );

  it('refuses a file', async () => {
    await fs.writeFile(address, 'mine');

    await expect(openStore(address, { env: {} })).rejects.toMatchObject({
      code: 'store-address-invalid',
      message: `"${address}", which is a file or lies below one, is not the address of a store.`,
    });
  });

  it.each([
    [8, /git pull/],
    [6, /git log -S"STORE_FORMAT = 6;"/],
  ])(
    'rejects a store of format %i, says where the tool for it is, and changes nothing',
    async (format, remedy) => {
      await fs.mkdir(path.join(address, '.tmp'), { recursive: true });
      await fs.writeFile(path.join(address, '.tmp/old'), 'half');
      await fs.utimes(path.join(address, '.tmp/old'), 0, 0);
      await fs.writeFile(path.join(address, 'format.json'), ofFormat(format));
      const before = await everything();

      await expect(openStore(address, { env: {} })).rejects.toMatchObject({
        code: 'store-format-unknown',
        message: expect.stringMatching(`format ${format} .* format 7`) as string,
        remedy: expect.stringMatching(remedy) as string,
      });
      expect(await everything()).toEqual(before);
    },
  );

  it('refuses a store whose mark cannot be read', async () => {
    await fs.mkdir(address);
    await fs.writeFile(path.join(address, 'format.json'), '{"format":');

    await expect(openStore(address, { env: {} })).rejects.toMatchObject({ code: 'record-unreadable' });
  });

  it('sweeps what processes left behind long ago', async () => {
    await openStore(address, { env: {} });
    await fs.writeFile(path.join(address, '.tmp/1-x'), 'half');
    await fs.utimes(path.join(address, '.tmp/1-x'), 0, 0);

    await openStore(address, { env: {} });

    expect(await fs.readdir(path.join(address, '.tmp'))).toEqual([]);
  });

  it('loads nothing of the S3 client', () => {
    const script = path.join(__dirname, '../testing/list-loaded-modules.ts');
    const loaded = execFileSync(process.execPath, ['--import', require.resolve('tsx'), script, address], {
      encoding: 'utf8',
    });

    expect(loaded).toContain('folder-store');
    expect(loaded).not.toMatch(/@aws-sdk|@smithy/);
  }, 30_000);

  it.each(['', '  ', 'https://example.com/store', 's3://', 's3://Bucket/x', 's3:///x', 's3:/bucket/x'])(
    'refuses the address %j',
    async (wrong) => {
      await expect(openStore(wrong, { env: {} })).rejects.toMatchObject({ code: 'store-address-invalid' });
    },
  );

  it.each(['s3://bucket/../other', 's3://bucket/a//b'])('refuses the prefix of %j', async (wrong) => {
    await expect(openStore(wrong, { env: {} })).rejects.toMatchObject({ code: 'unsafe-key' });
  });
});

describe('opening a bucket', () => {
  it.each(['minio:9000', 'storage.example.com', 'ftp://storage.example.com', 'https://'])(
    'refuses the endpoint %j, and says which variable it is',
    async (endpoint) => {
      const env = { AWS_ENDPOINT_URL: endpoint };

      await expect(openStore('s3://site', { env })).rejects.toMatchObject({
        code: 'store-endpoint-invalid',
        message: expect.stringContaining(`AWS_ENDPOINT_URL is "${endpoint}"`) as string,
        remedy: expect.stringContaining('AWS_ENDPOINT_URL=https://') as string,
      });
    },
  );
});

describeOnCeph('opening a bucket on Ceph', () => {
  let bucket: CephBucket;
  let proxy: S3Proxy;
  const opened: S3Store[] = [];

  beforeAll(async () => {
    bucket = await makeCephBucket();
    proxy = await startS3Proxy(bucket.ceph.url);
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    opened.forEach((store) => store.close());
    await proxy.close();
  });

  async function open(prefix: string, mayCreate?: boolean, cache?: string): Promise<Store> {
    const address = `s3://${bucket.name}/${prefix}`;
    const env = { ...cephEnvironment(proxy.url), SITE_CACHE: cache };
    const store = await openStore(address, { env, mayCreate, keepsLive: cache !== undefined });
    opened.push(store as S3Store);
    return store;
  }

  it('makes and marks a store, and opens it again', async () => {
    const store = await open('one/');
    await store.create('a/x', Buffer.from('x'));

    expect(store.describe()).toBe(`s3://${bucket.name}/one`);
    expect(await (await open('one')).list('')).toEqual(['a/x', 'format.json']);
  });

  it('takes one request where a store is, and writes nothing', async () => {
    await open('one');
    proxy.requests.length = 0;

    await open('one', false);

    expect(proxy.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('asks nothing of a bucket of which this machine keeps what is live, so that it may be away', async () => {
    const cache = await makeTemporaryFolder();
    const { store, deployment } = await aLiveSite(undefined, await open('kept', true, cache));
    await liveCopyOf(store)!.keep(store, deployment);
    proxy.requests.length = 0;

    const again = await open('kept', false, cache);

    expect(proxy.requests).toEqual([]);
    expect((await liveCopyOf(again)!.read())?.deployment.name).toBe(deployment.name);
    await fs.rm(cache, { recursive: true });
  });

  it('refuses a prefix that holds something else, and changes nothing', async () => {
    await put('foreign/notes.txt', 'mine');

    await expect(open('foreign')).rejects.toMatchObject({ code: 'not-a-store' });
    expect(await objectsBelow('foreign/')).toEqual(['foreign/notes.txt']);
  });

  it('refuses a store of another format, and writes nothing, not even a probe', async () => {
    await put('later/format.json', ofFormat(8));
    proxy.requests.length = 0;

    await expect(open('later')).rejects.toMatchObject({ code: 'store-format-unknown' });

    expect(proxy.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  async function put(Key: string, body: string): Promise<void> {
    const { s3 } = await connectToBucket(bucket.name, '', bucket.env);
    await s3.putObject({ Bucket: bucket.name, Key, Body: Buffer.from(body) });
    s3.destroy();
  }

  async function objectsBelow(Prefix: string): Promise<(string | undefined)[]> {
    const { s3 } = await connectToBucket(bucket.name, '', bucket.env);
    const { Contents = [] } = await s3.listObjectsV2({ Bucket: bucket.name, Prefix });
    s3.destroy();
    return Contents.map(({ Key }) => Key);
  }
});
