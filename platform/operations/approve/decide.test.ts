import { MemoryStore } from '../../testing/memory-store';
import { readEvidence } from '@site/ledger';
import {
  aPerson,
  aSignedSite,
  decideBy,
  promoteBy,
  publishBy,
  putInForce,
  type Team,
} from '../../testing/a-team';
import { aLiveSite } from '../../testing/a-live-site';
import { alter } from '../../testing/each-store';
import { stopAfter } from '../../testing/stopping-store';
import type { Store } from '@site/store';
import { aLanding, aLegal, publishAll } from '../../testing/tiny-parts';
import { readStatus } from '../status';
import { withMore } from '../people/people-input';

const PARTS = ['shell', 'landing', 'legal'];
const SIXTY = aLegal({ clause: 'We keep it for 60 days.' });

let store: Store;
let team: Team;
beforeEach(async () => {
  ({ store, team } = await aSignedSite());
});

const stateOf = async (store: Store) => (await readStatus(store, PARTS)).newer[0]?.approval;
const keysOf = (store: Store) => store.list('approvals/');

describe('approving a release', () => {
  it('counts both of two who do so at once', async () => {
    const sunil = aPerson('Sunil');
    await putInForce(store, team, (current) => {
      const more = withMore(current!, [sunil], { legal: [sunil.id] });
      return { ...more, parts: { ...more.parts, legal: { ...more.parts.legal!, persons: 3 } } };
    });
    const policy = await publishBy(store, SIXTY, team.lata);

    await Promise.all([decideBy(store, policy, team.ravi), decideBy(store, policy, sunil)]);

    expect(await keysOf(store)).toHaveLength(2);
    expect(await stateOf(store)).toMatchObject({
      state: 'approved',
      counted: expect.arrayContaining([sunil.id]) as string[],
    });
  });

  it('is for the team of the part', async () => {
    const policy = await publishBy(store, SIXTY, team.lata);

    await expect(decideBy(store, policy, team.meera)).rejects.toMatchObject({ code: 'approval-forbidden' });
  });

  it('takes back one’s own rejection, also of a publisher who approves nothing else', async () => {
    await putInForce(store, team, (current) => {
      const landing = { ...current!.parts.landing!, approve: [team.asha.id] };
      return { ...current!, parts: { ...current!.parts, landing } };
    });
    const landing = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
    await expect(decideBy(store, landing, team.meera)).rejects.toMatchObject({ code: 'approval-forbidden' });
    await decideBy(store, landing, team.meera, false);
    await expect(promoteBy(store, landing, team.meera)).rejects.toThrow(/Meera.* rejected it/);

    await decideBy(store, landing, team.meera);

    expect(await promoteBy(store, landing, team.meera)).toMatchObject({ status: 'promoted' });
  });

  it('of what is live already, and without an access policy, says so', async () => {
    const live = await publishBy(store, aLegal(), team.lata);
    const open = await aLiveSite();
    const policy = await publishAll(open.store, [SIXTY]);

    await expect(decideBy(store, live, team.ravi)).rejects.toMatchObject({ code: 'candidate-live' });
    await expect(decideBy(open.store, policy, team.ravi)).rejects.toMatchObject({ code: 'policy-missing' });
  });

  it('of another combination does not count, wherever its envelope is put', async () => {
    const other = await publishBy(store, aLegal({ clause: 'We keep it for 90 days.' }), team.lata);
    const policy = await publishBy(store, SIXTY, team.lata);
    await decideBy(store, other, team.ravi);
    const [signed] = (await readEvidence(store, 'legal', other.legal!.release)).approvals;
    await decideBy(store, policy, team.lata);
    const [key] = await store.list(`approvals/legal/${policy.legal!.release}/`);
    await alter(store, key!, (text) =>
      JSON.stringify({ ...(JSON.parse(text) as object), envelope: signed!.envelope }),
    );

    await expect(promoteBy(store, policy, team.lata)).rejects.toMatchObject({ code: 'record-unreadable' });
  });
});

describe('given a process that stops at any of its writes', () => {
  it('what two persons sign is whole, or not there, and succeeds the next time', async () => {
    const seen = new Set<string>();
    for (const most of [0, 1, 5, 9, 13, 17]) {
      const clause = `We keep it for ${100 + most} days.`;
      const stopped = stopAfter(store, most);
      const policy = await publishBy(store, aLegal({ clause }), team.lata);
      await decideBy(stopped, policy, team.ravi).catch(() => seen.add('approve'));
      await promoteBy(stopped, policy, team.lata).catch(() => seen.add('promote'));
      const status = await readStatus(store, PARTS);
      expect([status.shown, status.problems]).toEqual([null, []]);

      await decideBy(store, policy, team.ravi).catch((error: { code: string }) =>
        expect(error.code).toBe('candidate-live'),
      );
      await promoteBy(store, policy, team.lata);
      expect((await readStatus(store, PARTS)).live?.record.parts.legal).toEqual(policy.legal);
    }
    expect([...seen].sort()).toEqual(['approve', 'promote']);
    expect(store).toBeInstanceOf(MemoryStore);
  });
});
