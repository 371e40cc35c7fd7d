import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** Passkeys work over https; to try them, on this machine. Without a trailing slash. */
export const PASSKEY_ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d+)?$/;

/** SubjectPublicKeyInfo (RFC 5280) as DER in base64: what stands between the lines of a PEM file. */
const spkiSchema = z.base64();

/** A key in a file, which signs at once. */
export const fileKeySchema = z.strictObject({
  kind: z.literal('ed25519'),
  spki: spkiSchema.refine((spki) => typeOf(spki) === 'ed25519', 'is not an Ed25519 public key'),
});

/** A passkey (WebAuthn), which never leaves its owner's device and asks her before it signs. */
export const passkeySchema = z.strictObject({
  kind: z.literal('passkey'),
  spki: spkiSchema.refine(
    (spki) => ['ec', 'rsa'].includes(typeOf(spki)),
    'is not a public key that passkeys have',
  ),
  /** The desk that it was made at, such as `https://desk.brand.in`: browsers show it to no other. */
  origin: z.string().regex(PASSKEY_ORIGIN, 'is not the address of a desk').max(200),
  /** What the browser finds it by, in base64url. */
  credential: z.string().regex(/^[\w-]{1,1400}$/, 'is not the id of a passkey'),
});

export type FileKey = z.infer<typeof fileKeySchema>;
export type Passkey = z.infer<typeof passkeySchema>;
/** A person's public key as the file of people holds it. */
export type PublicKey = FileKey | Passkey;

/** SHA-256 of the key's SPKI bytes, in hexadecimal: the same on every machine. */
export function keyIdOf({ spki }: Pick<PublicKey, 'spki'>): string {
  return createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex');
}

/** The first digits of a key's id, for people. */
export function shortKeyId(id: string): string {
  return id.slice(0, 12);
}

/** The public half of a key in a file. */
export function publicKeyOf(key: KeyObject): FileKey {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return { kind: 'ed25519', spki: half.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** The key as node:crypto takes it. */
export function keyObjectOf({ spki }: Pick<PublicKey, 'spki'>): KeyObject {
  return createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
}

/** The key as a PEM file, which `openssl` reads. */
export function pemOf({ spki }: Pick<PublicKey, 'spki'>): string {
  return `-----BEGIN PUBLIC KEY-----\n${spki.replace(/.{64}(?=.)/g, '$&\n')}\n-----END PUBLIC KEY-----\n`;
}

/** @returns node's name for what kind of key it is; '' for none, and for a curve that passkeys of ours do not have */
function typeOf(spki: string): string {
  try {
    const { asymmetricKeyType = '', asymmetricKeyDetails } = keyObjectOf({ spki });
    const isOther = asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve !== 'prime256v1';
    return isOther ? '' : asymmetricKeyType;
  } catch {
    return '';
  }
}
