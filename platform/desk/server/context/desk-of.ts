import type { DeskContext } from './desk-context';
import { passkeySigner } from '../sign-in/passkey-signer';
import type { SignedIn } from '../sign-in/sign-in';

/** The desk as it is for a person who signed in; for its operator, where that is null. */
export function deskOf(desk: DeskContext, signedIn: SignedIn | null): DeskContext {
  if (!signedIn) return desk;
  return {
    ...desk,
    author: signedIn.author,
    signedIn,
    loadSigner: (ask) => Promise.resolve(passkeySigner(signedIn, ask)),
  };
}
