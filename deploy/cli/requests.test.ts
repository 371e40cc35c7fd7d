import { rm } from 'node:fs/promises';
import { openStore } from '../records/open-store';
import type { S3Store } from '../store/s3-store';
import { goLive } from '../testing/a-live-site';
import { aTeam, decideBy, type Member, publishBy, putInForce, shipBy } from '../testing/a-team';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
  makeCephBucket,
} from '../testing/ceph/use-ceph';
import { publishFrom } from '../testing/publish-process';
import { runSiteWith } from '../testing/run-site';
import { type S3Proxy, startS3Proxy } from '../testing/s3-proxy';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

describeOnCeph('the requests that a command makes', () => {
  let folder: string;
  let bucket: CephBucket;
  let proxy: S3Proxy;
  let env: Record<string, string>;
  let days = 0;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    bucket = await makeCephBucket();
    proxy = await startS3Proxy(bucket.ceph.url);
    const SITE_STORE = `s3://${bucket.name}/store`;
    env = { ...cephEnvironment(proxy.url), SITE_STORE, SITE_CACHE: `${folder}/cache`, SITE_AUTHOR: 'Asha' };
    const store = await openStore(SITE_STORE, { env });
    await makeTinyWorkingCopy(folder);
    await goLive(store, [aShell(), aLanding(), aLegal()]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    (store as S3Store).close();
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await proxy.close();
    await rm(folder, { recursive: true });
  });

  /** What a command asked of the server: objects that it wrote, and everything else. */
  async function counted(act: () => Promise<unknown>) {
    proxy.requests.length = 0;
    await act();
    const isWritten = ({ method, path, status }: S3Proxy['requests'][number]) =>
      method === 'PUT' && status === 200 && !path.includes('/.probe/');
    const written = proxy.requests.filter(isWritten).length;
    return { written, others: proxy.requests.length - written };
  }

  async function publish() {
    await editTinyPart(folder, aLanding({ sentence: `Open on day ${(days += 1)}.` }));
    expect(
      await publishFrom(folder, 'landing', env.SITE_STORE!, { env, stdout: { write: () => undefined } }),
    ).toBe(0);
  }

  async function site(...words: string[]) {
    const { exitCode, stderr } = await runSiteWith(env, folder, ...words);
    expect([exitCode, exitCode ? stderr : '']).toEqual([0, '']);
  }

  it.each<[string, () => Promise<unknown>, number]>([
    ['publish of one part', publish, 11],
    ['publish of another release of it', publish, 11],
    ['publish of a third', publish, 11],
    ['status, with three releases that are not live', () => site('status'), 6],
    ['promote of one part', () => site('promote', 'landing'), 25],
    ['promote of what is live', () => site('promote', 'landing'), 10],
    ['status', () => site('status'), 6],
    ['history', () => site('history'), 6],
    ['rollback', () => site('rollback'), 10],
    ['rollback of one part', () => site('rollback', '--part', 'legal'), 25],
  ])('%s: at most so many beside the objects that it writes', async (_, act, most) => {
    const { others } = await counted(act);

    expect(others).toBeLessThanOrEqual(most);
  });

  describe('where a file of people says who may ship', () => {
    const { asha, lata, ravi, meera, input } = aTeam();
    let policy: string;
    const signed = (member: Member, words: string[]) => {
      const key = member.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      return runSiteWith({ ...env, SITE_SIGNING_KEY: key }, folder, ...words);
    };

    beforeAll(async () => {
      const store = await openStore(env.SITE_STORE!, { env });
      await putInForce(store, { asha, lata }, () => input);
      await shipBy(store, aLanding({ sentence: 'Open on the first day.' }), meera);
      const parts = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), lata);
      await decideBy(store, parts, ravi);
      policy = `legal@${parts.legal!.release}`;
      (store as S3Store).close();
    });

    it.each<[string, Member, () => string[], number]>([
      ['status', meera, () => ['status'], 12],
      ['promote of an approved release', lata, () => ['promote', policy], 25],
      ['rollback', lata, () => ['rollback'], 15],
    ])('%s: at most so many beside the objects that it writes', async (_, member, words, most) => {
      const { others } = await counted(async () => {
        const { exitCode, stderr } = await signed(member, words());
        expect([exitCode, exitCode ? stderr : '']).toEqual([0, '']);
      });

      expect(others).toBeLessThanOrEqual(most);
    });
  });

  it('are many at once where a command reads everything', async () => {
    let atOnce = 0;
    let most = 0;
    proxy.onRequest = (change) => (most = Math.max(most, (atOnce += change)));

    await site('verify');

    // In batches of 32, of several folders; a machine that has other work begins fewer.
    expect(most).toBeGreaterThan(8);
  });

  it('of reading commands are never writes', async () => {
    proxy.requests.length = 0;

    for (const words of [['status'], ['history'], ['diff', '1'], ['verify'], ['proof', '/', '--at', 'now']])
      await site(...words);

    expect(proxy.requests.length).toBeGreaterThan(50);
    expect(proxy.requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
  });
});
