import type { ActKind, ActRequest } from '@site/desk/api/acts';
import { canonicalJson } from '../../store/canonical-json';
import type { DeskContext } from '../context/desk-context';
import type { AskPerson } from '../sign-in/confirmations';

/** Acts that change what others meet, and of which no record is signed. */
const UNSIGNED: ActKind[] = [
  'withdraw',
  'share-preview',
  'revoke-share-links',
  'invite',
  'revoke-invitation',
];

/**
 * Has who signed in confirm by passkey what nothing signs: all that a session alone can do is read, try and save words.
 * @throws SiteError `passkey-missing`
 */
export async function confirm({ signedIn }: DeskContext, request: ActRequest, ask: AskPerson): Promise<void> {
  if (!signedIn || !UNSIGNED.includes(request.kind)) return;
  const asked = canonicalJson({ ...request, time: new Date().toISOString() });
  await ask(Buffer.concat([Buffer.from('confirm at the desk: '), asked]), signedIn.passkey);
}
