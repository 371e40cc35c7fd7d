import { generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { canonicalJson, sha256Of } from '@site/store';
import { sha256Schema } from '../records/record-fields';
import {
  assertedBytes,
  assertionSchema,
  type Errand,
  ERRAND_MS,
  errandBytes,
  errandSchema,
  isAnswerTo,
  isErrandFor,
} from './passkey';
import { keyIdOf, keyObjectOf, type Passkey, type PublicKey, publicKeyOf } from './public-key';

/** What an in-toto statement is signed as (https://github.com/in-toto/attestation). */
const PAYLOAD_TYPE = 'application/vnd.in-toto+json';

/** Far more than there are people; a file with more was made to be slow. */
const MAX_SIGNATURES = 64;

/** A signed statement: DSSE 1.0 (https://github.com/secure-systems-lab/dsse, envelope.md). */
export const envelopeSchema = z.strictObject({
  payloadType: z.literal(PAYLOAD_TYPE),
  /** The statement's bytes in base64. */
  payload: z.base64(),
  signatures: z
    .array(
      z.strictObject({
        /** Which key it says that it is of: a hint, never believed. */
        keyid: z.string().max(128),
        sig: z.base64(),
        /** What a passkey signed in place of the bytes; they are in it by their hash. */
        passkey: assertionSchema.optional(),
        /** Of what the passkey signed at once, the SHA-256 of each: the bytes are one of them. */
        among: z.array(sha256Schema).min(2).max(MAX_SIGNATURES).optional(),
        /** What the passkey signed in place of the bytes where it was asked before they were made. */
        errand: errandSchema.optional(),
      }),
    )
    .min(1)
    .max(MAX_SIGNATURES),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** One signature of an envelope, without the key that it says it is of. */
export type Signature = Omit<Envelope['signatures'][number], 'keyid'>;

/** What can sign. A key in a file does it at once; a passkey asks its owner. */
export interface Signer {
  publicKey: PublicKey;
  sign(bytes: Uint8Array): Promise<Signature>;
}

/** A signer by a private key. */
export function signerOf(privateKey: KeyObject): Signer {
  return {
    publicKey: publicKeyOf(privateKey),
    sign: async (bytes) => ({ sig: sign(null, bytes, privateKey).toString('base64') }),
  };
}

/**
 * Signs with a passkey, whose owner is asked once for all that is to be signed at once.
 * @param ask its owner, who may decline
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

/** A statement, signed. */
export async function signStatement(statement: object, signer: Signer): Promise<Envelope> {
  return addSignature(
    { payloadType: PAYLOAD_TYPE, payload: canonicalJson(statement).toString('base64'), signatures: [] },
    signer,
  );
}

/** The same envelope with one more signature, by another person. */
export async function addSignature(envelope: Envelope, signer: Signer): Promise<Envelope> {
  const signature = { keyid: keyIdOf(signer.publicKey), ...(await signer.sign(signedBytes(envelope))) };
  return { ...envelope, signatures: [...envelope.signatures, signature] };
}

/** What a signature is over: DSSE's pre-authentication encoding (protocol.md) of type and statement. */
export function signedBytes({ payloadType, payload }: Pick<Envelope, 'payloadType' | 'payload'>): Buffer {
  const body = Buffer.from(payload, 'base64');
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}

/** Whether a signature is this key's, over these bytes. */
export function isSignatureBy(publicKey: PublicKey, bytes: Buffer, signature: Signature): boolean {
  const { sig, errand, among } = signature;
  if (publicKey.kind === 'ed25519') return isSignedBy(publicKey, bytes, sig);
  if (!errand && among)
    return among.includes(sha256Of(bytes)) && isAnsweredBy(publicKey, amongBytes(among), signature);
  if (!errand) return isAnsweredBy(publicKey, bytes, signature);
  const { spki } = errand;
  return (
    isErrandFor(errand, bytes) &&
    isAnsweredBy(publicKey, errandBytes(errand), { ...signature, sig: errand.sig }) &&
    isSignedBy({ spki }, bytes, sig)
  );
}

/** What a passkey signs of several statements at once. It begins like no statement, so that neither is taken for the other. */
export function amongBytes(among: string[]): Buffer {
  return Buffer.from(`statements signed together: ${among.join(' ')}`);
}

function isSignedBy(key: Pick<PublicKey, 'spki'>, bytes: Buffer, sig: string): boolean {
  return verify(null, bytes, keyObjectOf(key), Buffer.from(sig, 'base64'));
}

function isAnsweredBy(publicKey: Passkey, bytes: Buffer, { sig, passkey }: Signature): boolean {
  return (
    passkey !== undefined &&
    isAnswerTo(bytes, passkey, publicKey) &&
    verify('sha256', assertedBytes(passkey), keyObjectOf(publicKey), Buffer.from(sig, 'base64'))
  );
}
