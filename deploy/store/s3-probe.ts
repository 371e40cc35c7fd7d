import { randomUUID } from 'node:crypto';
import { bucketAddress, objectName, type S3Bucket } from './s3-bucket';
import { s3Fault, statusOf } from './s3-fault';
import { SiteError } from './site-error';

/** The ETag that no object has: an MD5 of zeros. */
const WRONG_ETAG = '"00000000000000000000000000000000"';

/** The answers to a condition that does not hold, and to one that the server does not know (RFC 9110 §13, S3). */
const PRECONDITION_FAILED = 412;
const NOT_IMPLEMENTED = [400, 501];

/**
 * Finds out whether the server honours the conditions that keep two writers apart, by breaking them on a probe
 * object of its own. Some S3-compatible servers ignore them without a word, and would lose releases.
 *
 * @throws SiteError `store-without-conditions`, or what `s3Fault` makes of a failing request
 */
export async function probeConditions(bucket: S3Bucket): Promise<void> {
  const probe = { Bucket: bucket.name, Key: objectName(bucket, `.probe/${randomUUID()}`) };
  const put = (condition: { IfMatch?: string; IfNoneMatch?: string }) =>
    bucket.s3.putObject({ ...probe, Body: Buffer.from('probe'), ContentType: 'text/plain', ...condition });

  try {
    const { ETag } = await put({ IfNoneMatch: '*' });
    await expectRefusal(bucket, 'If-None-Match: *', () => put({ IfNoneMatch: '*' }));
    await expectRefusal(bucket, 'If-Match', () => put({ IfMatch: WRONG_ETAG }));
    await put({ IfMatch: ETag });
  } catch (error) {
    if (NOT_IMPLEMENTED.includes(statusOf(error) ?? 0))
      throw withoutConditions(bucket, 'conditional writes', error);
    throw s3Fault(error, `probe ${bucketAddress(bucket)}`);
  } finally {
    await bucket.s3.deleteObject(probe).catch(() => undefined);
  }
}

async function expectRefusal(
  bucket: S3Bucket,
  condition: string,
  write: () => Promise<unknown>,
): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (statusOf(error) === PRECONDITION_FAILED) return;
    throw error;
  }
  throw withoutConditions(bucket, condition);
}

function withoutConditions(bucket: S3Bucket, condition: string, cause?: unknown): SiteError {
  return new SiteError(
    'store-without-conditions',
    `The server of ${bucketAddress(bucket)} does not honour ${condition} when it writes: ` +
      "two people who ship at once could overwrite each other's work.",
    'Use a server with conditional writes (Amazon S3, Cloudflare R2, a current MinIO), or a folder as the store.',
    { cause },
  );
}
