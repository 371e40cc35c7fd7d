import {
  type DeploymentParts,
  type PeopleInput,
  keyIdOf,
  readLiveDeployment,
  readVerifiedHistory,
} from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { promoteParts, livePage, proofNow } from '../../testing/a-live-site';
import { copyOfStore } from '../../testing/a-schedule';
import {
  aSignedSite,
  decideBy,
  promoteBy,
  publishBy,
  putInForce,
  shipBy,
  type Team,
} from '../../testing/a-team';
import { aLanding, aLegal } from '../../testing/tiny-parts';
import { withoutKey } from '../people/people-input';
import { readStatus } from '../status';

const HURRY = { emergency: true, message: 'The court wants it today' };

let site: { store: MemoryStore; team: Team; first: DeploymentParts; second: DeploymentParts };
/** A policy is live as an emergency of Lata alone, and she has published another. */
beforeAll(async () => {
  const store = new MemoryStore();
  const { team } = await aSignedSite(store);
  const first = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), team.lata);
  const second = await publishBy(store, aLegal({ clause: 'We keep it for 10 days.' }), team.lata);
  await promoteBy(store, first, team.lata, HURRY);
  site = { store, team, first, second };
});

const given = async () => ({ ...site, store: await copyOfStore(site.store) });
const live = async (store: MemoryStore) => (await readLiveDeployment(store))!;
const emergenciesOf = async (store: MemoryStore) => (await readStatus(store, [])).emergencies;

describe('given a lawyer put a policy live alone, as an emergency', () => {
  it('it is live, the deployment says so, and status says whom it waits for', async () => {
    const { store } = await given();

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
    expect((await live(store)).record.emergencies).toMatchObject({
      legal: { author: 'Lata', message: HURRY.message },
    });
    expect((await readVerifiedHistory(store, await live(store))).refused).toEqual([]);
    expect(await emergenciesOf(store)).toMatchObject([
      {
        part: 'legal',
        author: 'Lata',
        message: HURRY.message,
        waitsFor: expect.stringContaining('Ravi') as string,
      },
    ]);
  });

  it('it is shown no more once another has approved it, and not by herself', async () => {
    const { store, team, first } = await given();

    await decideBy(store, first, team.lata);
    expect(await emergenciesOf(store)).toHaveLength(1);
    expect(await decideBy(store, first, team.ravi)).toMatchObject([{ status: 'approved', isLive: true }]);
    expect(await emergenciesOf(store)).toEqual([]);
  });

  it('it stays confirmed when the key of who confirmed it is revoked, in the proof, too', async () => {
    const { store, team, first } = await given();
    await decideBy(store, first, team.ravi);
    const revoke = (people: PeopleInput | null) =>
      withoutKey(people!, keyIdOf(team.ravi.publicKey), new Date());
    await putInForce(store, team, revoke);

    expect(await emergenciesOf(store)).toEqual([]);
    const { notes, checks } = await proofNow(store, '/privacy-policy');
    expect(notes.join()).toMatch(/Confirmed since by Ravi <ravi@brand.in> on \d+ \w+ \d{4}, /);
    expect(checks.find(({ what }) => what === 'signatures')!.fact).toMatch(
      /: put live by Lata <lata@brand.in>; the privacy policy published by Lata <lata@brand.in>\.$/,
    );
  });

  it('it waits on where only a key that was revoked by then confirms it', async () => {
    const { store, team, first } = await given();
    await putInForce(store, team, (people) => withoutKey(people!, keyIdOf(team.ravi.publicKey), new Date()));

    await expect(decideBy(store, first, team.ravi)).rejects.toMatchObject({ code: 'signer-unknown' });
    expect(await emergenciesOf(store)).toMatchObject([{ mayConfirm: [] }]);
  });

  it('it is shown while other parts ship, until its release is approved or replaced', async () => {
    const { store, team, second } = await given();

    await shipBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);
    expect(await emergenciesOf(store)).toMatchObject([{ part: 'legal', author: 'Lata' }]);
    await decideBy(store, second, team.ravi);
    await promoteBy(store, second, team.lata);

    expect((await live(store)).record.emergencies).toBeUndefined();
    expect(await emergenciesOf(store)).toEqual([]);
  });

  it('a second one takes one person, too, and stays right whatever is deleted later', async () => {
    const { store, team, second } = await given();

    await promoteBy(store, second, team.lata, HURRY);
    for (const folder of ['approvals/', 'publications/'])
      for (const key of await store.list(folder)) await store.remove(key);

    expect((await readVerifiedHistory(store, await live(store))).refused).toEqual([]);
    expect(await livePage(store, 'privacy-policy.html')).toContain('10 days');
  });
});

it('an emergency is refused without an access policy', async () => {
  await expect(promoteParts(new MemoryStore(), [aLanding()], HURRY)).rejects.toMatchObject({
    code: 'emergency-unneeded',
  });
});
