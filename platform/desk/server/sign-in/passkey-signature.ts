import type { PasskeyAnswer } from '../../api/sign-in';
import type { Signature } from '@site/ledger';

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
