import { randomUUID } from 'node:crypto';
import { objectHeaders } from './object-headers';
import { objectName, type S3Bucket } from './s3-bucket';
import { isPassing } from './s3-call';
import { isMissing, statusOf } from './s3-fault';

/** By these a server says that a condition did not hold, or that another write of the same key is under way. */
const REFUSALS = [404, 409, 412];

/**
 * Writes an object on a condition, until it is clear what became of it. What a refusal or a failure means differs between
 * servers (the losers of a race get 412, 409, 404 or 500), and a write whose answer was lost is refused because of itself
 * when it is repeated. So each of them is followed by a look at the object: is it this very write, another, or none?
 *
 * @param expected the version that the object must have; null: it must not be there
 * @param condition the same as the server takes it
 * @returns the new version, or null when the object is not as expected
 * @throws the SDK's error when it stays unclear for some seconds; then nothing, or this write alone, was done
 */
export async function putConditionally(
  bucket: S3Bucket,
  key: string,
  body: Uint8Array,
  expected: string | null,
  condition: { IfMatch: string } | { IfNoneMatch: '*' },
): Promise<string | null> {
  const object = { Bucket: bucket.name, Key: objectName(bucket, key) };
  const { contentType, contentEncoding } = objectHeaders(key);
  const writer = randomUUID();
  const retries = bucket.calls.retries();
  for (;;) {
    try {
      const { ETag } = await bucket.calls.once(
        ({ abortSignal }) =>
          bucket.s3.putObject(
            {
              ...object,
              Body: body,
              ContentType: contentType,
              ContentEncoding: contentEncoding,
              Metadata: { writer },
              ...condition,
            },
            { abortSignal },
          ),
        body.length,
      );
      return ETag!;
    } catch (error) {
      if (!isUnclear(error)) throw error;
      const found = await look(bucket, object);
      if (found !== 'unknown') {
        if (found?.writer === writer) return found.version;
        if ((found?.version ?? null) !== expected) return null;
      }
      if (!(await retries.next())) throw error;
    }
  }
}

function isUnclear(error: unknown): boolean {
  if ((error as Error).name === 'NoSuchBucket') return false;
  return isPassing(error) || REFUSALS.includes(statusOf(error) ?? 0);
}

/** The version and writer that an object has now; null when there is none; `unknown` while the server fails. */
async function look(bucket: S3Bucket, object: { Bucket: string; Key: string }) {
  try {
    const head = await bucket.calls.once(({ abortSignal }) => bucket.s3.headObject(object, { abortSignal }));
    return { version: head.ETag!, writer: head.Metadata?.writer };
  } catch (error) {
    if (isMissing(error)) return null;
    if (isPassing(error)) return 'unknown';
    throw error;
  }
}
