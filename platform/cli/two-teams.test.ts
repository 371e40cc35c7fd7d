import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveLive } from '@site/operations';
import { goLive } from '../testing/a-live-site';
import { CEPH_START_LIMIT_MS, describeOnCeph } from '../testing/ceph/use-ceph';
import { aProxiedBucket, type ProxiedBucket } from '../testing/ceph/proxied-bucket';
import { errorsOf } from '../testing/pruned-sites';
import { publishFrom } from '../testing/publish-process';
import { runSiteWith } from '../testing/run-site';
import { aLanding, aLegal, aShell, type TinyPart } from '../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../testing/tiny-working-copy';

const NEW_SENTENCE = 'Open on Diwali, too.';
const NEW_CLAUSE = 'We keep it for 60 days.';

interface Proof {
  page: { blocks: { text: string }[] };
  parts: { part: string; since: { author: string; message: string } }[];
  checks: { holds: boolean | null }[];
}

describeOnCeph(
  'given two teams, each with a working copy and a cache of its own, and a site in a bucket',
  () => {
    let given: ProxiedBucket;
    let site: Awaited<ReturnType<typeof serveLive>>;

    beforeAll(async () => {
      given = await aProxiedBucket();
      await goLive(given.store, [aShell(), aLanding(), aLegal()]);
      for (const team of ['Marketing', 'Legal']) await makeTinyWorkingCopy(join(given.folder, team));
      const served = await given.open();
      site = await serveLive({ store: served, port: 0, onError: () => undefined });
    }, CEPH_START_LIMIT_MS);
    afterAll(async () => {
      await site.stop();
      await given.close();
    });

    const envOf = (team: string) => ({
      ...given.env,
      SITE_AUTHOR: team,
      SITE_CACHE: join(given.folder, team, 'cache'),
    });

    async function publish(team: string, part: TinyPart) {
      const copy = join(given.folder, team);
      await editTinyPart(copy, part);
      const output = { env: envOf(team), stdout: { write: () => undefined } };
      expect(await publishFrom(copy, part.input.part, given.address, output)).toBe(0);
    }

    async function run(team: string, ...words: string[]) {
      const { exitCode, stdout, stderr } = await runSiteWith(envOf(team), given.folder, ...words);
      expect([exitCode, exitCode && stderr]).toEqual([0, 0]);
      return stdout;
    }

    async function proofOf(path: string) {
      return JSON.parse(await run('Marketing', 'proof', path, '--at', 'now', '--json')) as Proof;
    }

    /** Visitors see it, soon after the promotion. */
    async function untilServed(path: string, words: string) {
      const isServed = async () => (await (await fetch(site.url + path)).text()).includes(words);
      while (!(await isServed())) await pause(100);
    }

    it('both ship at the same moment, and both are live', async () => {
      await Promise.all([
        publish('Marketing', aLanding({ sentence: NEW_SENTENCE })),
        publish('Legal', aLegal({ clause: NEW_CLAUSE })),
      ]);
      await Promise.all([
        run('Marketing', 'promote', 'landing', '-m', 'Diwali hours'),
        run('Legal', 'promote', 'legal', '-m', 'Counsel asked'),
      ]);

      await untilServed('/', NEW_SENTENCE);
      await untilServed('/privacy-policy', NEW_CLAUSE);
      const difference = await run('Legal', 'diff', '1');
      expect(difference).toContain(NEW_SENTENCE);
      expect(difference).toContain(NEW_CLAUSE);
    });

    it('one rolls back, and the other stays, which proofs confirm', async () => {
      await run('Marketing', 'rollback', '--part', 'landing', '-m', 'Diwali is over');

      await untilServed('/', 'Open on Sunday.');
      await untilServed('/privacy-policy', NEW_CLAUSE);
      const [home, policy] = [await proofOf('/'), await proofOf('/privacy-policy')];
      expect(home.page.blocks.map(({ text }) => text)).toContain('Open on Sunday.');
      expect(policy.parts.find(({ part }) => part === 'legal')?.since).toMatchObject({
        author: 'Legal',
        message: 'Counsel asked',
      });
      for (const { checks } of [home, policy]) expect(checks.map(({ holds }) => holds)).not.toContain(false);
      expect(await errorsOf(given.store)).toEqual([]);
    });
  },
);
