import { SiteError } from '@site/errors';
import { CLOCK_REMEDY } from './clock';
import { type Fault, fault, faultError } from './folder-fault';

/**
 * The SiteError for a failing request to the bucket. Errors that are none (a SiteError, a defect of ours) come
 * back as they are.
 * @param action what was being done, as in "Cannot <action>"
 */
export function s3Fault(error: unknown, action: string): unknown {
  if (error instanceof SiteError) return error;

  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  const status = statusOf(error);
  const found =
    FAULTS[name ?? ''] ??
    FAULTS[code ?? ''] ??
    (CERTIFICATE_CODE.test(code ?? '') ? CERTIFICATE : faultByStatus(status ?? 0));
  if (found) {
    const answer = status === undefined ? (code ?? `${name}: ${message}`) : `${name}, status ${status}`;
    return faultError(found, action, answer, error);
  }
  if (status === undefined) return error;

  return new SiteError(
    'store-failed',
    `Cannot ${action}: the server answered ${name}, status ${status}.`,
    'Check the bucket and its server, then repeat the command.',
    { cause: error },
  );
}

/** The HTTP status of the answer, if the server gave one. */
export function statusOf(error: unknown): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode;
}

/** A missing object, as against a missing bucket, which answers 404 too. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

const ACCESS_DENIED = fault(
  'store-access-denied',
  'these credentials may not do that',
  'Give them the rights that docs/hosting.md lists for this command ("Rights in a bucket").',
);
const UNREACHABLE = fault(
  'store-unreachable',
  'the server does not answer',
  'Check the network, and SITE_S3_ENDPOINT where one is set; then repeat the command.',
);
const BUSY = fault(
  'store-busy',
  'the server keeps failing',
  'Wait a minute and repeat the command; what is stored already is kept.',
);
const FULL = fault(
  'store-full',
  'the quota of the bucket or its owner is used up',
  'Raise the quota, or make room: npm run site -- prune. Then repeat the command.',
);
const WRONG_REGION = fault(
  'store-wrong-region',
  'the bucket is in another region',
  "Set AWS_REGION to the bucket's region.",
);
const CREDENTIALS_EXPIRED = fault(
  'store-credentials-expired',
  'the credentials have expired',
  'Log in again, or set new ones in AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.',
);
const CERTIFICATE = fault(
  'store-certificate-untrusted',
  "the server's certificate is not trusted on this machine",
  'Where the server has a certificate of your own authority, name its file: NODE_EXTRA_CA_CERTS=/path/to/authority.pem. Otherwise check the name in SITE_S3_ENDPOINT, and renew the certificate.',
);
const NOT_TLS = fault(
  'store-not-tls',
  'the endpoint says https, and what answers at this port does not speak TLS',
  'Write http:// in SITE_S3_ENDPOINT, or the port at which the server speaks TLS.',
);
const NOT_HTTP = fault(
  'store-not-http',
  'what answers at this address is no HTTP server',
  'Check the port in SITE_S3_ENDPOINT, and whether it must be https://.',
);

/** What a server that is busy answers, and what Node says of one that does not: the same request may succeed in a moment. */
const PASSING_STATUS = [408, 429, 500, 502, 503, 504];
const PASSING_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ETIMEDOUT',
];
/** The SDK corrects its signing clock by the answer, so that the next attempt is signed with the server's time. */
const PASSING_NAMES = ['RequestTimeout', 'RequestTimeTooSkewed', 'SlowDown', 'TimeoutError'];

/** Of a server's certificate that is not trusted, as OpenSSL has them. */
const CERTIFICATE_CODE = /CERT|LEAF_SIGNATURE/;

/** By the error's name or Node's code, as the SDK hands them on. */
const FAULTS: Record<string, Fault | undefined> = {
  NoSuchBucket: fault(
    'store-bucket-missing',
    'there is no such bucket',
    'Create the bucket, or correct the s3:// address.',
  ),
  CredentialsProviderError: fault(
    'store-credentials-missing',
    'no credentials were found',
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in with a profile (AWS_PROFILE).',
  ),
  InvalidAccessKeyId: fault(
    'store-key-unknown',
    'the server does not know the access key',
    'Check AWS_ACCESS_KEY_ID, and whether SITE_S3_ENDPOINT is the server that issued it.',
  ),
  SignatureDoesNotMatch: fault(
    'store-secret-wrong',
    'the secret does not belong to the access key',
    'Check AWS_SECRET_ACCESS_KEY.',
  ),
  RequestTimeTooSkewed: fault(
    'clock-wrong',
    "this machine's clock and the server's are too far apart",
    CLOCK_REMEDY,
  ),
  AccessDenied: ACCESS_DENIED,
  UserSuspended: fault(
    'store-account-suspended',
    'the account of these credentials is suspended',
    'Ask who runs the server why, then repeat the command. No rights help meanwhile.',
  ),
  ExpiredToken: CREDENTIALS_EXPIRED,
  TokenRefreshRequired: CREDENTIALS_EXPIRED,
  QuotaExceeded: FULL,
  InsufficientCapacity: FULL,
  PermanentRedirect: WRONG_REGION,
  AuthorizationHeaderMalformed: WRONG_REGION,
  ...Object.fromEntries(PASSING_CODES.map((code) => [code, UNREACHABLE])),
  TimeoutError: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EPROTO: NOT_TLS,
  ERR_SSL_WRONG_VERSION_NUMBER: NOT_TLS,
  ERR_SSL_PACKET_LENGTH_TOO_LONG: NOT_TLS,
  HPE_INVALID_CONSTANT: NOT_HTTP,
};

function faultByStatus(status: number): Fault | undefined {
  const own: Record<number, Fault> = { 301: WRONG_REGION, 403: ACCESS_DENIED, 507: FULL };
  return own[status] ?? (PASSING_STATUS.includes(status) ? BUSY : undefined);
}

/** Whether the same request may succeed in a moment. */
export function isPassing(error: unknown): boolean {
  const { name = '', code = '' } = error as { name?: string; code?: string };
  return (
    PASSING_STATUS.includes(statusOf(error) ?? 0) ||
    PASSING_CODES.includes(code) ||
    PASSING_NAMES.includes(name)
  );
}
