import {
  type PartRule,
  type People,
  type PeopleVersion,
  fullName,
  isOfTeam,
  keyIdOf,
  ruleOf,
  shortKeyId,
} from '@site/ledger';
import { formatCount, partName } from '@site/text';

type PersonKey = People['persons'][string]['keys'][number];

/** What persons may do with a part, as a sentence has it. */
const MAY = [
  ['publish', 'publish'],
  ['approve', 'approve'],
  ['rollBack', 'roll back'],
] as const;

const list = new Intl.ListFormat('en-IN');

/**
 * What a version of the access policy changes, in sentences, for the editors who sign it.
 * @param before null for the first
 */
export function describeChange(before: People | null, after: People): string[] {
  return [
    ...namesIn(before?.persons, after.persons).flatMap((id) => changeOfPerson(id, before, after)),
    ...namesIn(before?.parts, after.parts).flatMap((part) => changeOfRule(part, before, after)),
    ...changeOfEditors(before, after),
  ];
}

/**
 * The same in so few words that lists and dialogs can name it by them: `Take Ravi off the team of legal`. What a release takes
 * follows from who is on its team: that is named where nothing else is changed.
 */
export function titleOfChange(before: People | null, after: People): string {
  if (!before) return 'Begin with who may do what';
  const ids = namesIn(before.persons, after.persons);
  const done = ids.flatMap((id) => doneWith(id, before, after));
  const titles = done.length > 0 ? done : rulesChanged(before, after);
  if (titles.length === 0) return 'Change nothing';
  const [first, ...others] = titles;
  return [first, ...others.map((title) => title.charAt(0).toLowerCase() + title.slice(1))].join('; ');
}

/** The title with its reason, where that says more: `Take Ravi off the editors: He left`. @param versions all that were in force */
export function nameOfChange({ people }: PeopleVersion, versions: PeopleVersion[]): string {
  const title = titleOfChange(versions[people.number - 2]?.people ?? null, people);
  return people.message === '' || people.message === title ? title : `${title}: ${people.message}`;
}

const namesIn = (before: object = {}, after: object) => Object.keys({ ...before, ...after });

function changeOfPerson(id: string, before: People | null, after: People): string[] {
  const person = after.persons[id];
  if (!person) return [`${fullName(before!, id)} is no longer among the persons`];
  const known = before?.persons[id];
  const name = `${fullName(after, id)}${person.isMachine ? ', a machine' : ''}`;
  const wasName = known && before && `${fullName(before, id)}${known.isMachine ? ', a machine' : ''}`;
  const keys = known?.keys ?? [];
  const isBack = keys.length > 0 && keys.every(({ revoked }) => revoked);
  const besides = isBack ? ', in place of what was revoked' : keys.length > 0 ? ', too' : '';
  return [
    ...(known ? [] : [`${name} is let in`]),
    ...(wasName && wasName !== name ? [`${wasName} becomes ${name}`] : []),
    ...changedKeys(keys, person.keys).map(({ key, how }) => {
      const kind = key.kind === 'passkey' ? `passkey of ${key.origin}` : 'key';
      const one = `${kind} ${shortKeyId(keyIdOf(key))}`;
      return {
        given: `${name} has the ${one}${besides}`,
        revoked: `The ${one} of ${name} is revoked: what it signs counts for nothing`,
        dated: `The ${one} of ${name} counts ${key.expires ? `until ${key.expires}` : 'again'}`,
        taken: `${name} has no longer the ${one}`,
      }[how];
    }),
  ];
}

/** The keys of a person that are new, revoked, good until another time, or gone. */
function changedKeys(before: PersonKey[], after: PersonKey[]) {
  const among = (keys: PersonKey[], { spki }: PersonKey) => keys.find((key) => key.spki === spki);
  const howChanged = (key: PersonKey) => {
    const was = among(before, key);
    if (!was) return 'given';
    if (key.revoked && !was.revoked) return 'revoked';
    return key.expires === was.expires && key.revoked === was.revoked ? null : 'dated';
  };
  return [
    ...after.flatMap((key) => {
      const how = howChanged(key);
      return how ? [{ key, how } as const] : [];
    }),
    ...before.filter((key) => !among(after, key)).map((key) => ({ key, how: 'taken' }) as const),
  ];
}

