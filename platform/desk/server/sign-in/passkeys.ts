import { generateKeyPairSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SiteError } from '@site/errors';
import {
  ERRAND_MS,
  type Errand,
  type Passkey,
  type Signature,
  type Signer,
  amongBytes,
  digestOf,
  errandBytes,
  passkeySchema,
  signerOf,
} from '@site/ledger';
import type { MadePasskey, PasskeyAnswer } from '../../api/sign-in';
import { RequestRefused } from '../security/refusal';
import type { AskPerson } from './confirmations';
import type { SignedIn } from './signed-in';

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
 * Signs with the passkey that a person signed in with, which asks each time; what is to be signed at once, once.
 * @param ask missing: it only says whose it is
 */
export function passkeySigner({ passkey }: SignedIn, ask?: AskPerson): Signer {
  let together: { all: Uint8Array[]; signature: Promise<Signature> } | null = null;

  async function signAll(all: Uint8Array[], askPerson: AskPerson): Promise<Signature> {
    await setImmediate();
    together = null;
    if (all.length === 1) return askPerson(all[0]!, passkey);
    const among = all.map(digestOf);
    return { ...(await askPerson(amongBytes(among), passkey)), among };
  }

  return {
    publicKey: passkey,
    sign: async (bytes) => {
      if (!ask)
        throw new SiteError(
          'passkey-missing',
          'This takes your passkey.',
          'You are asked for it when you do it.',
        );
      if (!together) {
        const all: Uint8Array[] = [];
        together = { all, signature: signAll(all, ask) };
      }
      together.all.push(bytes);
      return together.signature;
    },
  };
}

/** Asks a passkey's owner now for what the desk signs when long work is done. @returns who signs it then */
export async function errandSigner(signer: Signer, what: Pick<Errand, 'kind' | 'parts'>): Promise<Signer> {
  const own = signerOf(generateKeyPairSync('ed25519').privateKey);
  const now = Date.now();
  const asked = {
    ...what,
    spki: own.publicKey.spki,
    from: new Date(now).toISOString(),
    until: new Date(now + ERRAND_MS).toISOString(),
  };
  const { sig, passkey } = await signer.sign(errandBytes(asked));
  return {
    publicKey: signer.publicKey,
    sign: async (bytes) => ({ ...(await own.sign(bytes)), passkey, errand: { ...asked, sig } }),
  };
}
