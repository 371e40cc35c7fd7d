import { type Envelope, isSignatureBy, type Signature, signedBytes } from './envelope';
import { fullName, isUsable, type People, type PersonKey } from './people';
import { keyIdOf, shortKeyId } from './public-key';

/** Who signed an envelope. */
export interface Signers {
  /** Each person once, however many keys they signed with. Machines are among them. */
  persons: string[];
  /** Signatures that do not count, each with the reason in a sentence. */
  refused: string[];
}

/** A key with its owner's e-mail address. */
interface OwnedKey {
  owner: string;
  key: PersonKey;
}

/**
 * The one place where signatures are checked: which persons signed an envelope, by the keys that count at a moment.
 * @param at in ms: keys that have expired by then do not count
 */
export function signersOf(envelope: Envelope, people: People, at: number): Signers {
  const bytes = signedBytes(envelope);
  const keys = ownedKeys(people);
  const signers: Signers = { persons: [], refused: [] };
  for (const { keyid, ...signature } of envelope.signatures) {
    const found = findKey(keys, keyid, bytes, signature);
    if (typeof found === 'string') signers.refused.push(found);
    else if (!isUsable(found.key, at)) signers.refused.push(outOfUse(people, found));
    else if (!signers.persons.includes(found.owner)) signers.persons.push(found.owner);
  }
  return signers;
}

/** The persons whose key a public key is; null for an unknown key. */
export function ownerOf(people: People, keyId: string): OwnedKey | null {
  return ownedKeys(people).get(keyId) ?? null;
}

/** Whose a passkey is, by what a browser finds it by; null for an unknown passkey. */
export function ownerOfPasskey(people: People, credential: string): OwnedKey | null {
  const owned = [...ownedKeys(people).values()];
  return owned.find(({ key }) => key.kind === 'passkey' && key.credential === credential) ?? null;
}

/** Why a key does not count any more. */
export function outOfUse(people: People, { owner, key }: OwnedKey): string {
  const name = `The key ${shortKeyId(keyIdOf(key))} of ${fullName(people, owner)}`;
  return key.revoked ? `${name} was revoked on ${key.revoked}.` : `${name} expired on ${key.expires}.`;
}

/** The id is a hint: a signature under a wrong one is still its key's. @returns why there is none, in a sentence */
function findKey(
  keys: Map<string, OwnedKey>,
  keyId: string,
  bytes: Buffer,
  signature: Signature,
): OwnedKey | string {
  const hinted = keys.get(keyId);
  for (const owned of hinted ? [hinted, ...keys.values()] : keys.values())
    if (isSignatureBy(owned.key, bytes, signature)) return owned;
  return hinted
    ? `A signature says that it is by the key ${shortKeyId(keyId)}, and is not: it, or what it signs, was altered.`
    : `The key ${shortKeyId(keyId)} is not in the access policy.`;
}

function ownedKeys({ persons }: People): Map<string, OwnedKey> {
  return new Map(
    Object.entries(persons).flatMap(([owner, { keys }]) =>
      keys.map((key) => [keyIdOf(key), { owner, key }] as const),
    ),
  );
}