function changeOfRule(part: string, before: People | null, after: People): string[] {
  const name = partName(part);
  const [was, is] = [before, after].map((people) => people?.parts[part]);
  if (!is) return [`No person may ship ${name} any more`];
  const takes = `To go live, a release of ${name} takes ${takenBy(is)}`;
  const took = was && takenBy(was);
  const persons = [was, is].flatMap((rule) => (rule ? MAY.flatMap(([right]) => rule[right]) : []));
  return [
    ...(took === takenBy(is) ? [] : [took ? `${takes}; before, ${took}` : takes]),
    ...[...new Set(persons)].flatMap((id) => {
      const gained = MAY.filter(([right]) => is[right].includes(id) && !was?.[right].includes(id));
      const lost = MAY.filter(([right]) => !is[right].includes(id) && was?.[right].includes(id));
      const person = fullName(after.persons[id] ? after : before!, id);
      const verbsIn = (rights: typeof gained) => list.format(rights.map(([, verb]) => verb));
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

function changeOfEditors(before: People | null, after: People): string[] {
  const [was, is] = [before?.editors, after.editors];
  const more = is.persons.filter((id) => !was?.persons.includes(id));
  const fewer = was?.persons.filter((id) => !is.persons.includes(id)) ?? [];
  const takes = `A change of who may do what takes ${formatCount(is.needed, 'person')}`;
  return [
    ...more.map((id) => `${fullName(after, id)} may change who may do what`),
    ...fewer.map((id) => `${fullName(after, id)} may no longer change who may do what`),
    ...(was?.needed === is.needed ? [] : [was ? `${takes}; before, ${was.needed}` : takes]),
  ];
}

/** Let in or taken out; else renamed, put on teams and off, given other rights and other keys. */
function doneWith(id: string, before: People, after: People): string[] {
  const [was, is] = [before.persons[id], after.persons[id]];
  if (!was) return [`Let ${after.persons[id]!.name} in`];
  if (!is) return [`Take ${was.name} off the list of persons`];
  const { name } = is;
  const [groupsBefore, groups] = [groupsOf(id, before), groupsOf(id, after)];
  const left = groupsBefore.filter((group) => !groups.includes(group));
  const joined = groups.filter((group) => !groupsBefore.includes(group));
  const rightsIn = (people: People, part: string) =>
    MAY.map(([right]) => ruleOf(people, part)[right].includes(id)).join();
  const rights = Object.keys(after.parts).filter(
    (part) => ![...left, ...joined].includes(part) && rightsIn(before, part) !== rightsIn(after, part),
  );
  const called = (some: string[]) =>
    list.format(some.map((group) => (group === EDITORS ? 'the editors' : `the team of ${partName(group)}`)));
  const off = left.length > 1 && groups.length === 0 ? 'all teams' : called(left);
  const keys = changedKeys(was.keys, is.keys).map(({ key, how }) => {
    const kind = key.kind === 'passkey' ? 'passkey' : 'key';
    return {
      given: `Give ${name} another ${kind}`,
      revoked: `Revoke a ${kind} of ${name}`,
      dated: `Change until when a ${kind} of ${name} counts`,
      taken: `Take a ${kind} from ${name}`,
    }[how];
  });
  return [
    ...(was.name === name ? [] : [`Rename ${was.name} to ${name}`]),
    ...(was.isMachine === is.isMachine
      ? []
      : [`Count ${name} as ${is.isMachine ? 'a machine' : 'a person'}`]),
    ...(left.length > 0 ? [`Take ${name} off ${off}`] : []),
    ...(joined.length > 0 ? [`Add ${name} to ${called(joined)}`] : []),
    ...(rights.length > 0 ? [`Change what ${name} may do with ${partName(...rights)}`] : []),
    ...new Set(keys),
  ];
}

/** Stands for the editors among parts, no name of which it is. */
const EDITORS = '';

/** The teams that a person is on, by part, and whether among the editors. */
function groupsOf(id: string, people: People): string[] {
  const teams = Object.keys(people.parts).filter((part) => isOfTeam(people, part, id));
  return people.editors.persons.includes(id) ? [...teams, EDITORS] : teams;
}

/** What changes where no person's rights do. */
function rulesChanged(before: People, after: People): string[] {
  const parts = namesIn(before.parts, after.parts).filter((part) => {
    const [was, is] = [before.parts[part], after.parts[part]];
    return was?.persons !== is?.persons || was?.besidesAuthor !== is?.besidesAuthor;
  });
  return [
    ...(parts.length > 0 ? [`Change how many persons a release of ${partName(...parts)} takes`] : []),
    ...(before.editors.needed === after.editors.needed ? [] : ['Change how many editors a change takes']),
  ];
}
