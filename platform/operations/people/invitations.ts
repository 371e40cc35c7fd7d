import {
  type Invitation,
  type InvitationTerms,
  type Passkey,
  type People,
  type PeopleInput,
  assertSingleLine,
  isSameSecret,
  keyIdOf,
  newSecret,
  Invitations,
  readOwner,
  readPeople,
  stateOfInvitation,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { type Store, sha256Of } from '@site/store';
import { type Acting, assertEditor } from './own-key';
import { withEditor, withMore } from './people-input';
import { type PeopleOutcome, proposePeople } from './propose-people';

type State = ReturnType<typeof stateOfInvitation>;

interface InviteRequest extends Omit<Acting, 'message'> {
  name: string;
  email: string;
  /** Parts whose team she is to join; none for a further passkey of a member. */
  teams: string[];
  /** Whether she is to change who may ship what. */
  isEditor: boolean;
  hours: number;
}

/**
 * Makes the link by which one browser hands in the public key of a passkey, once, until a time. The key counts for nothing until
 * editors sign that it does ({@link proposeInvited}).
 * @returns what it says, and the secret that nothing keeps
 * @throws SiteError `policy-missing`, `key-missing`, `signer-unknown`, `editor-unknown`, `owner-unclear`, `part-unknown`
 */
export async function invite(request: InviteRequest): Promise<{ terms: InvitationTerms; secret: string }> {
  const { store, teams, isEditor, hours, author, loadSigner } = request;
  const invited = readOwner(`${request.name} <${request.email}>`);
  assertSingleLine({ author });
  const people = (await readPeople(store))?.people;
  if (!people)
    throw new SiteError(
      'policy-missing',
      'This store has no access policy yet, so no person can be invited.',
      'Begin with: npm run site -- people init (docs/who-ships-what.md)',
    );
  await assertEditor(people, loadSigner);
  const unknown = teams.find((part) => !Object.hasOwn(people.parts, part));
  if (unknown !== undefined)
    throw new SiteError(
      'part-unknown',
      `There is no team of "${unknown}"; no person was invited.`,
      `There are those of ${Object.keys(people.parts).join(', ')}.`,
    );
  const secret = newSecret();
  const now = Date.now();
  const terms = await new Invitations(store).record({
    ...invited,
    teams,
    isEditor,
    secretSha256: sha256Of(Buffer.from(secret)),
    until: new Date(now + hours * 60 * 60_000).toISOString(),
    author,
    time: new Date(now).toISOString(),
  });
  return { terms, secret };
}

interface InvitationAddress {
  number: number;
  secret: string;
}

/**
 * What an invitation says to the person with its address. The same error for a wrong secret and an unknown number.
 * @throws SiteError `invitation-unknown`, `-used`, `-ended`, `-revoked`
 */
export async function openInvitation(
  store: Store,
  { number, secret }: InvitationAddress,
): Promise<InvitationTerms> {
  const invitation = await new Invitations(store).read(number);
  const people = (await readPeople(store))?.people;
  if (!people || !invitation || !isSameSecret(sha256Of(Buffer.from(secret)), invitation.terms.secretSha256))
    throw new SiteError(
      'invitation-unknown',
      'There is no such invitation: the link is not whole, or was never made.',
      'Open it as it was sent to you, to its last letter; else ask for another.',
    );
  const state = stateOfInvitation(invitation, people, Date.now());
  if (state !== 'open') throw invitationClosed(invitation.terms, state);
  return invitation.terms;
}

/** Keeps the public key that was handed in by an invitation; no second one is taken. @throws what opening it does */
export async function acceptInvitation(
  store: Store,
  address: InvitationAddress,
  publicKey: Passkey,
): Promise<InvitationTerms> {
  const terms = await openInvitation(store, address);
  const isFirst = await new Invitations(store).accept(terms.number, {
    publicKey,
    time: new Date().toISOString(),
  });
  if (!isFirst) throw invitationClosed(terms, 'accepted');
  return terms;
}

/**
 * Proposes that the key counts which was handed in by an invitation, with what that promises: a change of the access policy
 * like any other, which editors sign.
 * @param keyId of the passkey that the editor was shown, whole
 * @throws SiteError `invitation-unknown`, `invitation-not-accepted`, `invitation-other-passkey`, and what {@link proposePeople} throws
 */
export async function proposeInvited(
  given: Pick<Acting, 'store' | 'loadSigner'> & { number: number; keyId: string },
): Promise<PeopleOutcome> {
  const { store, number, keyId, loadSigner } = given;
  const { people, terms, ...invitation } = await knownInvitation(store, number);
  const state = stateOfInvitation({ terms, ...invitation }, people, Date.now());
  if (state !== 'accepted')
    throw new SiteError(
      'invitation-not-accepted',
      `Invitation ${number} adds no member: ${WHY_NOTHING[state]}. Nothing was changed.`,
      'Look at it on the screen People, and invite that person again if they are still to come.',
    );
  const { publicKey } = invitation.accepted!;
  if (keyIdOf(publicKey) !== keyId)
    throw new SiteError(
      'invitation-other-passkey',
      `The passkey of invitation ${number} is another one than you were shown; nothing was changed.`,
      'An attacker may have written to the store. Revoke the invitation, and tell the operator of the store.',
    );
  const { name, id, teams, isEditor } = terms;
  const joined = Object.fromEntries(teams.map((part) => [part, [id]]));
  const change = (current: PeopleInput | null): PeopleInput => {
    const { editors, ...others } = withMore(current!, [{ name, id, publicKey }], joined);
    return { ...others, editors: isEditor ? withEditor(editors, id) : editors };
  };
  const message = people.persons[id] ? `Give ${name} another passkey` : `Let ${name} in`;
  return proposePeople({ store, change, message, loadSigner });
}

const WHY_NOTHING: Record<Exclude<State, 'accepted'>, string> = {
  open: 'no passkey was made by it',
  in: 'its passkey is in the access policy already',
  ended: 'no passkey was made by it in time',
  revoked: 'it was revoked',
};

/**
 * Revokes an invitation for good: no key is accepted by it, and one that was does not count.
 * @throws SiteError `invitation-unknown`, `key-missing`, `signer-unknown`, `editor-unknown`
 */
export async function revokeInvitation(
  given: Omit<Acting, 'message'> & { number: number },
): Promise<'revoked' | 'already-revoked'> {
  const { store, number, author, loadSigner } = given;
  assertSingleLine({ author });
  const { people } = await knownInvitation(store, number);
  await assertEditor(people, loadSigner);
  const isNew = await new Invitations(store).revoke(number, { author, time: new Date().toISOString() });
  return isNew ? 'revoked' : 'already-revoked';
}

async function knownInvitation(store: Store, number: number): Promise<Invitation & { people: People }> {
  const invitation = await new Invitations(store).read(number);
  const people = (await readPeople(store))?.people;
  if (people && invitation) return { ...invitation, people };
  throw new SiteError(
    'invitation-unknown',
    `There is no invitation ${number}; nothing was changed.`,
    'Which there are: the screen People.',
  );
}

function invitationClosed({ author }: InvitationTerms, state: Exclude<State, 'open'>): SiteError {
  if (state === 'ended' || state === 'revoked')
    return new SiteError(
      `invitation-${state}`,
      `This invitation ${state === 'ended' ? 'has ended' : 'was revoked'}, and takes no passkey any more.`,
      `Ask ${author} for another.`,
    );
  return new SiteError(
    'invitation-used',
    'This invitation was used: a passkey was made by it, and it takes no other.',
    `If that was not you, tell ${author} at once, by phone. If it was, sign in with that passkey once you are told that it counts.`,
  );
}
