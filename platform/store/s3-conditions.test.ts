import { cephEnvironment } from '../testing/ceph/use-ceph';
import { type Conditions, startFaultyS3Server } from '../testing/faulty-s3-server';
import { connectToBucket, type S3Bucket } from './s3-bucket';
import { BucketConditions, type ConditionsMemory, type EtagForm } from './s3-conditions';
import { S3Store } from './s3-store';

const ETAG = '"5eb63bbbe01eeed093cb22bb8f5acdc3"';

async function onServer<T>(
  conditions: Conditions,
  act: (found: BucketConditions, bucket: S3Bucket) => Promise<T>,
  memory: ConditionsMemory | null = null,
): Promise<T> {
  const server = await startFaultyS3Server(conditions);
  const limits = { triesForMs: 0, silenceMs: 5_000 };
  const bucket = await connectToBucket('site', 'below', cephEnvironment(server.url), limits);
  try {
    return await act(new BucketConditions(bucket, memory), bucket);
  } finally {
    bucket.s3.destroy();
    await server.close();
  }
}

/** What a machine remembers between commands. */
function aMemory(form: EtagForm | null = null) {
  const memory = {
    form,
    readConditions: async () => memory.form,
    writeConditions: async (found: EtagForm | null) => void (memory.form = found),
  };
  return memory;
}

describe('the conditions of a server', () => {
  it.each<[Conditions, string]>([
    ['both forms', ETAG],
    ['quoted', ETAG],
    ['unquoted', ETAG.slice(1, -1)],
  ])('with ETags in %s are used in the form that holds', async (conditions, form) => {
    const found = await onServer(conditions, async (bucket) => {
      await bucket.assertCreation();
      return bucket.ifMatch(ETAG);
    });

    expect(found).toEqual({ IfMatch: form });
  });

  it.each<[Conditions, RegExp]>([
    ['ignored', /overwrote an object with If-None-Match/],
    ['If-Match ignored', /overwrote an object with an If-Match that named another ETag/],
    ['never', /refuses If-Match with the ETag that the object has, quoted and unquoted/],
    ['unknown', /answers a request with If-None-Match by status 501/],
  ])('that are %s have it refused, with the true reason', async (conditions, reason) => {
    await expect(onServer(conditions, (bucket) => bucket.ifMatch(ETAG))).rejects.toMatchObject({
      code: 'store-without-conditions',
      message: expect.stringMatching(reason) as string,
      remedy: expect.stringContaining('Amazon S3') as string,
    });
  });

  it('are found out once', async () => {
    await onServer('unquoted', async (bucket) => {
      const probe = bucket.ifMatch(ETAG);
      await Promise.all([probe, bucket.ifMatch(ETAG), bucket.assertCreation()]);

      expect(await bucket.ifMatch('"another"')).toEqual({ IfMatch: 'another' });
    });
  });

  it('are found out once by a machine: its next command asks nothing', async () => {
    const memory = aMemory();
    await onServer('unquoted', (bucket) => bucket.ifMatch(ETAG), memory);

    // Who asks this server is refused.
    const again = onServer('ignored', (bucket) => bucket.ifMatch(ETAG), memory);

    expect(await again).toEqual({ IfMatch: ETAG.slice(1, -1) });
  });

  it('are found out again after a write that failed, as another server may have taken its place', async () => {
    const memory = aMemory('unquoted');
    await onServer('quoted', async (_, bucket) => {
      const store = new S3Store(bucket, { conditions: memory });
      const first = await store.replace('pointers/live.json', Buffer.from('1'), null);

      await expect(store.replace('pointers/live.json', Buffer.from('2'), first)).rejects.toThrow();
      await store.replace('pointers/live.json', Buffer.from('2'), first);
    });

    expect(memory.form).toBe('quoted');
  });
});
