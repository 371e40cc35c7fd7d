import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../records/open-store';
import { readApprovals } from '../../records/approvals';
import { readLiveDeployment } from '../../records/live-deployment';
import { FolderSlots } from '../../store/folder-slots';
import { FolderStore } from '../../store/folder-store';
import type { Store } from '../../store/store';
import { aMachine, openTerms, scheduleIn } from '../../testing/a-schedule';
import { aSignedSite, decideBy, envOf, type Member, publishBy, type Team } from '../../testing/a-team';
import { runKilledOnFolder, SITE_COMMAND } from '../../testing/killed-process';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { runSiteWith } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLegal } from '../../testing/tiny-parts';

describe('given a policy of two lawyers', () => {
  let folder: string;
  let team: Team;
  let machine: Member;
  let policy: string;
  let copies = 0;

  const addressOf = (name: string) => join(folder, name);
  const open = (name: string) => openStore(addressOf(name), { env: {} });
  const copyOf = async (name: string) => {
    const copy = `copy-${(copies += 1)}`;
    await cp(addressOf(name), addressOf(copy), { recursive: true });
    return copy;
  };
  const envFor = (name: string, by: Member) => ({
    SITE_STORE: addressOf(name),
    HOME: addressOf(`home-${name}`),
    ...envOf(by),
  });
  const runOn = (name: string, by: Member, words: string[]) =>
    runSiteWith(envFor(name, by), folder, '--json', ...words);

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    const store = await open('published');
    ({ team } = await aSignedSite(store));
    machine = await aMachine(store, team);
    const parts = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
    policy = parts.legal!.release;
    await cp(addressOf('published'), addressOf('due'), { recursive: true });
    const due = await open('due');
    await decideBy(due, parts, team.ravi);
    await scheduleIn(due, -1, parts, { by: team.lata });
  });
  afterAll(() => rm(folder, { recursive: true }));

  const counted = new Map<string, Promise<number>>();

  /** How often a command writes to the store. */
  function writesOf(name: string, by: Member, words: string[]): Promise<number> {
    const run = async () => expect((await runOn(await copyOf(name), by, words)).exitCode).toBe(0);
    if (!counted.has(name)) counted.set(name, countWrites(run));
    return counted.get(name)!;
  }

  /** Kills a command after so many of its writes, and does it again. @returns the store in between, and afterwards */
  async function killed(name: string, by: Member, words: string[], writes: number) {
    const copy = await copyOf(name);
    const { signal } = await runKilledOnFolder([SITE_COMMAND, ...words], envFor(copy, by), writes);
    expect(signal).toBe('SIGKILL');
    const store = await open(copy);
    expect(await errorsOf(store)).toEqual([]);
    const between = await livePage(store, 'privacy-policy.html');
    expect((await runOn(copy, by, words)).exitCode).toBe(0);
    expect(await errorsOf(store)).toEqual([]);
    return { store, between };
  }

  const approvals = async (store: Store) => (await readApprovals(store, 'legal', policy)).length;

  it('approve, killed after its write, is done once by the next', async () => {
    const { store, between } = await killed('published', team.ravi, ['approve', `legal@${policy}`], 1);

    expect(between).toContain('30 days');
    expect(await approvals(store)).toBe(1);
  });

  it('promote with a date, killed once it has approved, is done once by the next', async () => {
    const words = ['promote', `legal@${policy}`, '--at', '2099-01-01'];
    const all = await writesOf('published', team.ravi, words);

    const { store, between } = await killed('published', team.ravi, words, all - 1);

    expect(between).toContain('30 days');
    expect(await approvals(store)).toBe(1);
    expect(await openTerms(store)).toMatchObject([{ at: '2098-12-31T18:30:00.000Z' }]);
  });

  it.each([
    ['all of its writes but two', '30 days', (all: number) => all - 2],
    ['all of them but one', '60 days', (all: number) => all - 1],
  ])(
    'tick, killed after %s, leaves the old policy or the new one, which goes live once',
    async (_, between, after) => {
      const all = await writesOf('due', machine, ['tick']);

      const found = await killed('due', machine, ['tick'], after(all));

      expect(found.between).toContain(between);
      expect(await livePage(found.store, 'privacy-policy.html')).toContain('60 days');
      expect((await readLiveDeployment(found.store))!.deployment.record.number).toBe(2);
      expect(await openTerms(found.store)).toEqual([]);
    },
  );
});

/** How often what is run in this process writes to a folder store. */
async function countWrites(run: () => Promise<unknown>): Promise<number> {
  const writers = [jest.spyOn(FolderStore.prototype, 'create'), jest.spyOn(FolderSlots.prototype, 'replace')];
  await run();
  const writes = writers.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  writers.forEach((writer) => writer.mockRestore());
  return writes;
}
