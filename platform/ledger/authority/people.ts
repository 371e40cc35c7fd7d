import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { formatCount } from '@site/text';
import { recordNumberSchema } from '../records/numbered-records';
import {
  deploymentReferenceSchema,
  partNameSchema,
  sha256Schema,
  timeSchema,
  singleLineSchema,
} from '../records/record-fields';
import { isPlainName } from './owned-key';
import { fileKeySchema, keyIdOf, passkeySchema } from './public-key';

const personIdSchema = z
  .email()
  .max(120)
  .regex(/^[^A-Z]+$/, 'is not in lower case');
/** All of it can be seen: the words appear among others, and say who a person is. */
const wordsSchema = singleLineSchema.max(400);

const lifetime = {
  /** From then on it signs nothing. */
  expires: timeSchema.optional(),
  /** It was lost or stolen, or its owner left: it does not count from the version on that says so. */
  revoked: timeSchema.optional(),
};

const personKeySchema = z.discriminatedUnion('kind', [
  fileKeySchema.extend(lifetime),
  passkeySchema.extend(lifetime),
]);

const personSchema = z.strictObject({
  /** Without what addresses have: no name ends in the address of another person. */
  name: wordsSchema.min(1).refine(isPlainName, 'holds <, > or @'),
  keys: z.array(personKeySchema),
  /** A build server: it may publish, and never counts as a person. */
  isMachine: z.literal(true).optional(),
});

/** Who may do what with a part; people are named by their e-mail addresses. */
const partRuleSchema = z.strictObject({
  publish: z.array(personIdSchema),
  approve: z.array(personIdSchema),
  /** Who may roll back: one of them is enough, at any hour. */
  rollBack: z.array(personIdSchema),
  /** How many persons a release needs to go live: its author and those who approve it, each once. */
  persons: z.number().int().min(1).max(20),
  /** How many of them are not its author. */
  besidesAuthor: z.number().int().min(0).max(20),
});

/** Who may ship what: one version of it, which its editors sign. */
export const peopleSchema = z
  .strictObject({
    format: z.literal(1),
    number: recordNumberSchema,
    /** SHA-256 of the signed bytes of the version before. */
    previous: sha256Schema.nullable(),
    /** What was live when the version was made, and so was shipped by the rules before; null for an empty site. */
    after: deploymentReferenceSchema.nullable(),
    time: timeSchema,
    message: wordsSchema,
    persons: z.record(personIdSchema, personSchema),
    parts: z.record(partNameSchema, partRuleSchema),
    /** Who may change this, and how many of them it takes: by the rule before and by the new one. */
    editors: z.strictObject({ persons: z.array(personIdSchema), needed: z.number().int().min(1).max(20) }),
  })
  .superRefine((people, context) => {
    for (const message of problemsOf(people)) context.addIssue({ code: 'custom', message });
  });

export type People = z.infer<typeof peopleSchema>;
export type PersonKey = People['persons'][string]['keys'][number];
export type PartRule = People['parts'][string];

/** What may be changed of it; the rest follows from the version before. */
export type PeopleInput = Pick<People, 'persons' | 'parts' | 'editors'>;

/** The rule of a part. No person may ship one that has none, also by a name that every object has: `constructor`. */
export function ruleOf(people: People, part: string): PartRule {
  const rule = Object.hasOwn(people.parts, part) && people.parts[part];
  return rule || { publish: [], approve: [], rollBack: [], persons: 1, besidesAuthor: 0 };
}

/** Whether a key counts at a moment, in ms. */
export function isUsable({ expires, revoked }: PersonKey, at: number): boolean {
  return !revoked && !(expires && Date.parse(expires) <= at);
}

/** `Lata Rao <lata@brand.in>` */
export function fullName(people: People, id: string): string {
  return `${people.persons[id]?.name ?? 'a former member'} <${id}>`;
}

/** Persons of whom a key was not revoked, in the order of a list. A machine is none. */
export function withKey({ persons }: People, ids: string[]): string[] {
  return ids.filter((id) => !persons[id]?.isMachine && persons[id]?.keys.some(({ revoked }) => !revoked));
}

/** Whether a version changes nothing but that one key counts no more. */
export function revokesOneKey(before: People, after: People): boolean {
  const [was, is] = [revokedIn(before), revokedIn(after)];
  return (
    is.length === was.length + 1 &&
    was.every((key) => is.includes(key)) &&
    isDeepStrictEqual(withoutRevocations(before), withoutRevocations(after))
  );
}

function revokedIn({ persons }: People): string[] {
  const keys = Object.values(persons).flatMap((person) => person.keys);
  return keys.flatMap((key) => (key.revoked ? `${keyIdOf(key)} ${key.revoked}` : []));
}

