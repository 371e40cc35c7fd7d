import { type PartRule, type People, fullName, keyIdOf, shortKeyId } from '@site/ledger';
import { formatCount } from '@site/text';

type PersonKey = People['persons'][string]['keys'][number];

/** What persons may do with a part, as a sentence has it. */
const MAY = [
  ['publish', 'publish'],
  ['approve', 'approve'],
  ['rollBack', 'roll back'],
] as const;

/**
 * What a version of the access policy changes, in sentences, for the editors who sign it.
 * @param before null for the first
 * @param partName what a part is called
 */
export function describeChange(
  before: People | null,
  after: People,
  partName = (part: string): string => part,
): string[] {
  const names = (of: (people: People) => object) => [
    ...new Set([...Object.keys(before ? of(before) : {}), ...Object.keys(of(after))]),
  ];
  return [
    ...names(({ persons }) => persons).flatMap((id) => changeOfPerson(id, before, after)),
    ...names(({ parts }) => parts).flatMap((part) => changeOfRule(part, partName(part), before, after)),
    ...changeOfEditors(before, after),
  ];
}

function changeOfPerson(id: string, before: People | null, after: People): string[] {
  const person = after.persons[id];
  if (!person) return [`${fullName(before!, id)} is no longer among the persons`];
  const known = before?.persons[id];
  const name = `${fullName(after, id)}${person.isMachine ? ', a machine' : ''}`;
  const wasName = known && before && `${fullName(before, id)}${known.isMachine ? ', a machine' : ''}`;
  return [
    ...(known ? [] : [`${name} is let in`]),
    ...(wasName && wasName !== name ? [`${wasName} becomes ${name}`] : []),
    ...changeOfKeys(name, known?.keys ?? [], person.keys),
  ];
}

function changeOfKeys(name: string, before: PersonKey[], after: PersonKey[]): string[] {
  const among = (keys: PersonKey[], { spki }: PersonKey) => keys.find((key) => key.spki === spki);
  const isBack = before.length > 0 && before.every(({ revoked }) => revoked);
  const besides = isBack ? ', in place of what was revoked' : before.length > 0 ? ', too' : '';
  return [
    ...after.flatMap((key) => {
      const was = among(before, key);
      if (!was) return [`${name} has the ${keyInWords(key)}${besides}`];
      if (key.revoked && !was.revoked)
        return [`The ${keyInWords(key)} of ${name} is revoked: what it signs counts for nothing`];
      if (key.expires === was.expires && key.revoked === was.revoked) return [];
      return [`The ${keyInWords(key)} of ${name} counts ${key.expires ? `until ${key.expires}` : 'again'}`];
    }),
    ...before
      .filter((key) => !among(after, key))
      .map((key) => `${name} has no longer the ${keyInWords(key)}`),
  ];
}

function keyInWords(key: PersonKey): string {
  const kind = key.kind === 'passkey' ? `passkey of ${key.origin}` : 'key';
  return `${kind} ${shortKeyId(keyIdOf(key))}`;
}

function changeOfRule(part: string, name: string, before: People | null, after: People): string[] {
  const [was, is] = [before, after].map((people) => people?.parts[part]);
  if (!is) return [`No person may ship ${name} any more`];
  const takes = `To go live, a release of ${name} takes ${takenBy(is)}`;
  const took = was && takenBy(was);
  const persons = [was, is].flatMap((rule) => (rule ? MAY.flatMap(([list]) => rule[list]) : []));
  return [
    ...(took === takenBy(is) ? [] : [took ? `${takes}; before, ${took}` : takes]),
    ...[...new Set(persons)].flatMap((id) => {
      const gained = MAY.filter(([list]) => is[list].includes(id) && !was?.[list].includes(id));
      const lost = MAY.filter(([list]) => !is[list].includes(id) && was?.[list].includes(id));
      const person = fullName(after.persons[id] ? after : before!, id);
      return [
        ...(gained.length > 0 ? [`${person} may ${verbsIn(gained)} ${name}`] : []),
        ...(lost.length > 0 ? [`${person} may no longer ${verbsIn(lost)} ${name}`] : []),
      ];
    }),
  ];
}

function takenBy({ persons, besidesAuthor }: PartRule): string {
  const others = besidesAuthor > 0 ? `, ${besidesAuthor} of them not its author` : '';
  return `${formatCount(persons, 'person')}${others}`;
}

function verbsIn(acts: (typeof MAY)[number][]): string {
  return new Intl.ListFormat('en-IN').format(acts.map(([, verb]) => verb));
}

function changeOfEditors(before: People | null, { editors, ...after }: People): string[] {
  const was = before?.editors;
  const more = editors.persons.filter((id) => !was?.persons.includes(id));
  const fewer = was?.persons.filter((id) => !editors.persons.includes(id)) ?? [];
  const named = (id: string) => fullName({ ...after, editors }, id);
  const took = was && was.needed !== editors.needed ? `; before, ${was.needed}` : '';
  return [
    ...more.map((id) => `${named(id)} may change who may do what`),
    ...fewer.map((id) => `${named(id)} may no longer change who may do what`),
    ...(was?.needed === editors.needed
      ? []
      : [`A change of who may do what takes ${formatCount(editors.needed, 'person')}${took}`]),
  ];
}
