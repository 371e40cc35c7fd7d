import type { Passkey } from '../../authority/public-key';
import { isSameSecret, secretDigest } from '../../authority/secret';
import {
  type InvitationTerms,
  readInvitation,
  recordAcceptance,
  stateOfInvitation,
} from '../../records/invitations';
import { readPeople } from '../../records/people-versions';
import type { Store } from '../../store/store';
import { invitationClosed, invitationUnknown } from './invitation-errors';

/** What stands in the address of an invitation. */
export interface InvitationAddress {
  number: number;
  secret: string;
}

/**
 * What an invitation says to whoever has its address.
 * @throws SiteError `invitation-unknown`, `-used`, `-ended`, `-revoked`, `-unsigned`
 */
export async function openInvitation(
  store: Store,
  { number, secret }: InvitationAddress,
): Promise<InvitationTerms> {
  const invitation = await readInvitation(store, number);
  const people = (await readPeople(store))?.people;
  if (!people || !invitation || !isSameSecret(secretDigest(secret), invitation.terms.secretSha256))
    throw invitationUnknown();
  const state = stateOfInvitation(invitation, people, Date.now());
  if (state !== 'open') throw invitationClosed(invitation.terms, state);
  return invitation.terms;
}

/** Keeps the passkey that somebody made by an invitation; nobody makes a second one by it. @throws what opening it does */
export async function acceptInvitation(
  store: Store,
  address: InvitationAddress,
  publicKey: Passkey,
): Promise<InvitationTerms> {
  const terms = await openInvitation(store, address);
  const isFirst = await recordAcceptance(store, terms.number, { publicKey, time: new Date().toISOString() });
  if (!isFirst) throw invitationClosed(terms, 'accepted');
  return terms;
}
