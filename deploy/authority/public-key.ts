import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/**
 * A person's public key as the file of people holds it. Ed25519 alone for now; another kind, such as a passkey, gets a
 * `kind` of its own.
 */
export const publicKeySchema = z.strictObject({
  kind: z.literal('ed25519'),
  /** SubjectPublicKeyInfo (RFC 8410) as DER in base64: what stands between the lines of a PEM file. */
  spki: z.base64().refine(isEd25519, 'is not an Ed25519 public key'),
});

export type PublicKey = z.infer<typeof publicKeySchema>;

/** SHA-256 of the key's SPKI bytes, in hexadecimal: the same on every machine. */
export function keyIdOf({ spki }: PublicKey): string {
  return createHash('sha256').update(Buffer.from(spki, 'base64')).digest('hex');
}

/** The first digits of a key's id, for people. */
export function shortKeyId(id: string): string {
  return id.slice(0, 12);
}

/** The public half of a key. */
export function publicKeyOf(key: KeyObject): PublicKey {
  const half = key.type === 'private' ? createPublicKey(key) : key;
  return { kind: 'ed25519', spki: half.export({ type: 'spki', format: 'der' }).toString('base64') };
}

/** The key as node:crypto takes it. */
export function keyObjectOf({ spki }: PublicKey): KeyObject {
  return createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
}

/** The key as a PEM file, which `openssl` reads. */
export function pemOf({ spki }: PublicKey): string {
  return `-----BEGIN PUBLIC KEY-----\n${spki}\n-----END PUBLIC KEY-----\n`;
}

function isEd25519(spki: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
