import type { S3 } from '@aws-sdk/client-s3';

/** Where in which bucket a store lies, and how to reach it. */
export interface S3Bucket {
  s3: S3;
  name: string;
  /** Empty, or a path without a slash at either end. */
  prefix: string;
}

/** The environment variables that the store reads; the SDK's own defaults stand in for what is not set. */
export interface S3Environment {
  AWS_REGION?: string;
  AWS_DEFAULT_REGION?: string;
  AWS_ACCESS_KEY_ID?: string;
  AWS_SECRET_ACCESS_KEY?: string;
  AWS_SESSION_TOKEN?: string;
  /** Address of an S3-compatible server, spoken to in path style. The first of the three that is set counts. */
  SITE_S3_ENDPOINT?: string;
  AWS_ENDPOINT_URL_S3?: string;
  AWS_ENDPOINT_URL?: string;
}

/** One call in all: with the SDK's growing pauses it gives up after a few seconds, not at the first hiccup. */
const MOST_ATTEMPTS = 5;
const CONNECTION_TIMEOUT_MS = 5_000;
const REQUEST_TIMEOUT_MS = 60_000;

/** Loads the SDK (only now: it takes as long as the rest of the command together) and makes the client. */
export async function connectToBucket(name: string, prefix: string, env: S3Environment): Promise<S3Bucket> {
  const { S3 } = await import('@aws-sdk/client-s3');
  const endpoint = env.SITE_S3_ENDPOINT ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const s3 = new S3({
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    maxAttempts: MOST_ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
    // Many S3-compatible servers know no trailing checksums; the records above the store carry their own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(env.AWS_ACCESS_KEY_ID &&
      env.AWS_SECRET_ACCESS_KEY && {
        credentials: {
          accessKeyId: env.AWS_ACCESS_KEY_ID,
          secretAccessKey: env.AWS_SECRET_ACCESS_KEY,
          sessionToken: env.AWS_SESSION_TOKEN,
        },
      }),
  });
  return { s3, name, prefix };
}

/** The object's full name in the bucket. */
export function objectName(bucket: S3Bucket, key: string): string {
  return bucket.prefix === '' ? key : `${bucket.prefix}/${key}`;
}

/** The address as the operator writes it. */
export function bucketAddress({ name, prefix }: S3Bucket): string {
  return prefix === '' ? `s3://${name}` : `s3://${name}/${prefix}`;
}
