import { type PartRule, type People, type PersonKey, fullName, keyIdOf, shortKeyId } from '@site/ledger';

/** What a version of the access policy changes, one line each, for the editors who sign it. @param before null for the first */
export function describeChange(before: People | null, after: People): string[] {
  const names = (of: (people: People) => object) => [
    ...new Set([...Object.keys(before ? of(before) : {}), ...Object.keys(of(after))]),
  ];
  return [
    ...names(({ persons }) => persons).flatMap((id) => changeOfPerson(id, before, after)),
    ...names(({ parts }) => parts).flatMap((part) =>
      difference(part, before && ruleIn(before, part), ruleIn(after, part)),
    ),
    ...difference('who may change this', before && editorsIn(before), editorsIn(after)),
  ];
}

function changeOfPerson(id: string, before: People | null, after: People): string[] {
  const person = after.persons[id];
  if (!person) return [`${fullName(before!, id)} is no longer among the persons`];
  const known = before?.persons[id];
  const kept = known ? known.keys.map(keyInWords) : [];
  const keys = person.keys.map(keyInWords);
  const name = `${fullName(after, id)}${person.isMachine ? ', a machine' : ''}`;
  const wasName = known && before && `${fullName(before, id)}${known.isMachine ? ', a machine' : ''}`;
  return [
    ...(known ? [] : [`${name} is let in`]),
    ...(wasName && wasName !== name ? [`${wasName} becomes ${name}`] : []),
    ...keys.filter((key) => !kept.includes(key)).map((key) => `${name} has the ${key}`),
    ...kept.filter((key) => !keys.includes(key)).map((key) => `${name} has no longer the ${key}`),
  ];
}

function keyInWords(key: PersonKey): string {
  const kind = key.kind === 'passkey' ? `passkey of ${key.origin}` : 'key';
  const until = key.revoked ? ', revoked' : key.expires ? `, until ${key.expires}` : '';
  return `${kind} ${shortKeyId(keyIdOf(key))}${until}`;
}

function ruleIn({ parts }: People, part: string): string | null {
  return Object.hasOwn(parts, part) ? ruleInWords(parts[part]!) : null;
}

function ruleInWords({ publish, approve, rollBack, persons, besidesAuthor }: PartRule): string {
  const lists = Object.entries({ publish, approve, 'roll back': rollBack });
  return `takes ${persons}, ${besidesAuthor} not the author; ${lists.map(([act, ids]) => `${act} ${ids.join(' ') || 'nobody'}`).join('; ')}`;
}

function editorsIn({ editors }: People): string {
  return `${editors.needed} of ${editors.persons.join(' ')}`;
}

function difference(what: string, before: string | null, after: string | null): string[] {
  if (before === after) return [];
  const was = before === null ? '' : ` (before: ${before})`;
  return [`${what}: ${after ?? 'has no rule any more, so nobody ships it'}${was}`];
}
