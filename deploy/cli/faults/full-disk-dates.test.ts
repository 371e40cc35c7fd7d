import { join } from 'node:path';
import { openStore } from '../../records/open-store';
import { readApprovals } from '../../records/approvals';
import type { Store } from '../../store/store';
import { aMachine, openTerms, scheduleIn } from '../../testing/a-schedule';
import { aSignedSite, decideBy, envOf, type Member, publishBy, type Team } from '../../testing/a-team';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { runSiteWith } from '../../testing/run-site';
import { aLegal } from '../../testing/tiny-parts';
import { describeOnTinyDisk, mountTinyDisk, type TinyDisk } from '../../testing/tiny-disk';

const FULL = { severity: 'error', code: 'store-full' };

describeOnTinyDisk('given a disk that is full, and a policy of two lawyers', () => {
  let disk: TinyDisk;
  let store: Store;
  let team: Team;

  beforeEach(async () => {
    disk = await mountTinyDisk('4m');
    store = await openStore(join(disk.folder, 'store'), { env: {} });
    ({ team } = await aSignedSite(store));
  });
  afterEach(() => disk.unmount());

  const run = (by: Member, ...words: string[]) =>
    runSiteWith({ SITE_STORE: join(disk.folder, 'store'), ...envOf(by) }, disk.folder, '--json', ...words);

  /** Runs a command with more and more room, until it is done. @returns how often it was refused */
  async function refusals(by: Member, ...words: string[]): Promise<number> {
    for (let times = 0; ; times += 1) {
      await disk.leaveRoom(times * 8);
      const { exitCode, json } = await run(by, ...words);
      if (exitCode === 0) return times;
      expect(json()).toEqual([{ problem: expect.objectContaining(FULL) as object }]);
      expect(await livePage(store, 'privacy-policy.html')).toContain('30 days');
      expect(await errorsOf(store)).toEqual([]);
    }
  }

  const published = () => publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);

  it('approve says so, nothing is approved, and with room it is', async () => {
    const policy = await published();
    const { release } = policy.legal!;

    expect(await refusals(team.ravi, 'approve', `legal@${release}`)).toBeGreaterThan(0);

    expect(await readApprovals(store, 'legal', release)).toHaveLength(1);
  });

  it('promote with a date says so, nothing is scheduled, and with room it is, once', async () => {
    const { legal } = await published();

    const words = ['promote', `legal@${legal!.release}`, '--at', '2099-01-01'];
    expect(await refusals(team.ravi, ...words)).toBeGreaterThan(0);

    expect(await openTerms(store)).toMatchObject([{ number: 1 }]);
  });

  it('tick says so, the policy stays scheduled, and with room it goes live', async () => {
    const policy = await published();
    await decideBy(store, policy, team.ravi);
    await scheduleIn(store, -1, policy, { by: team.lata });
    const machine = await aMachine(store, team);

    expect(await refusals(machine, 'tick')).toBeGreaterThan(1);

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect(await openTerms(store)).toEqual([]);
    expect(await errorsOf(store)).toEqual([]);
  });

  it('cancel says so, the policy stays scheduled, and with room it is cancelled', async () => {
    const policy = await published();
    await decideBy(store, policy, team.ravi);
    await scheduleIn(store, 60, policy, { by: team.lata });

    expect(await refusals(team.ravi, 'cancel', '1', '-m', 'Not yet')).toBeGreaterThan(0);

    expect(await openTerms(store)).toEqual([]);
  });
});
