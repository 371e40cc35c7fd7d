import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { openStore } from './open-store';
import { connectToBucket } from '../store/s3-bucket';
import type { S3Store } from '../store/s3-store';
import type { Store } from '../store/store';
import { startS3TestServer, type S3TestServer } from '../testing/s3-server';
import { makeTemporaryFolder } from '../testing/temporary-folder';

const ANOTHER_FORMAT = JSON.stringify({ format: 2, tool: 'site', more: true });

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
      format: 1,
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

    await expect(openStore(address, { env: {} })).rejects.toMatchObject({ code: 'key-clash' });
  });

  it('refuses a store of another format, naming both, and changes nothing', async () => {
    await fs.mkdir(path.join(address, '.tmp'), { recursive: true });
    await fs.writeFile(path.join(address, '.tmp/old'), 'half');
    await fs.utimes(path.join(address, '.tmp/old'), 0, 0);
    await fs.writeFile(path.join(address, 'format.json'), ANOTHER_FORMAT);
    const before = await everything();

    await expect(openStore(address, { env: {} })).rejects.toMatchObject({
      code: 'store-format-unknown',
      message: expect.stringMatching(/format 2 .* format 1/),
    });
    expect(await everything()).toEqual(before);
  });

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

  it.each(['', '  ', 'https://example.com/store', 's3://', 's3://Bucket/x', 's3:///x'])(
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
  let server: S3TestServer;
  const opened: Store[] = [];

  beforeAll(async () => {
    server = await startS3TestServer();
  });

  afterAll(async () => {
    opened.forEach((store) => (store as S3Store).close());
    await server.close();
  });

  async function open(address: string): Promise<Store> {
    const store = await openStore(address, { env: server.env });
    opened.push(store);
    return store;
  }

  it('makes and marks a store, and opens it again', async () => {
    const store = await open('s3://site/one/');
    await store.create('a/x', Buffer.from('x'));

    expect(store.describe()).toBe('s3://site/one');
    expect(await (await open('s3://site/one')).list('')).toEqual(['a/x', 'format.json']);
  });

  it('keeps two prefixes apart', async () => {
    const store = await open('s3://site/two');
    await (await open('s3://site/two-more')).create('a/x', Buffer.from('x'));

    expect(await store.list('')).toEqual(['format.json']);
  });

  it('refuses a server that ignores conditions, and marks nothing', async () => {
    await expect(openStore('s3://site/plain', { env: server.plainEnv })).rejects.toMatchObject({
      code: 'store-without-conditions',
    });
    expect(await objectsBelow('plain/')).toEqual([]);
  });

  it('refuses a prefix that holds something else, and changes nothing', async () => {
    await put('foreign/notes.txt', 'mine');

    await expect(open('s3://site/foreign')).rejects.toMatchObject({ code: 'not-a-store' });
    expect(await objectsBelow('foreign/')).toEqual(['foreign/notes.txt']);
  });

  it('refuses a store of another format, and writes nothing, not even a probe', async () => {
    await put('later/format.json', ANOTHER_FORMAT);
    const methods: string[] = [];
    server.front.disturb = (method) => {
      methods.push(method);
      return null;
    };

    await expect(open('s3://site/later')).rejects.toMatchObject({ code: 'store-format-unknown' });

    expect(methods).toEqual(['GET']);
    server.front.disturb = () => null;
  });

  async function put(Key: string, body: string): Promise<void> {
    const { s3 } = await connectToBucket('site', '', server.env);
    await s3.putObject({ Bucket: 'site', Key, Body: Buffer.from(body) });
    s3.destroy();
  }

  async function objectsBelow(Prefix: string): Promise<(string | undefined)[]> {
    const { s3 } = await connectToBucket('site', '', server.env);
    const { Contents = [] } = await s3.listObjectsV2({ Bucket: 'site', Prefix });
    s3.destroy();
    return Contents.map(({ Key }) => Key);
  }
});
