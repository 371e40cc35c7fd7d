import { type People, revokesOneKey, withKey } from '../authority/people';
import { signersOf } from '../authority/signers';
import type { Envelope } from '../authority/envelope';

/** A version of the access policy, in force or proposed. */
interface Version {
  people: People;
  envelope: Envelope;
}

/** With two editors or more, no one of them can change who may ship what. */
export const EDITORS_NEEDED = 2;

/** Who may agree to a change: the editors who have a key; where those are fewer than it takes, everybody who has one. */
export function decidersOn(people: People): string[] {
  const { persons, needed } = people.editors;
  const editors = withKey(people, persons);
  return editors.length < needed ? withKey(people, Object.keys(people.persons)) : editors;
}

/**
 * How many signatures of a version are still missing: by the rule of the version before, and by its own. To revoke a key takes one editor,
 * who does so twice in a row only with another. Where one editor alone is left with a key, or fewer than it takes, others of
 * the policy act in place of those who are missing, and those who come in need not sign.
 * @param before all earlier versions, oldest first
 */
export function missingSignatures(version: Version, before: Version[]): number {
  const last = before.at(-1);
  if (!last) return missingOf(version, version.people, version.people.editors.persons);
  const { people } = last;
  const editors = withKey(people, people.editors.persons);
  const signed = signersIn(version, people).filter((id) => editors.includes(id));
  const isUrgent = revokesOneKey(people, version.people);
  if (isUrgent && signed.some((id) => !hasJustRevoked(id, before))) return 0;
  const isShort = editors.length < Math.max(people.editors.needed, EDITORS_NEEDED);
  return Math.max(
    signed.length > 0 ? 0 : 1,
    missingOf(version, people, decidersOn(people)),
    isShort ? 0 : missingOf(version, version.people, version.people.editors.persons),
  );
}

/** How many of some persons have yet to sign a version, by the rule of one: as many as it takes, or all. */
function missingOf(version: Version, rules: People, deciders: string[]): number {
  const signed = signersIn(version, rules).filter((id) => deciders.includes(id));
  return Math.max(0, Math.min(rules.editors.needed, deciders.length) - signed.length);
}

function signersIn({ envelope, people: { time } }: Version, rules: People): string[] {
  return signersOf(envelope, rules, Date.parse(time)).persons;
}

/** Whether the newest version is a key that an editor revoked alone: with one stolen key, not all others are. */
export function hasJustRevoked(id: string, versions: Version[]): boolean {
  const [before, last] = versions.slice(-2);
  if (!before || !last || !revokesOneKey(before.people, last.people)) return false;
  return signersIn(last, before.people).every((signer) => signer === id);
}
