import { generateKeyPairSync } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sha256Of } from '@site/store';
import { amongBytes, type Signature, type Signer, signerOf } from './envelope';
import { ERRAND_MS, type Errand, errandBytes } from './errand';
import type { Passkey } from './public-key';

/**
 * Signs with a passkey, whose owner is asked once for all that is to be signed at once.
 * @param ask its owner, who may refuse
 */
export function passkeySigner(passkey: Passkey, ask: (bytes: Uint8Array) => Promise<Signature>): Signer {
  let together: { all: Uint8Array[]; signature: Promise<Signature> } | null = null;

  async function signAll(all: Uint8Array[]): Promise<Signature> {
    await setImmediate();
    together = null;
    if (all.length === 1) return ask(all[0]!);
    const among = all.map(sha256Of);
    return { ...(await ask(amongBytes(among))), among };
  }

  return {
    publicKey: passkey,
    sign: async (bytes) => {
      if (!together) {
        const all: Uint8Array[] = [];
        together = { all, signature: signAll(all) };
      }
      together.all.push(bytes);
      return together.signature;
    },
  };
}

/** Asks a passkey's owner now for what is signed when long work is done. @returns who signs it then */
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
