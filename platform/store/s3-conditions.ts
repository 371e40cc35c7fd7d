import { bucketAddress, objectAt, type S3Bucket } from './s3-bucket';
import { s3Fault, statusOf } from './s3-fault';
import { SiteError } from '@site/errors';

/** Stays in the bucket: a key that may not delete leaves no more than this one. */
const PROBE_KEY = '.probe/conditions';
const PROBE = Buffer.from('Shows whether the server honours conditions. Can be deleted at any time.\n');

/** The ETag that no object has: an MD5 of zeros. */
const WRONG_ETAG = '00000000000000000000000000000000';

/**
 * How an ETag is written in `If-Match`. Servers differ: Ceph's gateway refuses the quoted form that RFC 9110 §8.8.3 and Amazon
 * have, also for the right ETag; rustfs refuses the other one.
 */
const FORMS = { quoted: (etag: string) => `"${etag}"`, unquoted: (etag: string) => etag };
export type EtagForm = keyof typeof FORMS;

/** Rounds in which another process may write the same probe, on a server whose ETags are no hashes of the bytes. */
const MAX_ROUNDS = 5;

/** Where it is kept between commands that a server honours conditions, and how it takes ETags. */
export interface ConditionsMemory {
  readConditions(): Promise<EtagForm | null>;
  /** @param form null: it is to be found out again */
  writeConditions(form: EtagForm | null): Promise<void>;
}

/**
 * Finds out, before the first write, which conditions a server honours: they keep two writers apart. Some S3-compatible
 * servers ignore them without a word, and would lose releases. Remembers what it found.
 */
export class BucketConditions {
  #remembered: Promise<EtagForm | null> | null = null;
  #creation: Promise<unknown> | null = null;
  #form: Promise<EtagForm> | null = null;

  /** @param memory what this machine found before; null: it is found out by each process */
  constructor(
    private readonly bucket: S3Bucket,
    private readonly memory: ConditionsMemory | null = null,
  ) {}

  /**
   * Makes sure that the server writes no object that is there already when it is asked not to.
   * @throws SiteError `store-without-conditions`, or what `s3Fault` makes of a failing request
   */
  async assertCreation(): Promise<void> {
    this.#creation ??= this.#known(() => this.#probeCreation()).catch((error: unknown) => {
      this.#creation = null;
      throw this.#fault(error);
    });
    await this.#creation;
  }

  /** How the server takes the ETag of an object that is to be replaced. @throws as {@link assertCreation} */
  async ifMatch(etag: string): Promise<{ IfMatch: string }> {
    this.#form ??= this.#known(() => this.#probeForms()).catch((error: unknown) => {
      this.#form = null;
      throw this.#fault(error);
    });
    return { IfMatch: FORMS[await this.#form](unquoted(etag)) };
  }

  /** Finds it out again before the next write: after one that failed, as the server may be another by now. */
  async forget(): Promise<void> {
    this.#remembered = this.#creation = this.#form = null;
    await this.memory?.writeConditions(null);
  }

  /** What is remembered, or else what a probe finds. */
  async #known<Found>(probe: () => Promise<Found>): Promise<Found | EtagForm> {
    this.#remembered ??= this.memory?.readConditions() ?? Promise.resolve(null);
    return (await this.#remembered) ?? probe();
  }

  async #probeCreation(): Promise<void> {
    if (!(await this.#isWritten({ IfNoneMatch: '*' }))) return;
    if (await this.#isWritten({ IfNoneMatch: '*' }))
      throw this.#refusal('it overwrote an object with If-None-Match: *');
  }

  async #probeForms(): Promise<EtagForm> {
    await this.assertCreation();
    for (let round = 1; ; round += 1) {
      const etag = await this.#probeEtag();
      let ignores = false;
      for (const form of ['quoted', 'unquoted'] as const) {
        if (!(await this.#isWritten({ IfMatch: FORMS[form](etag) }))) continue;
        if (!(await this.#isWritten({ IfMatch: FORMS[form](WRONG_ETAG) }))) {
          await this.memory?.writeConditions(form);
          return form;
        }
        ignores = true;
      }
      if (ignores) throw this.#refusal('it overwrote an object with an If-Match that named another ETag');
      if (round === MAX_ROUNDS || (await this.#probeEtag()) === etag)
        throw this.#refusal('it refuses If-Match with the ETag that the object has, quoted and unquoted');
    }
  }

  async #probeEtag(): Promise<string> {
    const { calls, s3 } = this.bucket;
    const { ETag } = await calls.repeatedly((call) => s3.headObject(objectAt(this.bucket, PROBE_KEY), call));
    return unquoted(ETag!);
  }

  /** Whether the server wrote the probe on this condition. */
  async #isWritten(condition: { IfMatch: string } | { IfNoneMatch: '*' }): Promise<boolean> {
    try {
      const probe = {
        ...objectAt(this.bucket, PROBE_KEY),
        Body: PROBE,
        ContentType: 'text/plain',
        ...condition,
      };
      await this.bucket.calls.repeatedly((call) => this.bucket.s3.putObject(probe, call));
      return true;
    } catch (error) {
      const status = statusOf(error);
      if (status === 412) return false;
      if (status !== 400 && status !== 501) throw error;
      const header = 'IfMatch' in condition ? 'If-Match' : 'If-None-Match';
      throw this.#refusal(`it answers a request with ${header} by status ${status}`, error);
    }
  }

  #refusal(fact: string, cause?: unknown): SiteError {
    return new SiteError(
      'store-without-conditions',
      `The server of ${bucketAddress(this.bucket)} does not honour conditional writes: ${fact}. ` +
        "Two people who ship at once could overwrite each other's work.",
      'Use a server with conditional writes (Amazon S3, Cloudflare R2, Ceph, a current MinIO), or a folder as the store.',
      { cause },
    );
  }

  #fault(error: unknown): unknown {
    return s3Fault(error, `write in ${bucketAddress(this.bucket)}`);
  }
}

function unquoted(etag: string): string {
  return etag.replace(/^"|"$/g, '');
}
