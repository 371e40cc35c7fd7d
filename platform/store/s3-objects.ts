import type { Readable } from 'node:stream';
import { assertSize } from './keys';
import { objectAt, type S3Bucket } from './s3-bucket';
import type { Attempt } from './s3-call';
import { isMissing, isPassing, statusOf } from './s3-fault';
import type { StoredObject } from './store';
import { randomUUID } from 'node:crypto';
import { contentType } from '@site/addresses';

/** The requests to a bucket that no condition is for. Each is repeated for some seconds while the server fails. */
export class S3Objects {
  /** @param pageSize keys per page of a list; the server's own (1,000) by default */
  constructor(
    private readonly bucket: S3Bucket,
    private readonly pageSize?: number,
  ) {}

  /**
   * Null when there is no such object.
   * @param knownVersion is not sent again (RFC 9110 §13.1.2)
   * @throws the SDK's error; with status 304 when the object has the known version
   */
  get(key: string, knownVersion?: string): Promise<StoredObject | null> {
    const condition = knownVersion === undefined ? {} : { IfNoneMatch: knownVersion };
    return this.bucket.calls.repeatedly(async (call) => {
      const answer = await this.bucket.s3
        .getObject({ ...objectAt(this.bucket, key), ...condition }, call)
        .catch(nullIfMissing);
      return answer && { body: await collect(key, answer, call), version: answer.ETag! };
    });
  }

  head(key: string) {
    return this.bucket.calls.repeatedly((call) =>
      this.bucket.s3.headObject(objectAt(this.bucket, key), call).catch(nullIfMissing),
    );
  }

  async remove(key: string): Promise<void> {
    await this.bucket.calls.repeatedly((call) =>
      this.bucket.s3.deleteObject(objectAt(this.bucket, key), call),
    );
  }

  /** Everything below a prefix; with a delimiter, folders are not entered. */
  async list(prefix: string, delimiter?: string) {
    const { Bucket, Key: start } = objectAt(this.bucket, prefix);
    const keyOf = (name: string) => prefix + name.slice(start.length);
    const objects: { key: string; etag: string; writtenAt: Date }[] = [];
    const folders: string[] = [];
    let next: string | undefined;
    do {
      const page = await this.bucket.calls.repeatedly((call) =>
        this.bucket.s3.listObjectsV2(
          { Bucket, Prefix: start, Delimiter: delimiter, MaxKeys: this.pageSize, ContinuationToken: next },
          call,
        ),
      );
      for (const { Key, ETag, LastModified } of page.Contents ?? [])
        objects.push({ key: keyOf(Key!), etag: ETag!, writtenAt: LastModified! });
      for (const { Prefix } of page.CommonPrefixes ?? []) folders.push(keyOf(Prefix!));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return { objects, folders };
  }
}

/** @throws SiteError `object-too-large` */
async function collect(
  key: string,
  { Body, ContentLength = 0 }: { Body?: unknown; ContentLength?: number },
  { moved }: Attempt,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  // A loop that is left ends the connection, too.
  for await (const chunk of Body as Readable) {
    assertSize(key, ContentLength);
    chunks.push(chunk as Buffer);
    moved();
  }
  return Buffer.concat(chunks);
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** By these a server says that a condition did not hold, or that another write of the same key is under way. */
const REFUSALS = [404, 409, 412];

/**
 * Writes an object on a condition, until it is clear what became of it. What a refusal or a failure means differs between
 * servers (the losers of a race get 412, 409, 404 or 500), and a write whose answer was lost is refused because of itself
 * when it is repeated. So each of them is followed by a look at the object: is it this very write, another, or none?
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
  const object = objectAt(bucket, key);
  const writer = randomUUID();
  const written = {
    ...object,
    Body: body,
    ContentType: contentType(key),
    Metadata: { writer },
    ...condition,
  };
  const retry = bucket.calls.retries();
  for (;;) {
    try {
      const { ETag } = await bucket.calls.once((call) => bucket.s3.putObject(written, call), body.length);
      return ETag!;
    } catch (error) {
      const isRefused = REFUSALS.includes(statusOf(error) ?? 0) && (error as Error).name !== 'NoSuchBucket';
      if (!isRefused && !isPassing(error)) throw error;
      const found = await look(bucket, object);
      if (found !== 'unknown') {
        if (found?.writer === writer) return found.version;
        if ((found?.version ?? null) !== expected) return null;
      }
      if (!(await retry())) throw error;
    }
  }
}

/** The version and writer that an object has now; null when there is none; `unknown` while the server fails. */
async function look(bucket: S3Bucket, object: { Bucket: string; Key: string }) {
  try {
    const head = await bucket.calls.once((call) => bucket.s3.headObject(object, call));
    return { version: head.ETag!, writer: head.Metadata?.writer };
  } catch (error) {
    if (isMissing(error)) return null;
    if (isPassing(error)) return 'unknown';
    throw error;
  }
}
