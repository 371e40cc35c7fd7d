import type { DeskContext } from './desk-context';
import { RequestRefused } from '../security/refusal';
import type { SignedIn } from '../sign-in/sign-in';

/**
 * A bootstrap session may only create the access policy.
 * @throws RequestRefused 403
 */
export function assertActsForPerson(
  { isShared }: Pick<DeskContext, 'isShared'>,
  signedIn: SignedIn | null,
): void {
  if (!isShared || signedIn) return;
  throw new RequestRefused(
    403,
    'sign-in-missing',
    'You have not signed in; nothing was changed.',
    'Sign in with your passkey. Where nobody may do anything yet, begin on the screen People.',
  );
}
