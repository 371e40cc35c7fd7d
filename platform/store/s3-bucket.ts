import type { S3 } from '@aws-sdk/client-s3';
import type { ServerClock } from './clock';
import { type CallLimits, S3Calls } from './s3-call';
import { SiteError } from '@site/errors';

/** Where in which bucket a store lies, and how to reach it. */
export interface S3Bucket {
  s3: S3;
  name: string;
  /** Empty, or a path without a slash at either end. */
  prefix: string;
  /** What the server's answers say of the time. */
  clock: ServerClock;
  calls: S3Calls;
  /** Address of an S3-compatible server; null for Amazon's. */
  endpoint: string | null;
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

const CONNECTION_TIMEOUT_MS = 3_000;
/** More than any part of the tool asks for at once. */
const MAX_CONNECTIONS = 64;

/**
 * Loads the SDK (only now: it takes as long as the rest of the command together) and makes the client. It does not repeat
 * what fails: {@link S3Calls} does, for some seconds. The SDK's retries end after half a second, or sooner for many at once.
 * @throws SiteError `store-endpoint-invalid`
 */
export async function connectToBucket(
  name: string,
  prefix: string,
  env: S3Environment,
  limits?: CallLimits,
): Promise<S3Bucket> {
  const endpoint = readEndpoint(env);
  const { S3 } = await import('@aws-sdk/client-s3');
  const s3 = new S3({
    region: env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    requestHandler: {
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      httpAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_CONNECTIONS },
    },
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
  // In place of the SDK's retries: others say of themselves that they come before or after them.
  s3.middlewareStack.add((next) => next, {
    step: 'finalizeRequest',
    priority: 'high',
    name: 'retryMiddleware',
    override: true,
  });
  return { s3, name, prefix, clock: watchServerClock(s3), calls: new S3Calls(limits), endpoint };
}

/** An object, as the SDK's calls name it: with its full name in the bucket. */
export function objectAt({ name, prefix }: S3Bucket, key: string): { Bucket: string; Key: string } {
  return { Bucket: name, Key: prefix === '' ? key : `${prefix}/${key}` };
}

/** The address as the operator writes it. */
export function bucketAddress({ name, prefix }: Pick<S3Bucket, 'name' | 'prefix'>): string {
  return prefix === '' ? `s3://${name}` : `s3://${name}/${prefix}`;
}

function readEndpoint(env: S3Environment): string | null {
  const variables = ['SITE_S3_ENDPOINT', 'AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL'] as const;
  const variable = variables.find((candidate) => env[candidate]);
  if (!variable) return null;
  const endpoint = env[variable]!;
  // "minio:9000" parses as an address of the scheme "minio".
  if (URL.canParse(endpoint) && /^https?:\/\//i.test(endpoint)) return endpoint;

  throw new SiteError(
    'store-endpoint-invalid',
    `${variable} is ${JSON.stringify(endpoint)}, which is not an address that begins with http:// or https://.`,
    `Write the whole address of the server: ${variable}=https://${endpoint.replace(/^.*:\/\//, '') || 'storage.example.com'}`,
  );
}

/** Reads the time from the `Date` of every answer (RFC 9110 §6.6.1, whole seconds). */
function watchServerClock(s3: S3): ServerClock {
  const clock: ServerClock = { aheadMs: null };
  s3.middlewareStack.add(
    (next) => async (args) => {
      const output = await next(args);
      const { headers } = output.response as { headers?: Record<string, string> };
      const then = Date.parse(headers?.date ?? '');
      if (!Number.isNaN(then)) clock.aheadMs = Date.now() - then;
      return output;
    },
    { step: 'deserialize', priority: 'low', name: 'watchServerClock' },
  );
  return clock;
}
