import { checkPrimeSync, createPublicKey, type KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { sha256Of } from '@site/store';
import { sha256Schema } from '../records/record-fields';

/** Passkeys work over https; to try them, on this machine. */
const PASSKEY_ORIGIN = /^(?:https:\/\/[a-z0-9.-]+|http:\/\/localhost)(?::\d+)?$/;

/** NIST SP 800-57 part 1, table 2: shorter ones have less than 112 bits of strength. */
const RSA_BITS = 2_048;

/** Of the longest that passkeys have, RSA of 4096 bits, in base64: to look at a number takes time with the cube of its length. */
const MAX_SPKI = 800;

/** No key that was made by chance has a factor below it. */
const SMALL_FACTOR = 10_000n;

/** 2^255 − 19 (RFC 8032 §5.1): coordinates of Ed25519 are below it. */
const ED25519_PRIME = 2n ** 255n - 19n;

const ORDER_OF_EIGHT = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n;

/**
 * The y of the eight points of Ed25519 whose order divides 8. With such a key, one signature fits many statements or all, and
 * OpenSSL 3.0 takes it, which Node 22.19 has, too (RFC 8032 §8.1 has no check).
 */
const SMALL_ORDER = [0n, 1n, ED25519_PRIME - 1n, ORDER_OF_EIGHT, ED25519_PRIME - ORDER_OF_EIGHT];

/** SubjectPublicKeyInfo (RFC 5280) as DER in base64: what is between the lines of a PEM file. */
const spkiSchema = z.base64();

/** A key in a file, which signs at once. */
export const fileKeySchema = z.strictObject({
  kind: z.literal('ed25519'),
  spki: spkiSchema.refine((spki) => types.memo(spki) === 'ed25519', 'is not an Ed25519 public key'),
});

/** A passkey (WebAuthn), which never leaves its owner's device and asks her before it signs. */
export const passkeySchema = z.strictObject({
  kind: z.literal('passkey'),
  spki: spkiSchema.refine(
    (spki) => ['ec', 'rsa'].includes(types.memo(spki)),
    'is not a public key that passkeys have',
  ),
  /** The desk that it was made at, such as `https://desk.brand.in`: browsers show it to no other. */
  origin: z.string().max(200).refine(isPasskeyOrigin, 'is not the address of a desk'),
  /** What the browser finds it by, in base64url. */
  credential: z.string().regex(/^[\w-]{1,1400}$/, 'is not the id of a passkey'),
});

export type FileKey = z.infer<typeof fileKeySchema>;
export type Passkey = z.infer<typeof passkeySchema>;
/** A person's public key as the access policy holds it. */
export type PublicKey = FileKey | Passkey;

/** Whether it is an address at which passkeys work, written as browsers do: without a trailing slash, or the port that all have. */
export function isPasskeyOrigin(words: string): boolean {
  return PASSKEY_ORIGIN.test(words) && URL.canParse(words) && new URL(words).origin === words;
}

/** SHA-256 of the key's SPKI bytes, in hexadecimal: the same on every machine. */
export function keyIdOf({ spki }: Pick<PublicKey, 'spki'>): string {
  return sha256Of(Buffer.from(spki, 'base64'));
}

/** A key's id in digits, which people say to each other by phone: `4102-9937-0518-2264`. @param id as {@link keyIdOf} has it */
export function shortKeyId(id: string): string {
  if (!sha256Schema.safeParse(id).success) return id.slice(0, 12);
  const digits = String(BigInt(`0x${id.slice(0, 16)}`) % 10n ** 16n).padStart(16, '0');
  return digits.replace(/\d{4}(?=\d)/g, '$&-');
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

/** Every version of the access policy is read again, and a prime costs milliseconds. */
const types = new LRUCache<string, string>({ max: 1_000, memoMethod: typeIn });

/**
 * @returns Node's name for what kind of key it is; '' for one that cannot be read, is weak, has a curve that passkeys of ours do not
 *   have, or is written in another way than the usual one: a key has one id
 */
function typeIn(spki: string): string {
  if (spki.length > MAX_SPKI) return '';
  try {
    const key = keyObjectOf({ spki });
    return isStrong(key) && isUsuallyWritten(key, spki) ? key.asymmetricKeyType! : '';
  } catch {
    return '';
  }
}

function isStrong(key: KeyObject): boolean {
  const { namedCurve, modulusLength = 0, publicExponent = 0n } = key.asymmetricKeyDetails ?? {};
  switch (key.asymmetricKeyType) {
    case 'ed25519':
      return isOfLargeOrder(key);
    case 'ec':
      return namedCurve === 'prime256v1';
    case 'rsa':
      return modulusLength >= RSA_BITS && publicExponent === 65_537n && !hasKnownFactors(key);
    default:
      return false;
  }
}

/** Of a prime, a square, or a product with a small number, the private exponent is one division away. */
function hasKnownFactors(key: KeyObject): boolean {
  const bytes = Buffer.from(key.export({ format: 'jwk' }).n!, 'base64url');
  const modulus = BigInt(`0x${bytes.toString('hex')}`);
  for (let factor = 2n; factor < SMALL_FACTOR; factor += 1n) if (modulus % factor === 0n) return true;
  return rootOf(modulus) ** 2n === modulus || checkPrimeSync(bytes);
}

/** The whole square root, by Newton's method from above. */
function rootOf(square: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

function isOfLargeOrder(key: KeyObject): boolean {
  const point = Buffer.from(key.export({ format: 'jwk' }).x!, 'base64url').reverse();
  point[0]! &= 0x7f;
  const y = BigInt(`0x${point.toString('hex')}`);
  return y < ED25519_PRIME && !SMALL_ORDER.includes(y);
}

/** Whether it is written as it is when made from its numbers: base64 and points have other ways. */
function isUsuallyWritten(key: KeyObject, spki: string): boolean {
  const encoded = createPublicKey({ key: key.export({ format: 'jwk' }), format: 'jwk' });
  return encoded.export({ type: 'spki', format: 'der' }).toString('base64') === spki;
}
