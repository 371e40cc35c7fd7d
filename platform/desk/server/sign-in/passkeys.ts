import { SiteError } from '@site/errors';
import { type Passkey, type Signature, type Signer, passkeySchema, passkeySigner } from '@site/ledger';
import type { MadePasskey, PasskeyAnswer } from '../../api/sign-in';
import { RequestRefused } from '../security/refusal';
import type { SignedIn } from './sessions';

/**
 * Has the person who asked for an act sign something with a passkey.
 * @throws SiteError `passkey-missing` when they do not
 */
export type AskPerson = (bytes: Uint8Array, passkey: Passkey) => Promise<Signature>;

/** A passkey as browsers tell of it. @param origin of the desk @throws RequestRefused 400 */
export function passkeyOf(
  { credential, publicKey }: Pick<MadePasskey, 'credential' | 'publicKey'>,
  origin: string,
): Passkey {
  const spki = Buffer.from(publicKey, 'base64url').toString('base64');
  const { data } = passkeySchema.safeParse({ kind: 'passkey', spki, origin, credential });
  if (data) return data;
  throw new RequestRefused(
    400,
    'passkey-kind',
    'This device made a key of a kind that cannot be checked later (neither P-256 nor RSA).',
    'Use another device.',
  );
}

/** A passkey's answer as records hold it. */
export function signatureOf({ authenticatorData, clientData, signature }: PasskeyAnswer): Signature {
  return {
    sig: base64(signature),
    passkey: { authenticatorData: base64(authenticatorData), clientData: base64(clientData) },
  };
}

function base64(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString('base64');
}

/**
 * Signs with the passkey that a person signed in with, which asks each time.
 * @param ask missing: it only says whose it is
 */
export function signerOf(
  { passkey }: SignedIn,
  ask: AskPerson = () => Promise.reject(missingPasskey()),
): Signer {
  return passkeySigner(passkey, (bytes) => ask(bytes, passkey));
}

function missingPasskey(): SiteError {
  return new SiteError('passkey-missing', 'This takes your passkey.', 'You are asked for it when you do it.');
}
