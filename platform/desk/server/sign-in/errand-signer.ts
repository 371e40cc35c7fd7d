import { generateKeyPairSync } from 'node:crypto';
import { ERRAND_MS, type Errand, type Signer, errandBytes, signerOf } from '@site/ledger';

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
