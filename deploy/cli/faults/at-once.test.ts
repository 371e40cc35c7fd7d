import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { deploymentOf, readLivePointer } from '../../records/live-pointer';
import { readChain } from '../../records/deployment-chain';
import { openStore } from '../../records/open-store';
import { listReleaseIds } from '../../records/releases';
import type { Store } from '../../store/store';
import { goLive } from '../../testing/a-live-site';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import type { ShippingAct, ShippingOutcome } from '../../testing/shipping-process';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell } from '../../testing/tiny-parts';

/** The two meet in every round. */
const ROUNDS = 2;

/** In a bucket: `cli/two-teams.test.ts`. */
describe('two teams that ship at once', () => {
  let folder: string;
  let store: Store;
  let teams: ChildProcess[];

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const address = join(folder, 'store');
    store = await openStore(address, { env: {} });
    await goLive(store, [aShell(), aLanding(), aLegal()]);
    teams = ['Marketing', 'Legal'].map((author) =>
      fork(join(__dirname, '../../testing/shipping-process.ts'), {
        execArgv: ['--import', require.resolve('tsx')],
        env: { ...process.env, SITE_STORE: address, SITE_AUTHOR: author },
      }),
    );
    await Promise.all(teams.map((team) => once(team, 'message')));
  });
  afterAll(async () => {
    teams.forEach((team) => team.kill());
    await rm(folder, { recursive: true });
  });

  async function atOnce(acts: [ShippingAct, ShippingAct]): Promise<ShippingOutcome[]> {
    const answers = teams.map((team) => once(team, 'message'));
    teams.forEach((team, index) => team.send(acts[index]!));
    return (await Promise.all(answers)).map(([outcome]) => outcome as ShippingOutcome);
  }

  async function history(limit?: number) {
    const live = await readLivePointer(store);
    const { deployments, problems } = await readChain(store, deploymentOf(live!), limit);
    expect(problems).toEqual([]);
    return deployments;
  }

  it('both go live, each with its own part', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
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
      expect(await livePage(store, 'index.html')).toContain(sentence);
      expect(await livePage(store, 'privacy-policy.html')).toContain(clause);
    }
  }, 180_000);

  it('both are in the history, with releases of the same part', async () => {
    const deploymentsBefore = (await history()).length;
    const shipped: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
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

    expect(await listReleaseIds(store, 'landing')).toEqual(expect.arrayContaining(shipped));
    expect(await history()).toHaveLength(deploymentsBefore + 2 * ROUNDS);
    expect(await errorsOf(store)).toEqual([]);
  }, 180_000);
});
