import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '../desk/api/sign-in';
import { type Passkey, type Signature, type Signer, challengeFor, passkeyName } from '@site/ledger';
import { assertedBytes } from '../ledger/authority/passkey';

export const DESK = 'https://desk.brand.in';

/** What a device and a browser may say otherwise than they should. */
export interface Answer {
  type?: string;
  /** Another one than the passkey's own. */
  origin?: string;
  /** The name that the device hashes. */
  name?: string;
  challenge?: string;
  /** 0x01: a person is there; 0x04: it was recognised who. */
  flags?: number;
  crossOrigin?: boolean;
}

/** A person's device with one passkey: answers a challenge as WebAuthn says, with a real key. */
export class Device implements Signer {
  readonly publicKey: Passkey;
  readonly #privateKey;

  constructor(
    origin = DESK,
    private readonly answer: Answer = {},
    keyType: 'ec' | 'rsa' = 'ec',
  ) {
    const { privateKey, publicKey } =
      keyType === 'ec'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.#privateKey = privateKey;
    this.publicKey = {
      kind: 'passkey',
      spki: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
      origin,
      credential: randomBytes(16).toString('base64url'),
    };
  }

  /** The same device, which says something else. */
  saying(answer: Answer): Signer {
    return {
      publicKey: this.publicKey,
      sign: (bytes) => Promise.resolve(this.#answer({ challenge: challengeFor(bytes), ...answer })),
    };
  }

  sign(bytes: Uint8Array): Promise<Signature> {
    return Promise.resolve(this.#answer({ challenge: challengeFor(bytes), ...this.answer }));
  }

  /** Answers a challenge as a browser hands it over. */
  answerTo(challenge: string): PasskeyAnswer {
    const { sig, passkey } = this.#answer({ challenge, ...this.answer });
    return {
      credential: this.publicKey.credential,
      authenticatorData: base64url(passkey!.authenticatorData),
      clientData: base64url(passkey!.clientData),
      signature: base64url(sig),
    };
  }

  #answer(answer: Answer): Signature {
    const {
      type = 'webauthn.get',
      origin = this.publicKey.origin,
      name = passkeyName(this.publicKey),
      challenge,
      flags = 0x05,
      crossOrigin = false,
    } = answer;
    const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
    const data = Buffer.concat([
      createHash('sha256').update(name).digest(),
      Buffer.from([flags]),
      Buffer.alloc(4),
    ]);
    const passkey = { authenticatorData: data.toString('base64'), clientData: clientData.toString('base64') };
    return { passkey, sig: sign('sha256', assertedBytes(passkey), this.#privateKey).toString('base64') };
  }
}

function base64url(base64: string): string {
  return Buffer.from(base64, 'base64').toString('base64url');
}
