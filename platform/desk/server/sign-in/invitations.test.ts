import type { OpenedInvitation } from '../../answers';
import { sha256Of } from '@site/store';
import { keyIdOf, shortKeyId } from '@site/ledger';
import { codesIn } from '../../../testing/a-desk';
import { DeskOfEditors, INVITE } from '../../../testing/a-desk-of-editors';
import { Device } from '../../../testing/a-passkey';

let at: DeskOfEditors;
const sunil = new Device();

beforeEach(async () => {
  at = await DeskOfEditors.open();
});

afterEach(() => at.desk.stop());

describe('a person who is invited', () => {
  it('makes a passkey by the link, and signs in once two editors have signed that it counts', async () => {
    const address = await at.invite();

    expect((await at.openInvitation(address)).json<OpenedInvitation>()).toMatchObject({
      name: 'Sunil Rao',
      email: 'sunil@brand.in',
      author: 'Asha <asha@brand.in>',
    });
    const { keyId } = (await at.accept(address, sunil)).json<{ keyId: string }>();
    expect(keyId).toBe(shortKeyId(keyIdOf(sunil.publicKey)));
    expect((await at.desk.enter(sunil)).json()).toMatchObject({
      problems: [{ message: 'No editor has let you in yet. You are not signed in.' }],
    });

    const [seen] = (await at.peopleFor(at.devices.asha)).invitations;
    expect(seen).toMatchObject({ state: 'accepted', key: { shortId: keyId } });
    const activated = await at.doAs(at.devices.asha, {
      kind: 'activate-member',
      number: 1,
      keyId: seen!.key!.id,
    });
    expect(activated).toMatchObject({ about: 'Sunil Rao', result: { status: 'proposed', missing: 1 } });
    expect(codesIn(await at.desk.enter(sunil))).toEqual(['passkey-unknown']);

    const {
      proposals: [proposal],
      invitations: [waits],
    } = await at.peopleFor(at.devices.lata);
    expect([seen!.isProposed, waits!.isProposed]).toEqual([false, true]);
    expect(proposal).toMatchObject({ by: ['Asha <asha@brand.in>'], why: null });
    expect(proposal!.changes).toContain(
      `Sunil Rao <sunil@brand.in> has the passkey of https://desk.brand.in ${keyId}`,
    );
    const agreed = await at.doAs(at.devices.lata, { kind: 'sign-people', proposal: proposal!.sha256 });
    expect(agreed.result).toEqual({ status: 'in-force', missing: 0 });
    expect((await at.desk.enter(sunil)).json()).toEqual({ author: 'Sunil Rao <sunil@brand.in>' });
    const page = await at.peopleFor(sunil);
    expect(page.people!.parts.find(({ part }) => part === 'landing')?.publish).toEqual([
      'Meera',
      'Sunil Rao',
    ]);
    expect(page.invitations).toMatchObject([{ state: 'in' }]);
  });

  it('gets another passkey in the same way, told from the first by when it was let in, and stays in her teams', async () => {
    const again = { ...INVITE, name: 'Meera', email: 'meera@brand.in', teams: [] };
    const [, secret] = (await at.doAs(at.devices.asha, again)).result!.link!.split('#1.');
    await at.accept({ number: 1, secret }, sunil);

    await at.doAs(at.devices.asha, { kind: 'activate-member', number: 1, keyId: keyIdOf(sunil.publicKey) });
    const [proposal] = (await at.peopleFor(at.devices.lata)).proposals;

    expect(proposal!.changes).toEqual([expect.stringMatching(/^Meera <meera@brand.in> has the passkey of /)]);
    await at.doAs(at.devices.lata, { kind: 'sign-people', proposal: proposal!.sha256 });
    const { persons } = (await at.peopleFor(at.devices.lata)).people!;
    const { keys } = persons.find(({ id }) => id === 'meera@brand.in')!;
    const isNew = ({ since }: (typeof keys)[number]) => since === proposal!.time;
    expect(keys.filter(isNew).map(({ id }) => id)).toEqual([keyIdOf(sunil.publicKey)]);
  });
});

describe('the link of an invitation', () => {
  it('makes one passkey: a second person is told whom to call', async () => {
    const address = await at.invite();
    await at.accept(address, new Device());

    const second = await at.accept(address, sunil);

    expect(codesIn(second)).toEqual(['invitation-used']);
    expect(second.text).toContain('If that was not you, tell Asha');
    expect(at.desk.audit.at(-1)).toMatchObject({
      what: 'POST /api/v1/invitations/accept (409)',
      codes: ['invitation-used'],
    });
  });

  it('lets a thief in nowhere: her passkey waits for two editors, next to digits that are not the invited one’s', async () => {
    const [address, thief] = [await at.invite(), new Device()];
    await at.accept(address, thief);

    const [seen] = (await at.peopleFor(at.devices.lata)).invitations;

    expect(codesIn(await at.desk.enter(thief))).toEqual(['passkey-unknown']);
    expect(seen!.key!.shortId).not.toBe(shortKeyId(keyIdOf(sunil.publicKey)));
    await at.doAs(at.devices.lata, { kind: 'revoke-invitation', number: 1 });
    const activated = await at.doAs(at.devices.asha, {
      kind: 'activate-member',
      number: 1,
      keyId: seen!.key!.id,
    });
    expect(activated.problems).toMatchObject([{ code: 'invitation-not-accepted' }]);
  });

  it('is known to its maker alone: no colleague, no audit and no file of the store has it', async () => {
    const { secret } = await at.invite();

    const acts = await at.desk.ask('/api/v1/acts', await at.desk.signIn(at.devices.lata));
    const keys = await at.store.list('invitations/');
    const bodies = await Promise.all(keys.map(async (key) => String((await at.store.read(key))!.body)));

    expect(keys).toEqual(['invitations/000001.json']);
    expect([acts.text, JSON.stringify(at.desk.audit), ...bodies].join('\n')).not.toContain(secret);
    expect(bodies).toEqual([expect.stringContaining(sha256Of(Buffer.from(secret)))]);
  });

  it.each<[string, string, () => Promise<object>]>([
    [
      'with another secret',
      'invitation-unknown',
      async () => ({ ...(await at.invite()), secret: 'guessed' }),
    ],
    ['of a number that there is not', 'invitation-unknown', async () => ({ number: 7, secret: 'guessed' })],
    [
      'that has ended',
      'invitation-ended',
      () => at.stored({ until: new Date(Date.now() - 1_000).toISOString() }),
    ],
    [
      'that was revoked',
      'invitation-revoked',
      async () => {
        const address = await at.invite();
        await at.doAs(at.devices.lata, { kind: 'revoke-invitation', number: address.number });
        return address;
      },
    ],
  ])('%s opens nothing, and is a line of the audit', async (_, code, make) => {
    const address = await make();

    const [opened, accepted] = [await at.openInvitation(address), await at.accept(address, sunil)];

    expect([codesIn(opened), codesIn(accepted)]).toEqual([[code], [code]]);
    expect(at.desk.audit.slice(-2)).toMatchObject([
      { author: 'nobody signed in', outcome: 'refused', codes: [code] },
      { author: 'nobody signed in', outcome: 'refused', codes: [code] },
    ]);
    expect(await at.store.list('invitations/')).not.toContain('invitations/000001.accepted.json');
  });
});
