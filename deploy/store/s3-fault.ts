import { SiteError } from './site-error';

interface Fault {
  code: string;
  fact: string;
  remedy: string;
}

const ACCESS_DENIED: Fault = {
  code: 'store-access-denied',
  fact: 'access is denied',
  remedy:
    'Allow these credentials s3:GetObject, s3:PutObject, s3:DeleteObject and s3:ListBucket on the bucket.',
};
const UNREACHABLE: Fault = {
  code: 'store-unreachable',
  fact: 'the server does not answer',
  remedy: 'Check the network, and SITE_S3_ENDPOINT where one is set; then repeat the command.',
};
const BUSY: Fault = {
  code: 'store-busy',
  fact: 'the server keeps failing',
  remedy: 'Wait a minute and repeat the command; what is stored already is kept.',
};
const WRONG_REGION: Fault = {
  code: 'store-wrong-region',
  fact: 'the bucket is in another region',
  remedy: "Set AWS_REGION to the bucket's region.",
};

/** By the error's name or Node's code, as the SDK hands them on. */
const FAULTS: Record<string, Fault> = {
  NoSuchBucket: {
    code: 'store-bucket-missing',
    fact: 'there is no such bucket',
    remedy: 'Create the bucket, or correct the s3:// address.',
  },
  CredentialsProviderError: {
    code: 'store-credentials-missing',
    fact: 'no credentials were found',
    remedy: 'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or log in with a profile (AWS_PROFILE).',
  },
  AccessDenied: ACCESS_DENIED,
  InvalidAccessKeyId: ACCESS_DENIED,
  SignatureDoesNotMatch: ACCESS_DENIED,
  PermanentRedirect: WRONG_REGION,
  AuthorizationHeaderMalformed: WRONG_REGION,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  EHOSTUNREACH: UNREACHABLE,
  ENETUNREACH: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EAI_AGAIN: UNREACHABLE,
  EPIPE: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  TimeoutError: UNREACHABLE,
};

const FAULTS_BY_STATUS: Record<number, Fault> = {
  301: WRONG_REGION,
  403: ACCESS_DENIED,
  429: BUSY,
  500: BUSY,
  502: BUSY,
  503: BUSY,
  504: BUSY,
};

/**
 * The SiteError for a failing request to the bucket. Errors that are none (a SiteError, a defect of ours) come
 * back as they are.
 *
 * @param action what was being done, as in "Cannot <action>"
 */
export function s3Fault(error: unknown, action: string): unknown {
  if (error instanceof SiteError) return error;

  const { name, code } = error as { name?: string; code?: string };
  const status = statusOf(error);
  const fault = FAULTS[name ?? ''] ?? FAULTS[code ?? ''] ?? FAULTS_BY_STATUS[status ?? 0];
  if (fault) {
    const answer = status === undefined ? (code ?? name) : `${name}, status ${status}`;
    return new SiteError(fault.code, `Cannot ${action}: ${fault.fact} (${answer}).`, fault.remedy, {
      cause: error,
    });
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
