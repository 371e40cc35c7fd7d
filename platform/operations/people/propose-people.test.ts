import { markFormat } from '../../ledger/records/store-format';
import { canonicalJson } from '@site/store';
import { type PeopleInput, keyIdOf, memoryOf, Proposals, readPeople } from '@site/ledger';
import { MemoryStore } from '../../testing/memory-store';
import {
  type Member,
  aPerson,
  aSignedSite,
  aTeam,
  proposeBy,
  putInForce,
  shipBy,
} from '../../testing/a-team';
import { alter } from '../../testing/each-store';
import { aLanding } from '../../testing/tiny-parts';
import { withEditor, withMore, withoutKey, withoutMember } from './people-input';
import { dropProposal, proposeAgain, proposePeople, signPeople } from './propose-people';

describe('who may ship what', () => {
  it('is in force once as many editors have signed it as it takes', async () => {
    const { asha, ravi, input } = aTeam();
    const store = new MemoryStore();

    expect(await proposeBy(store, asha, () => input)).toMatchObject({ status: 'proposed', missing: 1 });
    expect(await readPeople(store)).toBeNull();
    expect(await signPeople(store, '', ravi.loadSigner)).toMatchObject({ status: 'in-force' });

    expect((await readPeople(store))?.people).toMatchObject({ number: 1, previous: null, after: null });
  });

  it('is changed by as many as the version before wants, however few the new one wants', async () => {
    const { store, team } = await aSignedSite();
    const alone = (current: PeopleInput) => ({ ...current, editors: { persons: [team.asha.id], needed: 1 } });

    expect(await proposeBy(store, team.asha, alone)).toMatchObject({ status: 'proposed', missing: 1 });
    expect((await readPeople(store))?.people.number).toBe(1);
  });

  it('is changed with the new editors, too', async () => {
    const { store, team } = await aSignedSite();
    const sunil = aPerson('Sunil');
    const change = (current: PeopleInput) => ({
      ...withMore(current, [sunil], {}),
      editors: { persons: [sunil.id, team.asha.id], needed: 2 },
    });
    await proposeBy(store, team.asha, change);

    expect(await signPeople(store, '', team.lata.loadSigner)).toMatchObject({
      status: 'proposed',
      missing: 1,
    });
    expect(await signPeople(store, '', sunil.loadSigner)).toMatchObject({ status: 'in-force' });
  });

  it('lets the second editor in by the signature of the first, who is alone; from then on it takes both', async () => {
    const { asha, lata, input } = aTeam();
    const store = new MemoryStore();
    await proposeBy(store, asha, () => ({ ...input, editors: { persons: [asha.id], needed: 1 } }));
    const withLata = (current: PeopleInput) => ({
      ...current,
      editors: withEditor(current.editors, lata.id),
    });

    expect(await proposeBy(store, asha, withLata)).toMatchObject({ status: 'in-force' });

    expect((await readPeople(store))!.people.editors).toEqual({ persons: [asha.id, lata.id], needed: 2 });
    expect(await proposeBy(store, asha)).toMatchObject({ status: 'proposed', missing: 1 });
  });

  it('is changed by no one who is no editor, nor twice by the same', async () => {
    const { store, team } = await aSignedSite();

    await expect(proposeBy(store, team.meera)).rejects.toMatchObject({ code: 'editor-unknown' });
    await proposeBy(store, team.asha);
    expect(await signPeople(store, '', team.asha.loadSigner)).toMatchObject({
      status: 'proposed',
      missing: 1,
    });
  });

  it('takes one of two changes that are made at once; the other is told', async () => {
    const { store, team } = await aSignedSite();
    for (const message of ['One', 'Other'])
      await proposePeople({ store, change: (now) => now!, message, loadSigner: team.asha.loadSigner });
    await expect(signPeople(store, '', team.lata.loadSigner)).rejects.toThrow(/more than one proposal/);
    const open = (await store.list('proposals/000002/')).map((key) => key.split('/')[2]!);

    const outcomes = await Promise.allSettled(
      open.map((sha256) => signPeople(store, sha256, team.lata.loadSigner)),
    );

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await readPeople(store))?.people.number).toBe(2);
  });

  it('is proposed again when something went live before the last editor signed', async () => {
    const { store, team } = await aSignedSite();
    await proposeBy(store, team.asha);
    await shipBy(store, aLanding({ sentence: 'Diwali hours.' }), team.meera);

    await expect(signPeople(store, '', team.lata.loadSigner)).rejects.toMatchObject({
      code: 'proposal-outdated',
    });
  });

  it('is not refused for a shortage that was there before, and is for one that grows', async () => {
    const { store, team } = await aSignedSite();
    const { asha, ravi, lata } = team;
    await putInForce(store, team, (current) => {
      const legal = { ...current!.parts.legal!, approve: [lata.id, ravi.id, asha.id], persons: 3 };
      return { ...current!, parts: { ...current!.parts, legal } };
    });
    await proposeBy(store, asha, (current) => withoutKey(current, keyIdOf(ravi.publicKey), new Date()));
    const off =
      ({ id }: Member) =>
      (current: PeopleInput) =>
        withoutMember(current, id, ['legal'], false);

    await expect(proposeBy(store, asha, off(lata))).rejects.toThrow(/1 person with a key for legal, .* 3/);
    await putInForce(store, team, (current) => off(ravi)(current!));
    expect((await readPeople(store))!.people.parts.legal!.approve).toEqual([lata.id, asha.id]);
  });

  it('is not refused for a key that has expired since', async () => {
    const { store, team } = await aSignedSite();
    const soon = new Date(Date.now() + 300);
    await putInForce(store, team, (current) => {
      const { persons } = current!;
      const [key] = persons[team.ravi.id]!.keys;
      const ravi = { ...persons[team.ravi.id]!, keys: [{ ...key!, expires: soon.toISOString() }] };
      return { ...current!, persons: { ...persons, [team.ravi.id]: ravi } };
    });
    await new Promise((passed) => setTimeout(passed, soon.getTime() - Date.now() + 20));

    expect(await proposeBy(store, team.asha)).toMatchObject({ status: 'proposed', missing: 1 });
  });

  it('that would allow nothing is refused with all that is wrong', async () => {
    const { store, team } = await aSignedSite();
    const change = ({ parts, ...current }: PeopleInput) => ({
      ...current,
      parts: {
        ...parts,
        legal: { ...parts.legal!, persons: 5 },
        landing: { ...parts.landing!, rollBack: ['x@y.in'] },
      },
    });

    await expect(proposeBy(store, team.asha, change)).rejects.toThrow(
      /names x@y.in, who is not among its persons; has 2 persons with a key for legal, which takes 5 to go live: nothing/,
    );
  });
});

