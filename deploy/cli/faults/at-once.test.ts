import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { deploymentOf, readLivePointer } from '../../records/live-pointer';
import { readChain } from '../../records/deployment-chain';
import { listReleaseIds } from '../../records/releases';
import { goLive } from '../../testing/a-live-site';
import { CEPH_START_LIMIT_MS } from '../../testing/ceph/use-ceph';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import type { ShippingAct, ShippingOutcome } from '../../testing/shipping-process';
import { describeOnSharedStores, type SharedStore } from '../../testing/stores-for-processes';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';

/** The two meet in every round: one that is made to lose the other's part does so in the first. */
const ROUNDS = { folder: 3, bucket: 1 };

describeOnSharedStores(
  (kind) => `two teams that ship to a ${kind} at once`,
  (kind, openStore) => {
    const rounds = ROUNDS[kind];
    let shared: SharedStore;
    let teams: ChildProcess[];

    beforeAll(async () => {
      shared = await openStore();
      await goLive(shared.store, [aShell(), aLanding(), aLegal()]);
      teams = ['Marketing', 'Legal'].map((author) =>
        fork(join(__dirname, '../../testing/shipping-process.ts'), {
          execArgv: ['--import', require.resolve('tsx')],
          env: { ...process.env, ...shared.env, SITE_AUTHOR: author },
        }),
      );
      await Promise.all(teams.map((team) => once(team, 'message')));
    }, CEPH_START_LIMIT_MS);
    afterAll(async () => {
      teams.forEach((team) => team.kill());
      await shared.close();
    });

    async function atOnce(acts: [ShippingAct, ShippingAct]): Promise<ShippingOutcome[]> {
      const answers = teams.map((team) => once(team, 'message'));
      teams.forEach((team, index) => team.send(acts[index]!));
      return (await Promise.all(answers)).map(([outcome]) => outcome as ShippingOutcome);
    }

    async function history(limit?: number) {
      const live = await readLivePointer(shared.store);
      const { deployments, problems } = await readChain(shared.store, deploymentOf(live!), limit);
      expect(problems).toEqual([]);
      return deployments;
    }

    it(`both go live, ${rounds} rounds, each with its own part`, async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [sentence, clause] = [`Open on day ${round}.`, `We keep it for ${round} days.`];

        const [landing, legal] = await atOnce([
          { act: 'publish', part: 'landing', sentence },
          { act: 'publish', part: 'legal', sentence: clause },
        ]);
        const deployments = await atOnce([{ act: 'promote' }, { act: 'promote' }]);

        const [newest, before] = await history(2);
        expect([newest!.name, before!.name].sort()).toEqual(deployments.sort());
        expect(newest!.record.parts).toMatchObject({
          landing: { release: landing },
          legal: { release: legal },
        });
        expect(await livePage(shared.store, 'index.html')).toContain(sentence);
        expect(await livePage(shared.store, 'privacy-policy.html')).toContain(clause);
      }
    }, 180_000);

    it(`both are in the history, ${rounds} rounds, with releases of the same part`, async () => {
      const deploymentsBefore = (await history()).length;
      const shipped: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const publish = (team: string) =>
          ({ act: 'publish', part: 'landing', sentence: `${team} opens on day ${round}.` }) as const;

        const releases = await atOnce([publish('Marketing'), publish('Legal')]);
        const deployments = await atOnce([{ act: 'promote' }, { act: 'promote' }]);

        const [newest, before] = await history(2);
        expect([newest!.name, before!.name].sort()).toEqual(deployments.sort());
        expect([newest, before].map((named) => named!.record.parts.landing!.release).sort()).toEqual(
          [...releases].sort(),
        );
        shipped.push(...releases);
      }

      expect(await listReleaseIds(shared.store, 'landing')).toEqual(expect.arrayContaining(shipped));
      expect(await history()).toHaveLength(deploymentsBefore + 2 * rounds);
      expect(await errorsOf(shared.store)).toEqual([]);
    }, 180_000);
  },
);
