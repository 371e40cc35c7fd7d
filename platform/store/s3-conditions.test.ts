import { cephEnvironment } from '../testing/ceph/use-ceph';
import { type Conditions, startFaultyS3Server } from '../testing/faulty-s3-server';
import { connectToBucket } from './s3-bucket';
import { BucketConditions } from './s3-conditions';

const ETAG = '"5eb63bbbe01eeed093cb22bb8f5acdc3"';

async function onServer<T>(conditions: Conditions, act: (found: BucketConditions) => Promise<T>): Promise<T> {
  const server = await startFaultyS3Server(conditions);
  const bucket = await connectToBucket('site', 'below', cephEnvironment(server.url));
  try {
    return await act(new BucketConditions(bucket));
  } finally {
    bucket.s3.destroy();
    await server.close();
  }
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
});
