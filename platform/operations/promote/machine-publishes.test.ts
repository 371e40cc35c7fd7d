import { MemoryStore } from '../../testing/memory-store';
import { copyOfStore } from '../../testing/a-schedule';
import {
  aPerson,
  aSignedSite,
  decideBy,
  type Member,
  promoteBy,
  publishBy,
  putInForce,
  type Team,
} from '../../testing/a-team';
import { livePage } from '../../testing/live-page';
import { aLanding, aLegal } from '../../testing/tiny-parts';

let site: { store: MemoryStore; team: Team; ci: Member };
/** CI has a key of its own, and is in the teams of landing and legal. */
beforeAll(async () => {
  const store = new MemoryStore();
  const { team } = await aSignedSite(store);
  const ci = aPerson('CI');
  await putInForce(store, team, (current) => {
    const { landing, legal } = current!.parts;
    const join = (ids: string[]) => [...ids, ci.id];
    const withCi = (rule: typeof landing) => ({
      ...rule!,
      publish: join(rule!.publish),
      approve: join(rule!.approve),
    });
    return {
      ...current!,
      persons: { ...current!.persons, [ci.id]: { name: 'CI', keys: [ci.publicKey], isMachine: true } },
      parts: { ...current!.parts, landing: withCi(landing), legal: withCi(legal) },
    };
  });
  site = { store, team, ci };
});

const given = async () => ({ ...site, store: await copyOfStore(site.store) });

describe('given CI publishes with a key of its own', () => {
  it('it puts nothing live by that key; one of marketing does', async () => {
    const { store, team, ci } = await given();
    const landing = await publishBy(store, aLanding({ sentence: 'Diwali hours.' }), ci);

    await decideBy(store, landing, ci);
    await expect(promoteBy(store, landing, ci)).rejects.toThrow('It waits for 1 more: Meera');
    await promoteBy(store, landing, team.meera);

    expect(await livePage(store, 'index.html')).toContain('Diwali hours.');
  });

  it('a policy that it published takes two lawyers', async () => {
    const { store, team, ci } = await given();
    const policy = await publishBy(store, aLegal({ clause: 'We keep it for 60 days.' }), ci);

    await decideBy(store, policy, ci);
    await expect(promoteBy(store, policy, team.lata)).rejects.toThrow('It waits for 1 more: Ravi');
    await decideBy(store, policy, team.ravi);
    await promoteBy(store, policy, team.lata);

    expect(await livePage(store, 'privacy-policy.html')).toContain('60 days');
  });
});
