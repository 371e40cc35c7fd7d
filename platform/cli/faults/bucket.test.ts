import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { openStore } from '@site/ledger';
import { connectToBucket } from '@site/store';
import { goLive } from '../../testing/a-live-site';
import { makeCephUser } from '../../testing/ceph/ceph-user';
import { type Gateway, startGateway } from '../../testing/ceph/gateway';
import { aProxiedBucket, type ProxiedBucket } from '../../testing/ceph/proxied-bucket';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
} from '../../testing/ceph/use-ceph';
import { runSiteWith } from '../../testing/run-site';
import { startS3Proxy } from '../../testing/s3-proxy';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { startUntrustedServer } from '../../testing/untrusted-server';

const COMMANDS = [['status'], ['promote'], ['rollback', '1']];

describeOnCeph('given a site in a bucket', () => {
  let given: ProxiedBucket;
  let bucket: CephBucket;
  let gateway: Gateway;

  beforeAll(async () => {
    given = await aProxiedBucket(async ({ ceph }) => {
      gateway = await startGateway(ceph.configuration);
      return gateway.url;
    });
    ({ bucket } = given);
    await goLive(given.store, [aShell(), aLanding(), aLegal()]);
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await given.close();
    await gateway.kill();
  });

  const site = (changes: Record<string, string>, ...words: string[]) =>
    runSiteWith({ ...given.env, ...changes }, given.folder, '--json', ...words);

  async function expectProblem(code: string, changes: Record<string, string>, ...words: string[]) {
    const { exitCode, json } = await site(changes, ...words);
    expect([exitCode, json().at(-1)]).toMatchObject([
      1,
      { problem: { code, message: expect.not.stringContaining('\n') as string } },
    ]);
  }

  it.each<[string, string, () => Record<string, string>]>([
    [
      'an endpoint without a scheme',
      'store-endpoint-invalid',
      () => ({ SITE_S3_ENDPOINT: 'localhost:7480' }),
    ],
    [
      'https at an http port',
      'store-not-tls',
      () => ({ SITE_S3_ENDPOINT: bucket.ceph.url.replace('http', 'https') }),
    ],
    ['an unknown key', 'store-key-unknown', () => ({ AWS_ACCESS_KEY_ID: 'NOBODY' })],
    ['a wrong secret', 'store-secret-wrong', () => ({ AWS_SECRET_ACCESS_KEY: 'wrong' })],
    ['no such bucket', 'store-bucket-missing', () => ({ SITE_STORE: 's3://no-such-bucket/store' })],
  ])('has its own sentence and remedy for %s', async (_, code, changes) => {
    await expectProblem(code, changes(), 'status');
  });

  it('has its own sentence and remedy for a certificate that is not trusted', async () => {
    const server = await startUntrustedServer(given.folder);

    await expectProblem('store-certificate-untrusted', { SITE_S3_ENDPOINT: server.url }, 'status');

    server.close();
  });

  it('has its own sentence and remedy for a quota that is used up', async () => {
    const { configuration, url } = bucket.ceph;
    const user = { name: 'small', accessKey: 'SMALLKEY', secretKey: 'SMALLSECRET' };
    await makeCephUser(configuration, user);
    const quota = [
      '-c',
      configuration,
      'quota',
      'set',
      '--quota-scope=user',
      '--uid=small',
      '--max-size=1024',
    ];
    await promisify(execFile)('radosgw-admin', quota);
    await promisify(execFile)('radosgw-admin', [
      '-c',
      configuration,
      'quota',
      'enable',
      '--quota-scope=user',
      '--uid=small',
    ]);
    const name = `${bucket.name}-small`;
    const own = cephEnvironment(url, user);
    const { s3 } = await connectToBucket(name, '', own);
    await s3.createBucket({ Bucket: name });
    s3.destroy();

    await expect(openStore(`s3://${name}`, { env: own })).rejects.toMatchObject({ code: 'store-full' });
  });

  it('ends commands when no server is at the port, or the gateway hangs, at once or in its midst', async () => {
    const inItsMidst = await startS3Proxy(bucket.ceph.url);
    const isList = (path: string) => /^\/[^/]+\/?$/.test(path);
    inItsMidst.disturb = (_, path) => (isList(path) ? 'hang' : null);
    const later = { SITE_S3_ENDPOINT: inItsMidst.url, SITE_CACHE: '' };
    gateway.process.kill('SIGSTOP');

    const outcomes = await Promise.allSettled([
      expectProblem('store-unreachable', { SITE_S3_ENDPOINT: 'http://127.0.0.1:9' }, 'status'),
      expectProblem('store-unreachable', {}, 'status'),
      ...COMMANDS.map((words) => expectProblem('store-unreachable', later, ...words)),
    ]);

    gateway.process.kill('SIGCONT');
    await inItsMidst.close();
    expect(
      outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Error] : [])),
    ).toEqual([]);
  });
});
