import { readInvitation, recordInvitationRevoked } from '../../records/invitations';
import { readPeople } from '../../records/people-versions';
import { assertPlainWords } from '../../records/plain-words';
import type { Store } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import { noInvitation } from './invitation-errors';
import { knownEditor } from './known-editor';

interface RevokeRequest {
  store: Store;
  number: number;
  author: string;
  loadSigner: LoadSigner;
}

/**
 * Takes an invitation back, for good: nobody makes a passkey by it, and whoever made one is not let in.
 * @throws SiteError `invitation-unknown`, `key-missing`, `signer-unknown`, `editor-unknown`
 */
export async function revokeInvitation({
  store,
  number,
  author,
  loadSigner,
}: RevokeRequest): Promise<'revoked' | 'already-revoked'> {
  assertPlainWords({ author });
  const people = (await readPeople(store))?.people;
  if (!people || !(await readInvitation(store, number))) throw noInvitation(number);
  await knownEditor(people, loadSigner);
  const isNew = await recordInvitationRevoked(store, number, { author, time: new Date().toISOString() });
  return isNew ? 'revoked' : 'already-revoked';
}
