import type { Now, PeoplePage, Proposal } from '../../answers';
import {
  formatKeyLine,
  keyIdOf,
  Invitations,
  readLiveDeployment,
  readPeople,
  shortKeyId,
} from '@site/ledger';
import { rollbackPart } from '@site/operations';
import { aDesk, codesIn, doAt } from '../../../testing/a-desk';
import { DeskOfEditors, INVITE } from '../../../testing/a-desk-of-editors';
import { DESK, Device } from '../../../testing/a-passkey';
import { aPerson, putInForce, shipBy } from '../../../testing/a-team';
import { aLanding } from '../../../testing/tiny-parts';

let at: DeskOfEditors;
const sunil = new Device();
const ci = aPerson('CI');
const LET_CI_IN = {
  ...{ kind: 'add-machine', name: 'CI', email: 'ci@brand.in' },
  ...{ publish: ['landing'], rollBack: ['landing'] },
};

beforeEach(async () => {
  at = await DeskOfEditors.open();
});

afterEach(() => at.desk.stop());

const versionNumber = async () => (await readPeople(at.store))!.people.number;

describe('who may change who ships what', () => {
  it('invites; others are told who may', async () => {
    const refused = await at.doAs(at.devices.meera, INVITE);

    expect(refused.problems).toMatchObject([
      {
        code: 'editor-unknown',
        message: expect.stringMatching(/^Meera .* Who may: Asha .*, Ravi .*, Lata /),
      },
    ]);
    expect((await at.peopleFor(at.devices.meera)).whyNoChange).toMatch(/^Meera .* may not change/);
    expect(await at.store.list('invitations/')).toEqual([]);
  });

  it('says of an invitation whether it is of a person who is in, whose passkey it makes is a further one', async () => {
    const abouts = [INVITE, { ...INVITE, email: 'Meera@brand.in', teams: [] }].map(async (request) => {
      const { about } = await at.doAs(at.devices.asha, request);
      return about;
    });

    expect(await Promise.all(abouts)).toEqual(['', 'Meera']);
  });

  it('revokes an invitation; others are told who may', async () => {
    await at.stored();
    const request = { kind: 'revoke-invitation', number: 1 };

    const refused = await at.doAs(at.devices.meera, request);
    expect(refused.problems).toMatchObject([{ code: 'editor-unknown' }]);
    expect((await at.peopleFor(at.devices.lata)).invitations).toMatchObject([{ state: 'open' }]);

    expect((await at.doAs(at.devices.lata, request)).result).toEqual({ status: 'revoked' });
    expect((await at.peopleFor(at.devices.lata)).invitations).toMatchObject([{ state: 'revoked' }]);
  });

  it('agrees to no passkey whose invitation was revoked after it was proposed', async () => {
    await at.accept(await at.stored(), sunil);
    const keyId = keyIdOf(sunil.publicKey);
    await at.doAs(at.devices.asha, { kind: 'activate-member', number: 1, keyId });
    await at.doAs(at.devices.lata, { kind: 'revoke-invitation', number: 1 });
    const before = await versionNumber();

    const [proposal] = (await at.peopleFor(at.devices.lata)).proposals;
    const agreed = await at.doAs(at.devices.lata, { kind: 'sign-people', proposal: proposal!.sha256 });

    expect(proposal!.why).toBe('The invitation of Sunil Rao, whose passkey this adds, was revoked.');
    expect(agreed.problems).toMatchObject([{ code: 'invitation-revoked' }]);
    expect(await versionNumber()).toBe(before);
  });

  it('adds no other passkey than the one shown, as when an attacker wrote to the store', async () => {
    await at.stored();
    const planted = { publicKey: new Device().publicKey, time: new Date().toISOString() };
    await new Invitations(at.store).accept(1, planted);

    const activated = await at.doAs(at.devices.asha, {
      kind: 'activate-member',
      number: 1,
      keyId: keyIdOf(sunil.publicKey),
    });

    expect(activated.problems).toMatchObject([{ code: 'invitation-other-passkey' }]);
    expect((await at.peopleFor(at.devices.asha)).proposals).toEqual([]);
  });

  it('invites, revokes, adds and agrees by her passkey: a stolen session does none of it', async () => {
    await at.accept(await at.stored(), sunil);
    const cookie = await at.desk.signIn(at.devices.asha);
    const before = await at.store.list('');
    const requests = [
      INVITE,
      { kind: 'revoke-invitation', number: 1 },
      { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) },
      { kind: 'revoke-key', keyId: keyIdOf(at.devices.meera.publicKey), message: 'She lost her phone' },
      { ...LET_CI_IN, key: formatKeyLine(ci) },
      { kind: 'drop-people', proposal: '0'.repeat(64), message: 'Not now' },
    ];

    for (const request of requests) {
      const act = await at.desk.begin(request, cookie);
      expect(act.asks).not.toBeNull();
      await at.desk.send(`/api/v1/acts/${act.id}/stop`, {}, cookie);
      expect((await at.desk.outcome(act.id, cookie)).state).toBe('refused');
    }

    expect(await at.store.list('')).toEqual(before);
  });

  it('adds a machine with its key in a file, once another editor agrees: it may roll back', async () => {
    const { asha, lata } = at.devices;
    const first = await readLiveDeployment(at.store);
    await shipBy(at.store, aLanding({ sentence: 'Diwali hours.' }), at.team.meera);
    const act = await at.doAs(asha, { ...LET_CI_IN, key: formatKeyLine(ci) });
    const [proposal] = (await at.peopleFor(lata)).proposals;
    await at.doAs(lata, { kind: 'sign-people', proposal: proposal!.sha256 });

    expect(act.result).toEqual({ status: 'proposed', missing: 1 });
    expect(proposal).toMatchObject({
      title: 'Let CI in',
      changes: [
        'CI <ci@brand.in>, a machine is let in',
        `CI <ci@brand.in>, a machine has the key ${shortKeyId(keyIdOf(ci.publicKey))}`,
        'CI <ci@brand.in> may publish and roll back the landing page',
      ],
    });
    const { deployment } = await rollbackPart({
      ...{ store: at.store, part: 'landing', target: null },
      ...{ author: 'CI', message: 'Alert', loadSigner: ci.loadSigner },
    });
    expect(deployment.record.parts.landing).toEqual(first!.record.parts.landing);
  });

  it.each([
    [{ email: 'meera@brand.in' }, 'machine-is-person'],
    [{ key: 'CI <ci@brand.in> MCowBQ' }, 'key-line-unreadable'],
  ])('takes nothing else for a machine: %j', async (wrong, code) => {
    const request = { ...LET_CI_IN, key: formatKeyLine(ci), ...wrong };

    expect((await at.doAs(at.devices.asha, request)).problems).toMatchObject([{ code }]);
  });

  it('revokes a passkey at once, which ends what was begun with it', async () => {
    const keyId = keyIdOf(at.devices.meera.publicKey);
    const cookie = await at.desk.signIn(at.devices.meera);

    const revoked = await at.doAs(at.devices.asha, {
      kind: 'revoke-key',
      keyId,
      message: 'She lost her phone',
    });

    expect(revoked.result).toEqual({ status: 'in-force', missing: 0 });
    expect(codesIn(await at.desk.enter(at.devices.meera))).toEqual(['passkey-ended']);
    for (const path of ['now', 'acts', 'people'])
      expect(codesIn(await at.desk.ask(`/api/v1/${path}`, cookie))).toEqual(['passkey-ended']);
    expect((await at.desk.ask('/people', cookie)).text).toContain('data-signed-out');
    expect(await at.peopleFor(at.devices.asha)).toMatchObject({ signing: { revokesAlone: false } });
    expect(await at.peopleFor(at.devices.lata)).toMatchObject({ signing: { revokesAlone: true } });
  });

  it('takes the last but one off a team, of which a release takes one person from then on, and says so before', async () => {
    const { asha, lata } = at.devices;
    const [ravi] = (await at.peopleFor(asha)).people!.persons.filter(({ name }) => name === 'Ravi');
    const request = { kind: 'remove-member', person: ravi!.id, isEditor: false, message: 'He left' };
    await at.doAs(asha, { ...request, teams: ravi!.teams });
    const [proposal] = (await at.peopleFor(lata)).proposals;
    await at.doAs(lata, { kind: 'sign-people', proposal: proposal!.sha256 });

    expect(ravi!.leavesToOne).toEqual(['legal', 'shell']);
    expect(proposal!.changes).toContain(
      'To go live, a release of the site’s frame takes 1 person; before, 2 persons',
    );
    const { parts, lacks } = (await at.peopleFor(asha)).people!;
    expect(parts.map(({ part, persons, besidesAuthor }) => [part, persons, besidesAuthor]).sort()).toEqual([
      ['landing', 1, 0],
      ['legal', 1, 0],
      ['shell', 1, 0],
    ]);
    expect(lacks).toEqual([]);
  });

  it('is told before a key is revoked what then has too few persons', async () => {
    const { people } = await at.peopleFor(at.devices.asha);
    const shortagesOf = (name: string) =>
      people!.persons.find((one) => one.name === name)!.keys.map(({ shortagesThen }) => shortagesThen);

    expect(shortagesOf('Ravi')).toEqual([
      [
        'has 1 person with a key for legal, which takes 2 to go live',
        'has 1 person with a key for shell, which takes 2 to go live',
      ],
    ]);
    // She has another.
    expect(shortagesOf('Lata')).toEqual([[], []]);
  });

  it('takes a person off a team, once another editor agrees, and names that by what it does wherever it is named', async () => {
    const request = {
      kind: 'remove-member',
      person: 'ravi@brand.in',
      teams: [],
      isEditor: true,
      message: 'He left',
    };
    const meera = { ...request, person: 'meera@brand.in', teams: ['landing'] };
    const alone = await at.doAs(at.devices.asha, meera);
    const act = await at.doAs(at.devices.asha, request);
    const [proposal] = (await at.peopleFor(at.devices.lata)).proposals;

    expect(alone.problems).toMatchObject([{ code: 'policy-impossible' }]);
    expect(act.result).toMatchObject({ status: 'proposed', missing: 1 });
    expect(proposal!.changes).toEqual(['Ravi <ravi@brand.in> may no longer change who may do what']);
    expect(proposal).toMatchObject({ title: 'Take Ravi off the editors', message: 'He left' });
    const drop = { kind: 'drop-people', proposal: proposal!.sha256, message: 'He stays' };
    const dropped = await at.doAs(at.devices.lata, drop);
    expect(dropped.about).toBe('Take Ravi off the editors: He left');
    expect((await at.peopleFor(at.devices.lata)).dropped).toMatchObject([
      { proposal: 'Take Ravi off the editors: He left', message: 'He stays' },
    ]);
  });

  it('says what another change overtook, with what to do, and drops it', async () => {
    await at.accept(await at.stored(), sunil);
    await at.doAs(at.devices.asha, { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) });
    const keyId = keyIdOf(at.devices.meera.publicKey);
    await at.doAs(at.devices.lata, { kind: 'revoke-key', keyId, message: 'Phone lost' });

    const [{ sha256, why, waitsFor, changes, mayRepeat }] = (await at.peopleFor(at.devices.asha))
      .proposals as [Proposal];

    expect([why, waitsFor, mayRepeat]).toEqual([
      '“Revoke a passkey of Meera: Phone lost” came into force first.',
      [],
      true,
    ]);
    expect(changes.filter((line) => !line.startsWith('Sunil'))).toEqual([]);
    await at.doAs(at.devices.asha, { kind: 'drop-people', proposal: sha256, message: 'Overtaken' });
    expect((await at.peopleFor(at.devices.asha)).proposals).toEqual([]);
  });

  it('proposes again what going live ended, also by a person who acts in the place of an editor, whose signature counts', async () => {
    const { asha, meera } = at.devices;
    const { asha: first, ravi: second } = at.team;
    await putInForce(at.store, { asha: first, lata: second }, (people) => ({
      ...people!,
      editors: { persons: ['asha@brand.in', 'ravi@brand.in'], needed: 2 },
    }));
    const keyId = keyIdOf(at.team.ravi.publicKey);
    await at.doAs(asha, { kind: 'revoke-key', keyId, message: 'Phone lost' });
    await at.doAs(asha, { ...LET_CI_IN, key: formatKeyLine(ci) });
    await shipBy(at.store, aLanding({ sentence: 'Diwali hours.' }), at.team.meera);
    const [ended] = (await at.peopleFor(meera)).proposals;
    const again = await at.doAs(meera, { kind: 'propose-again', proposal: ended!.sha256 });
    const [proposal] = (await at.peopleFor(asha)).proposals;
    const agreed = await at.doAs(asha, { kind: 'sign-people', proposal: proposal!.sha256 });

    expect([ended!.why, ended!.mayRepeat]).toEqual(['Something went live since this was proposed.', true]);
    expect([again.result, agreed.result]).toEqual([
      { status: 'proposed', missing: 1 },
      { status: 'in-force', missing: 0 },
    ]);
  });

  it('says of what can be proposed again what it changes now, not what it changed then', async () => {
    const { asha, lata, meera } = at.devices;
    await at.accept(await at.stored({ name: 'Meera', id: 'meera@brand.in', teams: [] }), sunil);
    await at.doAs(asha, { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) });
    const changesFor = async () => (await at.peopleFor(lata)).proposals.map(({ changes }) => changes);
    expect(await changesFor()).toEqual([[expect.stringMatching(/^Meera .* has the passkey .*, too$/)]]);

    for (const [editor, { publicKey }] of [
      [asha, meera],
      [lata, at.team.meera],
    ] as const)
      await at.doAs(editor, { kind: 'revoke-key', keyId: keyIdOf(publicKey), message: 'Phone lost' });

    expect(await changesFor()).toEqual([[expect.stringMatching(/, in place of what was revoked$/)]]);
  });

  it('is told which of all keys is the passkey of this sign-in', async () => {
    const { asha, lata } = at.devices;
    const ofThisSignIn = async (device: Device) => {
      const { people } = await at.peopleFor(device);
      const keys = people!.persons.flatMap((person) => person.keys);
      return keys.filter(({ isThisSignIn }) => isThisSignIn).map(({ id }) => id);
    };

    expect(await ofThisSignIn(asha)).toEqual([keyIdOf(asha.publicKey)]);
    expect(await ofThisSignIn(lata)).toEqual([keyIdOf(lata.publicKey)]);
  });

  it('is told on Now what waits for a signature, and whose', async () => {
    await at.accept(await at.stored(), sunil);
    await at.doAs(at.devices.asha, { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) });

    const waitsFor = async (device: Device) => {
      const now = await at.desk.ask('/api/v1/now', await at.desk.signIn(device));
      const { proposals } = now.json<Now>();
      expect(proposals).toMatchObject([{ title: 'Let Sunil Rao in', missing: 1 }]);
      return proposals[0]!.waitsFor;
    };

    expect(await waitsFor(at.devices.meera)).toEqual(['Ravi', 'Lata']);
    expect(await waitsFor(at.devices.lata)).toEqual(['Ravi', 'you']);
  });

  it('agrees to no outdated proposal, or dropped', async () => {
    await at.accept(await at.stored(), sunil);
    await at.doAs(at.devices.asha, { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) });
    const [{ sha256, why }] = (await at.peopleFor(at.devices.asha)).proposals as [Proposal];
    expect(why).toBe('You have signed it.');

    const drop = { kind: 'drop-people', proposal: sha256, message: 'She starts in May' };
    const dropped = await at.doAs(at.devices.asha, drop);
    const agreed = await at.doAs(at.devices.lata, { kind: 'sign-people', proposal: sha256 });

    expect(dropped.result).toEqual({ status: 'dropped' });
    expect(agreed.problems).toMatchObject([{ code: 'proposal-unknown' }]);
    expect(await at.peopleFor(at.devices.lata)).toMatchObject({
      invitations: [{ isProposed: false }],
      dropped: [{ proposal: 'Let Sunil Rao in', message: 'She starts in May' }],
    });
  });
});

it('a desk of one person invites to the desk of a team, and opens no invitation itself', async () => {
  const own = await aDesk(at.store, { loadSigner: at.team.asha.loadSigner });

  const { isOwnDesk } = (await own.ask('/api/v1/people')).json<PeoplePage>();
  const refused = await doAt(own, INVITE);
  const { result } = await doAt(own, { ...INVITE, desk: DESK });
  const opened = await own.send('/api/v1/invitations/open', { number: 1, secret: 'guessed' });

  expect(isOwnDesk).toBe(true);
  expect(refused.problems).toMatchObject([{ code: 'origin-invalid' }]);
  expect(result!.link).toMatch(/^https:\/\/desk\.brand\.in\/invitation#1\./);
  expect(codesIn(opened)).toEqual(['sign-in-unknown']);
  await own.stop();
});