function withoutRevocations({ persons, parts, editors }: People): PeopleInput {
  const bare = Object.entries(persons).map(([id, person]) => [
    id,
    { ...person, keys: person.keys.map(({ revoked: _, ...key }) => key) },
  ]);
  return { persons: Object.fromEntries(bare) as People['persons'], parts, editors };
}

const NO_EDITOR = 'has no editor with a key';

/**
 * What a change leaves too few persons for, and fewer than before it; each in half a sentence. To revoke a key is no matter of that:
 * what then has too few goes live no more until a member is added. An editor who can add one has to be left.
 * @param before null for the first version
 */
export function newShortages(people: People, before: People | null): string[] {
  if (withKey(people, people.editors.persons).length === 0) return [NO_EDITOR];
  if (before && revokesOneKey(before, people)) return [];
  // Who had enough has too few once a key has expired: that is no matter of the change.
  const known = new Map(
    before ? shortagesOf({ ...before, time: people.time }).map(([what, , missing]) => [what, missing]) : [],
  );
  return shortagesOf(people).flatMap(([what, shortage, missing]) =>
    missing > (known.get(what) ?? 0) ? [shortage] : [],
  );
}

/** What makes it impossible to go by, whatever became of keys since; each in half a sentence. */
function problemsOf(people: People): string[] {
  // A shortage of a part may stay as it was: {@link newShortages} compares.
  const isFirst = people.number === 1;
  const hasAnyKey = ({ persons }: People, id: string) =>
    !persons[id]?.isMachine && Boolean(persons[id]?.keys.length);
  const shortages = shortagesOf(people, hasAnyKey).flatMap(([what, shortage]) =>
    isFirst || what === 'editors' ? [shortage] : [],
  );
  return [
    ...unknownPersons(people),
    ...shared(people, keyIdOf, (one, other) => `gives the same key to ${one} and ${other}`),
    ...shared(people, passkeyId, (_, other) => `gives ${other} a passkey with the id of another`),
    ...shortages,
  ];
}

function unknownPersons({ persons, parts, editors }: People): string[] {
  const named = [
    ...editors.persons,
    ...Object.values(parts).flatMap((rule) => [...rule.publish, ...rule.approve, ...rule.rollBack]),
  ];
  return [...new Set(named)]
    .filter((id) => !(id in persons))
    .map((id) => `names ${id}, who is not among its persons`);
}

/** What two keys have in common of which each has its own. @param nameOf null where a key has none */
function shared(
  { persons }: People,
  nameOf: (key: PersonKey) => string | null,
  said: (one: string, other: string) => string,
): string[] {
  const owners = new Map<string, string>();
  return Object.entries(persons).flatMap(([id, { keys }]) =>
    keys.flatMap((key) => {
      const name = nameOf(key);
      const owner = name === null ? undefined : owners.get(name);
      if (name !== null) owners.set(name, id);
      return owner ? [said(owner, id)] : [];
    }),
  );
}

/** A browser finds a passkey by its id: an id of two persons would lock one of them out. */
const passkeyId = (key: PersonKey) => (key.kind === 'passkey' ? `${key.origin} ${key.credential}` : null);

/** What too few persons have a key for: in a word or two, in half a sentence, and how many are missing. @param isAble whether one counts for it */
export function shortagesOf(
  people: People,
  isAble = canSign,
): [what: string, shortage: string, missing: number][] {
  const able = (ids: string[]) => new Set(ids.filter((id) => isAble(people, id))).size;
  const { editors, parts } = people;
  const shortages: ReturnType<typeof shortagesOf> = [];
  for (const [part, { publish, approve, persons, besidesAuthor }] of Object.entries(parts)) {
    const [has, others] = [able([...publish, ...approve]), able(approve)];
    if (has < persons)
      shortages.push([
        part,
        `has ${formatCount(has, 'person')} with a key for ${part}, which takes ${persons} to go live`,
        persons - has,
      ]);
    if (besidesAuthor > others || besidesAuthor > persons)
      shortages.push([
        `${part} besides its author`,
        `has ${formatCount(others, 'person')} with a key to approve ${part}, which takes ${besidesAuthor} besides its author`,
        besidesAuthor - Math.min(others, persons),
      ]);
  }
  const left = able(editors.persons);
  if (left < editors.needed)
    shortages.push([
      'editors',
      left === 0
        ? NO_EDITOR
        : `has ${formatCount(left, 'person')} with a key to change who may do what, which takes ${editors.needed}`,
      editors.needed - left,
    ]);
  return shortages;
}

function canSign({ persons, time }: People, id: string): boolean {
  const person = persons[id];
  return Boolean(person && !person.isMachine && person.keys.some((key) => isUsable(key, Date.parse(time))));
}
