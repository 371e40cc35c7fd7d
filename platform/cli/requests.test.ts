import { join } from 'node:path';
import { languages } from '@site/shared/site/languages';
import { goLive } from '../testing/a-live-site';
import { aProxiedBucket, type ProxiedBucket } from '../testing/ceph/proxied-bucket';
import { CEPH_START_LIMIT_MS, describeOnCeph } from '../testing/ceph/use-ceph';
import { publishFrom } from '../testing/publish-process';
import { runSiteWith } from '../testing/run-site';
import type { S3Proxy } from '../testing/s3-proxy';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

describeOnCeph('the requests that a command makes', () => {
  let given: ProxiedBucket;
  let days = 0;

  beforeAll(async () => {
    given = await aProxiedBucket();
    await makeTinyWorkingCopy(given.folder);
    await goLive(given.store, [aShell({ languages }), aLanding(), aLegal()]);
    await goLive(given.store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  }, CEPH_START_LIMIT_MS);

  afterAll(() => given.close());

  /** What a command asked of the server: objects that it wrote, and everything else. */
  async function counted(act: () => Promise<unknown>) {
    const { proxy } = given;
    proxy.requests.length = 0;
    await act();
    const isWritten = ({ method, path, status }: S3Proxy['requests'][number]) =>
      method === 'PUT' && status === 200 && !path.includes('/.probe/');
    const written = proxy.requests.filter(isWritten).length;
    return { written, others: proxy.requests.length - written };
  }

  async function publish() {
    await editTinyPart(given.folder, aLanding({ sentence: `Open on day ${(days += 1)}.` }));
    const output = { env: { ...given.env, SITE_AUTHOR: 'Asha' }, stdout: { write: () => undefined } };
    expect(await publishFrom(given.folder, 'landing', given.address, output)).toBe(0);
  }

  /** On a machine that remembers stores. */
  const site = (...words: string[]) =>
    siteIn({ ...given.env, XDG_CONFIG_HOME: join(given.folder, 'config') }, ...words);

  async function siteIn(env: Record<string, string>, ...words: string[]) {
    const { exitCode, stderr } = await runSiteWith(env, given.folder, ...words);
    expect([exitCode, exitCode ? stderr : '']).toEqual([0, '']);
  }

  it.each<[string, () => Promise<unknown>, number, number]>([
    ['publish of one part', publish, 7, 12],
    // The first that moves a pointer on this machine: it finds out how.
    ['promote of one part', () => site('promote', 'landing'), 3, 18],
    ['promote of what is live', () => site('promote', 'landing'), 0, 10],
    ['status', () => site('status'), 0, 7],
    ['rollback', () => site('rollback'), 2, 6],
    ['rollback of one part', () => site('rollback', '--part', 'legal'), 3, 10],
    ['diff', () => site('diff'), 0, 16],
  ])('%s: so many for objects that it writes, and at most so many besides', async (_, act, objects, most) => {
    const { written, others } = await counted(act);

    expect(written).toBe(objects);
    expect(others).toBeLessThanOrEqual(most);
  });

  it('of a promotion do not grow with pages and languages, for a machine that has no copies of them', async () => {
    await publish();
    const env = { ...given.env, SITE_CACHE: join(given.folder, 'no-copies') };

    const { written, others } = await counted(() => siteIn(env, 'promote', 'landing'));

    expect(written + others).toBeLessThanOrEqual(40);
  });

  it('of reading commands are never writes, and many at once where one reads everything', async () => {
    const { proxy } = given;
    let [atOnce, most] = [0, 0];
    proxy.onRequest = (change) => (most = Math.max(most, (atOnce += change)));
    proxy.requests.length = 0;
    // As from far away: a machine that has other work begins them while the first are under way, too.
    proxy.delayMs = 100;

    for (const words of [['status'], ['verify']]) await site(...words);
    proxy.delayMs = 0;

    expect(proxy.requests.length).toBeGreaterThan(50);
    expect(proxy.requests.filter(({ method }) => method !== 'GET' && method !== 'HEAD')).toEqual([]);
    // In batches of 32, of several folders.
    expect(most).toBeGreaterThan(6);
  });
});
