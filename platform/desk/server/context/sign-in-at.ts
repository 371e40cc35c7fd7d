import type { DeskContext } from './desk-context';
import { RequestRefused } from '../security/refusal';
import type { SignIn } from '../sign-in/sign-in';

/** The way into a desk that several persons share. @throws RequestRefused 404 at a desk of one person */
export function signInAt({ signIn, isShared }: DeskContext): SignIn {
  if (isShared) return signIn;
  throw new RequestRefused(
    404,
    'sign-in-unknown',
    'There is no sign-in at this desk: it serves its operator.',
    'Open the invitation at the address at which your team opens its desk; ask the person who sent it.',
  );
}
