import { s3Fault } from './s3-fault';
import { SiteError } from '@site/errors';

/** An error as the SDK hands it on. */
function sdkError(name: string, fields: { code?: string; status?: number }): Error {
  const $metadata = fields.status === undefined ? {} : { httpStatusCode: fields.status };
  return Object.assign(new Error(name), { name, code: fields.code, $metadata });
}

describe('a failing request to a bucket', () => {
  it.each([
    ['store-access-denied', sdkError('AccessDenied', { status: 403 })],
    ['store-access-denied', sdkError('Unknown', { status: 403 })],
    ['store-account-suspended', sdkError('UserSuspended', { status: 403 })],
    ['store-bucket-missing', sdkError('NoSuchBucket', { status: 404 })],
    ['store-busy', sdkError('SlowDown', { status: 503 })],
    ['store-credentials-missing', sdkError('CredentialsProviderError', {})],
    ['store-unreachable', sdkError('Error', { code: 'ECONNREFUSED' })],
    ['store-unreachable', sdkError('TimeoutError', {})],
    ['store-wrong-region', sdkError('PermanentRedirect', { status: 301 })],
    ['store-failed', sdkError('InvalidRequest', { status: 400 })],
  ])('becomes %s, with what was done, a remedy and the cause', (code, error) => {
    const fault = s3Fault(error, 'read "x" in s3://site') as SiteError;

    expect(fault).toBeInstanceOf(SiteError);
    expect(fault).toMatchObject({ code, cause: error });
    expect(fault.message).toContain('Cannot read "x" in s3://site');
    expect(fault.remedy).not.toBe('');
  });

  it('stays as it is when it is a defect of ours', () => {
    const defect = new TypeError('undefined is not a function');

    expect(s3Fault(defect, 'read')).toBe(defect);
  });
});
