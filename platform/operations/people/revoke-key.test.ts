import { type Store } from '@site/store';
import { type PeopleInput, keyIdOf, readPeople } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import { type Member, aPerson, aSignedSite, aTeam, proposeBy, putInForce } from '../../testing/a-team';
import { withMore, withoutKey } from './people-input';
import { proposePeople, signPeople } from './propose-people';

describe('a key that was stolen', () => {
  const revoke = (store: Store, by: Member, of: Member) =>
    proposePeople({
      store,
      change: (current) => withoutKey(current!, keyIdOf(of.publicKey), new Date()),
      message: 'Phone stolen',
      loadSigner: by.loadSigner,
    });
  const activated = (store: Store, by: Member, who: Member) =>
    proposePeople({
      store,
      change: (current) => withMore(current!, [who], {}),
      message: 'Another phone',
      loadSigner: by.loadSigner,
    });
  /** Lata and Ravi ship legal and are its editors, of whom both are needed; Meera ships landing. */
  const aTeamOfTwo = async () => {
    const site = await aSignedSite();
    const { ravi, lata } = site.team;
    await putInForce(site.store, { asha: ravi, lata }, (current) => ({
      ...current!,
      editors: { persons: [lata.id, ravi.id], needed: 2 },
    }));
    return site;
  };

  it('is revoked at once by one editor, though what it was needed for then waits', async () => {
    const { store, team } = await aTeamOfTwo();

    expect(await revoke(store, team.lata, team.ravi)).toMatchObject({ status: 'in-force' });

    const { persons } = (await readPeople(store))!.people;
    expect(persons[team.ravi.id]!.keys).toMatchObject([{ revoked: expect.any(String) }]);
    await expect(proposeBy(store, team.ravi)).rejects.toMatchObject({ code: 'editor-unknown' });
  });

  it('comes back with another, by the editor who is left and one more person who has a key', async () => {
    const { store, team } = await aTeamOfTwo();
    await revoke(store, team.lata, team.ravi);
    const again = { ...aPerson('Ravi'), id: team.ravi.id };

    expect(await activated(store, team.lata, again)).toMatchObject({ status: 'proposed', missing: 1 });
    expect(await signPeople(store, '', again.loadSigner)).toMatchObject({ status: 'proposed', missing: 1 });
    expect(await signPeople(store, '', team.meera.loadSigner)).toMatchObject({ status: 'in-force' });

    expect(await proposeBy(store, again)).toMatchObject({ status: 'proposed', missing: 1 });
  });

  it('comes back by the editor who is left alone, where no other person has a key', async () => {
    const store = new MemoryStore();
    const { lata, ravi, input } = aTeam();
    const { [lata.id]: one, [ravi.id]: other } = input.persons;
    const begun = { persons: { [lata.id]: one!, [ravi.id]: other! }, parts: {} };
    const editors = { persons: [lata.id, ravi.id], needed: 2 };
    await putInForce(store, { asha: lata, lata: ravi }, () => ({ ...begun, editors }));
    await revoke(store, lata, ravi);

    const back = await activated(store, lata, { ...aPerson('Ravi'), id: ravi.id });

    expect(back.status).toBe('in-force');
    expect(await proposeBy(store, lata)).toMatchObject({ status: 'proposed', missing: 1 });
  });

  it('revokes one other alone, and no second: that takes another editor', async () => {
    const { store, team } = await aSignedSite();
    await revoke(store, team.asha, team.ravi);

    expect(await revoke(store, team.asha, team.lata)).toMatchObject({ status: 'proposed', missing: 1 });
    // The other one is quicker than the thief of the first.
    expect(await revoke(store, team.lata, team.asha)).toMatchObject({ status: 'in-force' });
  });

  it.each([
    ['adds no person', (people: PeopleInput) => withMore(people, [aPerson('Sunil')], {})],
    ['gives no right', (people: PeopleInput) => withMore(people, [], { landing: ['asha@brand.in'] })],
    [
      'changes no number',
      (people: PeopleInput) => ({ ...people, editors: { ...people.editors, needed: 1 } }),
    ],
  ])('%s along with a revocation', async (_, also) => {
    const { store, team } = await aSignedSite();
    const further = { ...aPerson('Ravi'), id: team.ravi.id };
    await putInForce(store, team, (current) => withMore(current!, [further], {}));
    const change = (current: PeopleInput | null) =>
      also(withoutKey(current!, keyIdOf(team.ravi.publicKey), new Date()));

    expect(
      await proposePeople({ store, change, message: 'And more', loadSigner: team.asha.loadSigner }),
    ).toMatchObject({ status: 'proposed', missing: 1 });
  });

  it('is not the last one by which a member could be activated', async () => {
    const { store, team } = await aTeamOfTwo();
    await revoke(store, team.lata, team.ravi);

    await expect(revoke(store, team.lata, team.lata)).rejects.toThrow(/has no editor with a key/);
  });
});
