import { hash } from 'node:crypto';
import { z } from 'zod';
import { SiteError } from '@site/errors';
import { canonicalJson, jsonIn } from '@site/store';
import { timeSchema } from '../records/record-fields';
import { fileKeySchema, isPasskeyOrigin, type Passkey } from './public-key';

/** What a passkey answers to a challenge, in base64: it signs these two, and never the bytes themselves (WebAuthn Level 3 §6.3.3). */
export const assertionSchema = z.strictObject({
  authenticatorData: z.base64().max(2_000),
  /** The browser's JSON: which challenge, and at which origin. */
  clientData: z.base64().max(4_000),
});

export type Assertion = z.infer<typeof assertionSchema>;

const clientDataSchema = z.object({
  type: z.literal('webauthn.get'),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.literal(false).optional(),
});

/** A person was there, and was recognised by finger, face or PIN: flags UP and UV (WebAuthn Level 3 §6.1). */
const PRESENT_AND_VERIFIED = 0x05;
/** The hash of the desk's name, before the flags. */
const NAME_HASH_BYTES = 32;

/** The challenge by which a passkey signs bytes: their SHA-256, in base64url. */
export function challengeFor(bytes: Uint8Array): string {
  return hash('sha256', bytes, 'base64url');
}

/** The name that browsers bind a passkey to (RP ID): the host of the desk, without its port. */
export function passkeyName({ origin }: Pick<Passkey, 'origin'>): string {
  return new URL(origin).hostname;
}

/** What the signature is over: the authenticator's data, then the hash of the browser's. */
export function assertedBytes({ authenticatorData, clientData }: Assertion): Buffer {
  return Buffer.concat([
    Buffer.from(authenticatorData, 'base64'),
    hash('sha256', Buffer.from(clientData, 'base64'), 'buffer'),
  ]);
}

/**
 * Whether an answer is to these bytes, by a person who was recognised, at the passkey's own desk (WebAuthn Level 3 §7.2).
 * Says nothing of its signature. The counter is left out: the same answer says the same, however often it is read.
 */
export function isAnswerTo(bytes: Uint8Array, assertion: Assertion, passkey: Passkey): boolean {
  const client = clientDataSchema.safeParse(jsonIn(Buffer.from(assertion.clientData, 'base64')));
  const data = Buffer.from(assertion.authenticatorData, 'base64');
  const flags = data[NAME_HASH_BYTES] ?? 0;
  return (
    client.success &&
    client.data.challenge === challengeFor(bytes) &&
    client.data.origin === passkey.origin &&
    data.subarray(0, NAME_HASH_BYTES).equals(hash('sha256', passkeyName(passkey), 'buffer')) &&
    (flags & PRESENT_AND_VERIFIED) === PRESENT_AND_VERIFIED
  );
}

/** The address of a desk, as browsers write it. @param option that names it @throws SiteError `origin-invalid` */
export function readDeskOrigin(words: string, option = ''): string {
  const origin = words.trim().replace(/\/$/, '');
  if (isPasskeyOrigin(origin)) return origin;
  throw new SiteError(
    'origin-invalid',
    `${option}"${words}" is no address for a desk: passkeys work at https:// alone, and on this machine at http://localhost.`,
    'Give https:// and a host without a path, such as https://desk.example.in; to try it on this machine, http://localhost:8090, with frames at http://127.0.0.1:8091.',
  );
}

/** The longest that an errand lasts, in ms: a build on a slow machine. */
export const ERRAND_MS = 60 * 60_000;

/**
 * What a passkey's owner has a desk sign by itself when long work is done: the passkey signs, before the work, the public half of a key
 * that the desk makes for this alone; that key then signs the statement.
 */
export const errandSchema = z.strictObject({
  /** Of the key: SubjectPublicKeyInfo in base64. */
  spki: fileKeySchema.shape.spki,
  /** What it may sign: that parts are published, or what a browser saw. Neither puts anything live. */
  kind: z.enum(['publication', 'check']),
  /** Which parts may be published. */
  parts: z.array(z.string()),
  from: timeSchema,
  until: timeSchema,
  /** The passkey's signature. */
  sig: z.base64(),
});

export type Errand = z.infer<typeof errandSchema>;

const saidSchema = z.object({
  predicateType: z.string(),
  predicate: z.object({ part: z.string().optional(), time: timeSchema }),
});

/** What a passkey signs of an errand. It begins like no statement, so that neither is taken for the other. */
export function errandBytes(errand: Omit<Errand, 'sig'> | Errand): Buffer {
  const { sig: _, ...said } = { sig: '', ...errand };
  return Buffer.concat([Buffer.from('errand of the desk: '), canonicalJson(said)]);
}

/** Whether signed bytes are a statement that an errand is for. */
export function isErrandFor({ kind, parts, from, until }: Errand, bytes: Buffer): boolean {
  const { data } = saidSchema.safeParse(jsonIn(bytes.subarray(bytes.indexOf('{'))));
  if (!data || data.predicateType !== `urn:site:${kind}:1`) return false;
  const { part, time } = data.predicate;
  const isInTime = from <= time && time <= until && Date.parse(until) - Date.parse(from) <= ERRAND_MS;
  return isInTime && (kind === 'check' || parts.includes(part ?? ''));
}
