import type { PeopleInput } from '../../authority/people';
import { keyIdOf } from '../../authority/public-key';
import {
  type Acceptance,
  type InvitationTerms,
  readInvitation,
  stateOfInvitation,
} from '../../records/invitations';
import { readPeople } from '../../records/people-versions';
import type { Store } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import { withEditor, withMore } from '../people/people-input';
import { type PeopleOutcome, proposePeople } from '../people/propose-people';
import { noInvitation, nobodyToLetIn, otherPasskey } from './invitation-errors';

interface LetInRequest {
  store: Store;
  number: number;
  /** Id of the passkey that the editor was shown, whole. */
  keyId: string;
  loadSigner: LoadSigner;
}

/**
 * Proposes who may ship what with the passkey that was made by an invitation, and with what it promises: a change of the file
 * of people like any other, which other editors have to sign.
 * @throws SiteError `invitation-unknown`, `invitation-not-accepted`, `invitation-other-passkey`, and what {@link proposePeople} throws
 */
export async function letIn({ store, number, keyId, loadSigner }: LetInRequest): Promise<PeopleOutcome> {
  const invitation = await readInvitation(store, number);
  const people = (await readPeople(store))?.people;
  if (!people || !invitation) throw noInvitation(number);
  const state = stateOfInvitation(invitation, people, Date.now());
  if (state !== 'accepted') throw nobodyToLetIn(number, state);
  const { terms } = invitation;
  const accepted = invitation.accepted!;
  if (keyIdOf(accepted.publicKey) !== keyId) throw otherPasskey(number);
  return proposePeople({
    store,
    change: (current) => withInvited(current!, terms, accepted),
    message: `Invitation ${number}: ${terms.name}`,
    loadSigner,
  });
}

function withInvited(
  people: PeopleInput,
  { name, id, teams, isEditor }: InvitationTerms,
  { publicKey }: Acceptance,
): PeopleInput {
  const joined = Object.fromEntries(teams.map((part) => [part, [id]]));
  const { editors, ...others } = withMore(people, [{ name, id, publicKey }], joined);
  return { ...others, editors: isEditor ? withEditor(editors, id) : editors };
}
