import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { promote } from '../../actions/promote/promote';
import { openStore } from '../../records/open-store';
import { connectToBucket } from '../../store/s3-bucket';
import { callLimits } from '../../store/s3-call';
import { S3Store } from '../../store/s3-store';
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
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { runSiteWith } from '../../testing/run-site';
import { type S3Proxy, startS3Proxy } from '../../testing/s3-proxy';
import { aLanding, aLegal, aShell, publishAll } from '../../testing/tiny-parts';
import { startUntrustedServer } from '../../testing/untrusted-server';

/** As `callLimits`, a tenth of the time. */
const HASTY = { patience: callLimits.patience / 10, silence: callLimits.silence / 10 };

const COMMANDS = [['status'], ['promote'], ['rollback', '1']];

describeOnCeph('given a site in a bucket', () => {
  let given: ProxiedBucket;
  let bucket: CephBucket;
  let store: S3Store;
  let gateway: Gateway;
  let proxy: S3Proxy;
  let days = 0;

  beforeAll(async () => {
    given = await aProxiedBucket(async ({ ceph }) => {
      gateway = await startGateway(ceph.configuration);
      return gateway.url;
    });
    ({ bucket, store, proxy } = given);
    await goLive(store, [aShell(), aLanding(), aLegal()]);
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await given.close();
    await gateway.kill();
  });

  afterEach(() => {
    proxy.disturb = () => null;
  });

  const site = (changes: Record<string, string>, ...words: string[]) =>
    runSiteWith({ ...given.env, ...changes }, given.folder, '--json', ...words);

  async function expectProblem(code: string, changes: Record<string, string>, ...words: string[]) {
    const { exitCode, json } = await site(changes, ...words);
    expect([exitCode, json().at(-1)]).toEqual([
      1,
      {
        problem: expect.objectContaining({
          code,
          message: expect.not.stringContaining('\n') as string,
        }) as object,
      },
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

  it('ends commands when nobody is at the port, or the gateway hangs, at once or in its midst', async () => {
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

  async function publishNext() {
    const sentence = `Open on day ${(days += 1)}.`;
    const parts = await publishAll(store, [aLanding({ sentence })]);
    return { sentence, parts, release: `landing@${parts.landing!.release}` };
  }

  /** Does something when a command has begun so many of its writes. */
  function whenWriting(begun: number, act: () => void) {
    let writes = 0;
    proxy.disturb = (method) => {
      if (method === 'PUT' && ++writes === begun) act();
      return null;
    };
  }

  it('promotes all the same when the gateway restarts meanwhile', async () => {
    const { sentence, release } = await publishNext();
    const port = Number(new URL(gateway.url).port);
    let restarted: Promise<Gateway> | undefined;
    whenWriting(8, () => {
      restarted = gateway
        .kill()
        .then(() => pause(2_000))
        .then(() => startGateway(bucket.ceph.configuration, { port }));
    });

    const { exitCode } = await site({}, 'promote', release);

    gateway = await restarted!;
    expect(exitCode).toBe(0);
    expect(await livePage(store, 'index.html')).toContain(sentence);
  });

  it('stays whole when the gateway hangs for good in the midst of a promotion, and goes live the next time', async () => {
    const { sentence, parts } = await publishNext();
    const before = await livePage(store, 'index.html');
    const hasty = new S3Store(await connectToBucket(bucket.name, 'store', cephEnvironment(proxy.url), HASTY));
    const request = { author: 'Asha', message: '', progress: () => undefined };
    let isHanging = false;
    whenWriting(12, () => (isHanging = true));
    const { disturb } = proxy;
    proxy.disturb = (method, path) => (disturb(method, path), isHanging ? 'hang' : null);

    await expect(promote({ ...request, store: hasty, parts })).rejects.toMatchObject({
      code: 'store-unreachable',
    });

    hasty.close();
    proxy.disturb = () => null;
    expect(await livePage(store, 'index.html')).toBe(before);
    expect(await errorsOf(store)).toEqual([]);
    await promote({ ...request, store, parts });
    expect(await livePage(store, 'index.html')).toContain(sentence);
  });
});
