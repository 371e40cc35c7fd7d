import { isDeepStrictEqual } from 'node:util';
import {
  EDITORS_NEEDED,
  type OwnedKey,
  type PartRule,
  type People,
  type PeopleInput,
  keyIdOf,
  shortKeyId,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import { ALONE, neededAfter, usualApprovals } from './usual-approvals';

/** Who is on the team of which part, by e-mail address. */
export type Teams = Record<string, string[]>;

/**
 * The first version's content: everybody of a team may publish, approve and roll back. Who begins alone is enough for each part,
 * until a colleague joins its team ({@link withMore}).
 * @param partNames all parts of the site
 */
export function firstPeople(
  added: OwnedKey[],
  teams: Teams,
  editors: string[],
  partNames: string[],
): PeopleInput {
  const isAlone = new Set(added.map(({ id }) => id)).size === 1;
  const parts = partNames.map((part) => {
    const needed = isAlone ? ALONE : usualApprovals(part);
    return [part, { ...needed, ...ofTeam(() => teams[part] ?? []) }] as const;
  });
  return {
    persons: withKeys({}, added),
    parts: Object.fromEntries(parts),
    editors: { persons: editors, needed: Math.min(EDITORS_NEEDED, editors.length) },
  };
}

/** The same people with more keys, persons and members of teams. Where one person was enough alone, it takes the usual number again. */
export function withMore(people: PeopleInput, added: OwnedKey[], teams: Teams): PeopleInput {
  const { persons, editors, parts } = people;
  const joined = Object.entries(teams).map(([part, ids]) => {
    const rule = ruleIn(people, part);
    const grown = ofTeam((list) => [...new Set([...rule[list], ...ids])]);
    return [part, { ...rule, ...grown, ...neededAfter(persons, part, rule, grown) }] as const;
  });
  return { persons: withKeys(persons, added), editors, parts: { ...parts, ...Object.fromEntries(joined) } };
}

/** Of which parts a machine may publish releases, and which it may roll back. It approves none. */
export type MachineRights = Record<'publish' | 'rollBack', string[]>;

/**
 * The same people with a machine, or with another key and more rights of one. A release takes as many persons as before.
 * @throws SiteError `machine-is-person`
 */
export function withMachine(people: PeopleInput, added: OwnedKey, rights: MachineRights): PeopleInput {
  const { id } = added;
  const known = people.persons[id];
  if (known && !known.isMachine)
    throw new SiteError(
      'machine-is-person',
      `${id} is ${known.name}, who is a person and counts as one; nothing was changed.`,
      'Give the machine an address of its own, such as ci@brand.in.',
    );
  const persons = withKeys(people.persons, [added]);
  const named = [...new Set([...rights.publish, ...rights.rollBack])].map((part) => {
    const rule = ruleIn(people, part);
    const grown = (list: keyof MachineRights) =>
      rights[list].includes(part) ? [...new Set([...rule[list], id])] : rule[list];
    return [part, { ...rule, publish: grown('publish'), rollBack: grown('rollBack') }] as const;
  });
  return {
    persons: { ...persons, [id]: { ...persons[id]!, isMachine: true } },
    editors: people.editors,
    parts: { ...people.parts, ...Object.fromEntries(named) },
  };
}

function ruleIn({ parts }: PeopleInput, part: string): PartRule {
  return parts[part] ?? { ...ofTeam(() => []), ...usualApprovals(part) };
}

/**
 * The same people without a key: what it signs from now on counts for nothing.
 * @param words the beginning of the key's id, or its digits
 * @throws SiteError `key-unknown`
 */
export function withoutKey({ persons, parts, editors }: PeopleInput, words: string, at: Date): PeopleInput {
  const ids = Object.values(persons).flatMap(({ keys }) => keys.map(keyIdOf));
  const found = ids.filter((id) => id.startsWith(words) || shortKeyId(id) === words);
  if (found.length !== 1)
    throw new SiteError(
      'key-unknown',
      `${found.length === 0 ? 'No key' : 'More than one key'} of the access policy is "${words}"; nothing was changed.`,
      'The keys are listed by: npm run site -- people',
    );
  const revoked = Object.entries(persons).map(([id, { keys, ...person }]) => {
    const isIt = (key: (typeof keys)[number]) => keyIdOf(key) === found[0] && !key.revoked;
    const next = keys.map((key) => (isIt(key) ? { ...key, revoked: at.toISOString() } : key));
    return [id, { ...person, keys: next }] as const;
  });
  return { persons: Object.fromEntries(revoked), parts, editors };
}

/** The same people without a person in some teams, and where asked, among the editors. Where one person is left of a team, one is enough. */
export function withoutMember(
  { persons, parts, editors }: PeopleInput,
  id: string,
  teams: string[],
  isEditor: boolean,
): PeopleInput {
  const left = (ids: string[]) => ids.filter((one) => one !== id);
  const rules = Object.entries(parts).map(([part, rule]) => {
    if (!teams.includes(part)) return [part, rule] as const;
    const smaller = ofTeam((list) => left(rule[list]));
    return [part, { ...rule, ...smaller, ...neededAfter(persons, part, rule, smaller) }] as const;
  });
  const kept = isEditor ? left(editors.persons) : editors.persons;
  const needed = Math.max(1, Math.min(editors.needed, kept.length));
  return { persons, parts: Object.fromEntries(rules), editors: { persons: kept, needed } };
}

/**
 * A change made to one version, made again to another. Where how many persons a release takes followed from who is on its team,
 * it follows from who is then.
 * @param was before the change @param is after it @param now to be changed
 */
export function changedPeople(was: PeopleInput, is: PeopleInput, now: PeopleInput): PeopleInput {
  const next = changedAgain(was, is, now);
  const parts = Object.entries(next.parts).map(([part, rule]) => {
    const [before, after] = [ruleIn(was, part), ruleIn(is, part)];
    const followed = neededAfter(was.persons, part, before, after);
    const isSaid = followed.persons !== after.persons || followed.besidesAuthor !== after.besidesAuthor;
    return [part, isSaid ? rule : { ...rule, ...neededAfter(next.persons, part, ruleIn(now, part), rule) }];
  });
  return { ...next, parts: Object.fromEntries(parts) as People['parts'] };
}

/**
 * A change made to one value, made again to another: what it added, took away and replaced.
 * @param was before the change @param is after it @param now to be changed
 */
function changedAgain<Value>(was: Value, is: Value, now: Value): Value {
  if (isDeepStrictEqual(was, is)) return now;
  if ([was, is, now].some((value) => typeof value !== 'object' || value === null)) return is;
  const [before, after, current] = [was, is, now].map(byName) as [Named, Named, Named];
  const kept = Object.keys(current).filter((name) => name in after || !(name in before));
  const added = Object.keys(after).filter((name) => !(name in before) && !(name in current));
  const next = [
    ...kept.map((name) => [name, changedAgain(before[name], after[name], current[name])] as const),
    ...added.map((name) => [name, after[name]] as const),
  ];
  return (Array.isArray(now) ? next.map(([, entry]) => entry) : Object.fromEntries(next)) as Value;
}

type Named = Record<string, unknown>;

/** The entries of a list by what they are: a person by their address, a key by itself. */
function byName(value: unknown): Named {
  if (!Array.isArray(value)) return value as Named;
  return Object.fromEntries(
    value.map((entry: string | { spki: string }) => [typeof entry === 'string' ? entry : entry.spki, entry]),
  );
}

/** The same editors with one more. With two, no one of them can change who may ship what. */
export function withEditor({ persons, needed }: People['editors'], id: string): People['editors'] {
  const more = [...new Set([...persons, id])];
  const isNoLongerAlone = persons.length === 1 && more.length > 1;
  return { persons: more, needed: isNoLongerAlone ? EDITORS_NEEDED : needed };
}

type TeamList = 'publish' | 'approve' | 'rollBack';

/** The persons of a part's team, by what they may do. */
function ofTeam(members: (list: TeamList) => string[]): Pick<PartRule, TeamList> {
  return { publish: members('publish'), approve: members('approve'), rollBack: members('rollBack') };
}

function withKeys(persons: People['persons'], added: OwnedKey[]): People['persons'] {
  const next = { ...persons };
  for (const { id, name, publicKey } of added) {
    const { keys = [], ...person } = next[id] ?? { name };
    const isThere = keys.some((key) => keyIdOf(key) === keyIdOf(publicKey));
    next[id] = { ...person, keys: isThere ? keys : [...keys, publicKey] };
  }
  return next;
}
