import { type People, type PeopleInput, keyIdOf, peopleSchema, shortKeyId } from '@site/ledger';
import { aPerson, aTeam } from '../../testing/a-team';
import { describeChange } from './describe-change';
import { withMore, withoutKey } from './people-input';

const { input, meera, asha } = aTeam();
const sunil = aPerson('Sunil');
const idOf = ({ publicKey }: Pick<typeof meera, 'publicKey'>) => shortKeyId(keyIdOf(publicKey));

function version(of: PeopleInput): People {
  const time = '2026-01-01T00:00:00.000Z';
  return peopleSchema.parse({ ...of, format: 1, number: 1, previous: null, after: null, time, message: '' });
}

const legal = input.parts.legal!;
const revoked = new Date('2026-01-01T00:00:00.000Z');

it.each<[string, PeopleInput, string[]]>([
  [
    'who is let in, with which key, into which team',
    withMore(input, [sunil], { landing: [meera.id, sunil.id] }),
    [
      'Sunil <sunil@brand.in> is let in',
      `Sunil <sunil@brand.in> has the key ${idOf(sunil)}`,
      expect.stringMatching(
        /^landing: takes .* publish meera@brand.in sunil@brand.in; .* \(before: takes .*\)$/,
      ),
    ],
  ],
  [
    'a key of another person under a name that is known',
    { ...input, persons: { ...input.persons, [meera.id]: { name: 'Meera', keys: [sunil.publicKey] } } },
    [
      `Meera <meera@brand.in> has the key ${idOf(sunil)}`,
      `Meera <meera@brand.in> has no longer the key ${idOf(meera)}`,
    ],
  ],
  [
    'a key that is revoked',
    withoutKey(withMore(input, [{ ...sunil, id: meera.id, name: 'Meera' }], {}), idOf(meera), revoked),
    expect.arrayContaining([`Meera <meera@brand.in> has the key ${idOf(meera)}, revoked`]) as string[],
  ],
  [
    'a rule that one person fulfils',
    { ...input, parts: { ...input.parts, legal: { ...legal, persons: 1, besidesAuthor: 0 } } },
    [expect.stringMatching(/^legal: takes 1, 0 not the author; .* \(before: takes 2, 1 not the author; /)],
  ],
  [
    'who may change it',
    { ...input, editors: { persons: [asha.id], needed: 1 } },
    ['who may change this: 1 of asha@brand.in (before: 2 of asha@brand.in ravi@brand.in lata@brand.in)'],
  ],
  ['nothing', input, []],
])('tells editors who are asked to sign a change what it changes: %s', (_, after, lines) => {
  expect(describeChange(version(input), version(after))).toEqual(lines);
});

it('tells of the first version everything', () => {
  const lines = describeChange(null, version(input));

  for (const id of Object.keys(input.persons)) expect(lines.join()).toContain(`<${id}> is let in`);
  for (const part of Object.keys(input.parts)) expect(lines.join()).toContain(`${part}: takes`);
  expect(lines.at(-1)).toMatch(/^who may change this: 2 of/);
});
