import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveLive } from '@site/operations';
import { connectToBucket } from '@site/store';
import { goLive, livePage } from '../../testing/a-live-site';
import { makeCephUser } from '../../testing/ceph/ceph-user';
import { aRecordedSchedule } from '../../testing/a-schedule';
import { aProxiedBucket, type ProxiedBucket } from '../../testing/ceph/proxied-bucket';
import {
  CEPH_START_LIMIT_MS,
  type CephBucket,
  cephEnvironment,
  describeOnCeph,
} from '../../testing/ceph/use-ceph';
import { publishFrom } from '../../testing/publish-process';
import { runSiteWith } from '../../testing/run-site';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

/** A reader has what publisher and promoter have for reading, and nothing else. */
const ROLES = ['publisher', 'promoter', 'server', 'reader'] as const;
type Role = (typeof ROLES)[number];

/** The policy that docs/hosting/ gives to operators. */
function documentedPolicy(bucket: string): string {
  const json = readFileSync(join(__dirname, '../../../docs/hosting/bucket-policy.json'), 'utf8');
  const policy = JSON.parse(json.replaceAll('site-bucket', bucket)) as {
    Statement: { Sid: string; Principal: { AWS: string | string[] } }[];
  };
  for (const { Sid, Principal } of policy.Statement) {
    const named = [Principal.AWS, Sid === 'Names' || Sid === 'Reading' ? 'user/reader' : []].flat();
    Principal.AWS = named.map((name) => name.replace(/^.*user\//, `arn:aws:iam:::user/${bucket}-`));
  }
  return JSON.stringify(policy);
}

describeOnCeph('with the rights that docs/hosting.md lists', () => {
  let given: ProxiedBucket;
  let bucket: CephBucket;
  let folder: string;
  let address: string;
  let stopServer: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    given = await aProxiedBucket();
    const { store } = given;
    ({ bucket, folder, address } = given);
    await goLive(store, [aShell(), aLanding(), aLegal()]);
    await goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    for (const role of ROLES) await makeCephUser(bucket.ceph.configuration, keysOf(role));
    const { s3 } = await connectToBucket(bucket.name, '', bucket.env);
    await s3.putBucketPolicy({ Bucket: bucket.name, Policy: documentedPolicy(bucket.name) });
    s3.destroy();
    await makeTinyWorkingCopy(folder);
  }, CEPH_START_LIMIT_MS);

  afterAll(async () => {
    await stopServer?.();
    await given.close();
  });

  const keysOf = (role: Role) => ({
    name: `${bucket.name}-${role}`,
    accessKey: `${bucket.name}-${role}`,
    secretKey: 'SECRET',
  });
  const envOf = (role: Role) => ({ ...cephEnvironment(bucket.ceph.url, keysOf(role)), SITE_AUTHOR: 'Asha' });
  const site = (role: Role, ...words: string[]) =>
    runSiteWith({ ...envOf(role), SITE_STORE: address }, folder, '--json', ...words);

  async function publishAs(role: Role, sentence: string) {
    await editTinyPart(folder, aLanding({ sentence }));
    let said = '';
    const stdout = { write: (text: string) => (said += text) };
    return { status: await publishFrom(folder, 'landing', address, { env: envOf(role), stdout }), said };
  }

  const open = (role: Role) => given.open(envOf(role));

  /** Objects belong to the user who wrote them, so the page is read by a user whom the policy names. */
  const home = async () => livePage(await open('promoter'), 'index.html');

  it('a publisher publishes, and puts nothing live', async () => {
    expect((await publishAs('publisher', 'Open on Diwali.')).status).toBe(0);
    const before = await home();

    const { exitCode, json } = await site('publisher', 'promote', 'landing');

    expect([exitCode, json().at(-1)]).toMatchObject([1, { problem: { code: 'store-access-denied' } }]);
    expect(await home()).toBe(before);
  });

  it('a promoter puts live and rolls back, and publishes nothing', async () => {
    expect((await site('promoter', 'promote', 'landing')).exitCode).toBe(0);
    expect(await home()).toContain('Open on Diwali.');
    expect((await site('promoter', 'rollback')).exitCode).toBe(0);

    const { status, said } = await publishAs('promoter', 'Open on Holi.');

    expect([status, said]).toEqual([1, expect.stringContaining('store-access-denied')]);
  });

  it.each([['status'], ['verify'], ['proof', '/', '--at', 'now']])(
    'a reader can run: %s',
    async (...words) => {
      const { exitCode, json } = await site('reader', ...words);

      expect([exitCode, exitCode === 0 || json()]).toEqual([0, true]);
    },
  );

  it('a server serves pages and releases, sees what is scheduled, and may read and write nothing else', async () => {
    const parts = { landing: { release: 'a'.repeat(16), manifestSha256: 'a'.repeat(64) } };
    const { number } = await aRecordedSchedule(await open('promoter'), -2, parts);
    const own = await open('server');
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    let seen: unknown;
    const see = (what: unknown) => (seen = what);
    const seeing = { onMissed: see, onUnseen: see, lookEvery: 100 };
    const { url, stop } = await serveLive({ store: own, port: 0, onError, ...seeing });
    stopServer = stop;
    while (seen === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(seen).toEqual([number]);
    const page = await (await fetch(url)).text();
    const [, script] = /<script src="([^"]+)"/.exec(page)!;

    expect((await fetch(url + script)).status).toBe(200);
    expect((await fetch(`${url}/no-such-page`)).status).toBe(404);
    expect(errors).toEqual([]);
    const [publication] = await own.list('publications/');
    for (const act of [
      () => own.read(publication!),
      () => own.create('sites/x', Buffer.from('x')),
      () => own.replace('pointers/live.json', Buffer.from('x'), null),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'store-access-denied' });
  });
});
