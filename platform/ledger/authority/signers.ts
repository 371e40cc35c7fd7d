import { amongBytes, type Envelope, isSignatureBy, type Signature, signedBytes } from './envelope';
import { assertedBytes, errandBytes } from './passkey';
import { fullName, isUsable, type People, type PersonKey } from './people';
import { keyIdOf, pemOf, shortKeyId } from './public-key';

/** A key of the access policy with its owner's e-mail address. */
interface PolicyKey {
  owner: string;
  key: PersonKey;
}

/**
 * The one place where signatures are checked: which persons signed an envelope, by the keys that count at a moment.
 * @param at in ms: keys that have expired by then do not count
 * @returns each person once, however many keys they signed with, machines among them; why signatures do not count, each in a
 *   sentence; and whose keys they are by, where those are out of use
 */
export function signersOf(
  envelope: Envelope,
  people: People,
  at: number,
): { persons: string[]; refused: string[]; former: string[] } {
  const bytes = signedBytes(envelope);
  const keys = ownedKeys(people);
  // The id is a hint: a signature under a wrong one is still its key's. Where there is none, why, in a sentence.
  const findKey = (keyId: string, signature: Signature): PolicyKey | string => {
    const hinted = keys.get(keyId);
    for (const owned of hinted ? [hinted, ...keys.values()] : keys.values())
      if (isSignatureBy(owned.key, bytes, signature)) return owned;
    return hinted
      ? `A signature says that it is by the key ${shortKeyId(keyId)}, and is not: it, or what it signs, was altered.`
      : `The key ${shortKeyId(keyId)} is not in the access policy.`;
  };
  const signers = { persons: [] as string[], refused: [] as string[], former: [] as string[] };
  for (const { keyid, ...signature } of envelope.signatures) {
    const found = findKey(keyid, signature);
    if (typeof found === 'string') signers.refused.push(found);
    else if (!isUsable(found.key, at)) {
      signers.refused.push(outOfUse(people, found));
      signers.former.push(found.owner);
    } else if (!signers.persons.includes(found.owner)) signers.persons.push(found.owner);
  }
  return signers;
}

/** A signature as other programs check it. */
interface PlainSignature {
  /** E-mail address. */
  owner: string;
  keyId: string;
  /** The public key as PEM, the bytes that the signature is over, and the signature. */
  publicKey: string;
  signed: Buffer;
  signature: Buffer;
  /**
   * By a passkey, the signature is over what its device says, ending in the hash of the browser's JSON, in which the hash of
   * the statement (DSSE) stands; null for a key in a file, which signs the statement itself.
   */
  passkey: { clientData: Buffer; statement: Buffer; together: Buffer | null } | null;
  /** Whether a passkey signs an errand by it. */
  isErrand: boolean;
  /** Whether the key is that of an errand, which a passkey signed before: in the statement of the one above. */
  isOfErrand: boolean;
}

/** The signatures of an envelope by keys of the access policy, to be checked without this tool; whether they hold is not checked here. */
export function plainSignatures(envelope: Envelope, people: People): PlainSignature[] {
  const statement = signedBytes(envelope);
  return envelope.signatures.flatMap(({ keyid, sig, passkey, errand, among }): PlainSignature[] => {
    const owned = ownerOf(people, keyid);
    if (!owned) return [];
    const plain = (
      key: Parameters<typeof keyIdOf>[0],
      signed: Buffer,
      signature: string,
    ): PlainSignature => ({
      owner: owned.owner,
      keyId: shortKeyId(keyIdOf(key)),
      publicKey: pemOf(key),
      signed,
      signature: Buffer.from(signature, 'base64'),
      passkey: null,
      isErrand: false,
      isOfErrand: false,
    });
    const asked = errand ? errandBytes(errand) : statement;
    const own = plain(owned.key, passkey ? assertedBytes(passkey) : asked, errand?.sig ?? sig);
    if (passkey)
      own.passkey = {
        clientData: Buffer.from(passkey.clientData, 'base64'),
        statement: asked,
        together: among ? amongBytes(among) : null,
      };
    if (!errand) return [own];
    return [
      { ...own, isErrand: true },
      { ...plain(errand, statement, sig), isOfErrand: true },
    ];
  });
}

/** The persons whose key a public key is; null for an unknown key. */
export function ownerOf(people: People, keyId: string): PolicyKey | null {
  return ownedKeys(people).get(keyId) ?? null;
}

/** Whose a passkey is, by what a browser finds it by; null for an unknown passkey. */
export function ownerOfPasskey(people: People, credential: string): PolicyKey | null {
  const owned = [...ownedKeys(people).values()];
  return owned.find(({ key }) => key.kind === 'passkey' && key.credential === credential) ?? null;
}

/** Why a key does not count any more. */
export function outOfUse(people: People, { owner, key }: PolicyKey): string {
  const name = `The key ${shortKeyId(keyIdOf(key))} of ${fullName(people, owner)}`;
  return key.revoked ? `${name} was revoked on ${key.revoked}.` : `${name} expired on ${key.expires}.`;
}

function ownedKeys({ persons }: People): Map<string, PolicyKey> {
  return new Map(
    Object.entries(persons).flatMap(([owner, { keys }]) =>
      keys.map((key) => [keyIdOf(key), { owner, key }] as const),
    ),
  );
}
