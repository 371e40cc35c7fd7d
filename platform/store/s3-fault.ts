import { FAULTS, FAULTS_BY_STATUS } from './s3-remedies';
import { SiteError } from '@site/errors';

/**
 * The SiteError for a failing request to the bucket. Errors that are none (a SiteError, a defect of ours) come
 * back as they are.
 *
 * @param action what was being done, as in "Cannot <action>"
 */
export function s3Fault(error: unknown, action: string): unknown {
  if (error instanceof SiteError) return error;

  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  const status = statusOf(error);
  const fault = FAULTS[name ?? ''] ?? FAULTS[code ?? ''] ?? FAULTS_BY_STATUS[status ?? 0];
  if (fault) {
    const answer = status === undefined ? (code ?? `${name}: ${message}`) : `${name}, status ${status}`;
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

/** A missing object, as against a missing bucket, which answers 404 too. */
export function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}
