import { type People, type PeopleInput, keyIdOf, shortKeyId } from '@site/ledger';
import { aPerson, aTeam } from '../../testing/a-team';
import { describeChange } from './describe-change';
import { peopleSchema } from '../../ledger/authority/people';
import { withMore, withoutKey, withoutMember } from './people-input';

const { input, meera, asha, lata } = aTeam();
const sunil = aPerson('Sunil');
const idOf = ({ publicKey }: Pick<typeof meera, 'publicKey'>) => shortKeyId(keyIdOf(publicKey));

function version(of: PeopleInput): People {
  const time = '2026-01-01T00:00:00.000Z';
  return peopleSchema.parse({ ...of, format: 1, number: 1, previous: null, after: null, time, message: '' });
}

const legal = { ...input.parts.legal!, persons: 1, besidesAuthor: 0 };
const ofOne = { ...input, parts: { ...input.parts, legal } };
const revoked = new Date('2026-01-01T00:00:00.000Z');

it.each<[string, PeopleInput, string[]]>([
  [
    'who is let in, with which key, into which team',
    withMore(input, [sunil], { landing: [meera.id, sunil.id] }),
    [
      'Sunil <sunil@brand.in> is let in',
      `Sunil <sunil@brand.in> has the key ${idOf(sunil)}`,
      'Sunil <sunil@brand.in> may publish, approve and roll back landing',
    ],
  ],
  [
    'a key of another person under a name that is known',
    { ...input, persons: { ...input.persons, [meera.id]: { name: 'Meera', keys: [sunil.publicKey] } } },
    [
      `Meera <meera@brand.in> has the key ${idOf(sunil)}, too`,
      `Meera <meera@brand.in> has no longer the key ${idOf(meera)}`,
    ],
  ],
  [
    'a key that is revoked',
    withoutKey(withMore(input, [{ ...sunil, id: meera.id, name: 'Meera' }], {}), idOf(meera), revoked),
    [
      `The key ${idOf(meera)} of Meera <meera@brand.in> is revoked: what it signs counts for nothing`,
      `Meera <meera@brand.in> has the key ${idOf(sunil)}, too`,
    ],
  ],
  [
    'a rule that one person fulfils, and who is off its team',
    withoutMember(ofOne, lata.id, ['legal'], false),
    [
      'To go live, a release of legal takes 1 person; before, 2 persons, 1 of them not its author',
      'Lata <lata@brand.in> may no longer publish, approve and roll back legal',
    ],
  ],
  [
    'who may change it',
    { ...input, editors: { persons: [asha.id], needed: 1 } },
    [
      'Ravi <ravi@brand.in> may no longer change who may do what',
      'Lata <lata@brand.in> may no longer change who may do what',
      'A change of who may do what takes 1 person; before, 2',
    ],
  ],
  ['nothing', input, []],
])('tells editors who are asked to sign a change what it changes: %s', (_, after, lines) => {
  expect(describeChange(version(input), version(after))).toEqual(lines);
});

it('tells of the first version everything', () => {
  const lines = describeChange(null, version(input));

  for (const id of Object.keys(input.persons)) expect(lines.join()).toContain(`<${id}> is let in`);
  for (const part of Object.keys(input.parts)) expect(lines.join()).toContain(`a release of ${part} takes`);
  expect(lines.at(-1)).toBe('A change of who may do what takes 2 persons');
});