describe('a change that another one overtook', () => {
  it('is proposed again as it was, of what is in force by then', async () => {
    const { store, team } = await aSignedSite();
    const [sunil, devi] = [aPerson('Sunil'), aPerson('Devi')];
    const lettingIn = (who: Member, part: string) => (current: PeopleInput | null) =>
      withMore(current!, [who], { [part]: [who.id] });
    const late = await proposeBy(store, team.asha, lettingIn(sunil, 'legal'));
    await putInForce(store, team, lettingIn(devi, 'legal'));

    const again = await proposeAgain(store, late.version.sha256, team.asha.loadSigner);
    await signPeople(store, again.version.sha256, team.lata.loadSigner);

    const { persons, parts } = (await readPeople(store))!.people;
    expect(Object.keys(persons)).toEqual(expect.arrayContaining([sunil.id, devi.id]));
    expect(parts.legal!.approve).toEqual([team.lata.id, team.ravi.id, devi.id, sunil.id]);
    expect(await new Proposals(store).list()).toEqual([]);
  });

  it('is a revocation in force at once, where its editor has not just revoked another', async () => {
    const { store, team } = await aSignedSite();
    const without = (who: Member) => (current: PeopleInput) =>
      withoutKey(current, keyIdOf(who.publicKey), new Date());
    await proposeBy(store, team.asha, without(team.meera));
    const second = await proposeBy(store, team.asha, without(team.ravi));
    await putInForce(store, team, (current) => withMore(current!, [aPerson('Sunil')], {}));

    expect(second.status).toBe('proposed');
    expect(await proposeAgain(store, second.version.sha256, team.asha.loadSigner)).toMatchObject({
      status: 'in-force',
    });
    const { persons } = (await readPeople(store))!.people;
    expect(persons[team.ravi.id]!.keys[0]!.revoked).toBeDefined();
    expect(persons['sunil@brand.in']).toBeDefined();
  });
});

it('a proposal is dropped by any editor', async () => {
  const { store, team } = await aSignedSite();
  const { version } = await proposeBy(store, team.asha);

  const drop = ({ name, loadSigner }: Member) =>
    dropProposal({ store, proposal: version.sha256, author: name, message: 'Not now', loadSigner });
  await expect(drop(team.meera)).rejects.toMatchObject({ code: 'editor-unknown' });
  await drop(team.lata);

  await expect(signPeople(store, version.sha256, team.ravi.loadSigner)).rejects.toMatchObject({
    code: 'proposal-unknown',
  });
});

describe('given an attacker with the credentials tampers with the access policy', () => {
  it('a version that too few signed is none', async () => {
    const { store, team } = await aSignedSite();
    await alter(store, 'people/000001.json', (text) => {
      const envelope = JSON.parse(text) as { signatures: object[] };
      return JSON.stringify({ ...envelope, signatures: envelope.signatures.slice(0, 1) });
    });

    await expect(readPeople(store)).rejects.toThrow(/1 of the editors who have to sign it did not/);
    await expect(shipBy(store, aLanding({ sentence: 'Soon.' }), team.meera)).rejects.toMatchObject({
      code: 'policy-altered',
    });
  });

  it('a version that was seen is missed when it is gone', async () => {
    const { store, team } = await aSignedSite();
    await putInForce(store, team, (current) => current!);
    await store.remove('people/000002.json');

    await expect(readPeople(store)).rejects.toThrow(/Version 2 is gone/);
  });

  it('another first version is not believed, nor none', async () => {
    const { store } = await aSignedSite();
    const other = await aSignedSite();
    const body = canonicalJson((await readPeople(other.store))!.envelope);
    await markFormat(store);
    await store.remove('people/000001.json');

    await expect(readPeople(store)).rejects.toMatchObject({ code: 'policy-vanished' });
    await store.create('people/000001.json', body);
    await expect(readPeople(store)).rejects.toThrow(/begins with another first version/);
    expect(memoryOf(store).place).toBe('this process');
  });
});
