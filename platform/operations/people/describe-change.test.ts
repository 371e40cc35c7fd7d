import { type PeopleInput, keyIdOf, shortKeyId } from '@site/ledger';
import { partName } from '@site/text';
import { aPerson, aTeam } from '../../testing/a-team';
import { describeChange, titleOfChange } from './describe-change';
import { firstVersionOf } from '../../testing/people-with';
import { withMore, withoutKey, withoutMember } from './people-input';

const { input, meera, asha, lata } = aTeam();
const sunil = aPerson('Sunil');
const idOf = ({ publicKey }: Pick<typeof meera, 'publicKey'>) => shortKeyId(keyIdOf(publicKey));

const legal = { ...input.parts.legal!, persons: 1, besidesAuthor: 0 };
const ofOne = { ...input, parts: { ...input.parts, legal } };
const revoked = new Date('2026-01-01T00:00:00.000Z');

it.each<[what: string, after: PeopleInput, title: string, lines: string[]]>([
  [
    'who is let in, with which key, into which team',
    withMore(input, [sunil], { landing: [meera.id, sunil.id] }),
    'Let Sunil in',
    [
      'Sunil <sunil@brand.in> is let in',
      `Sunil <sunil@brand.in> has the key ${idOf(sunil)}`,
      'Sunil <sunil@brand.in> may publish, approve and roll back the landing page',
    ],
  ],
  [
    'a key of another person under a name that is known',
    { ...input, persons: { ...input.persons, [meera.id]: { name: 'Meera', keys: [sunil.publicKey] } } },
    'Give Meera another key; take a key from Meera',
    [
      `Meera <meera@brand.in> has the key ${idOf(sunil)}, too`,
      `Meera <meera@brand.in> has no longer the key ${idOf(meera)}`,
    ],
  ],
  [
    'a key that is revoked',
    withoutKey(withMore(input, [{ ...sunil, id: meera.id, name: 'Meera' }], {}), idOf(meera), revoked),
    'Revoke a key of Meera; give Meera another key',
    [
      `The key ${idOf(meera)} of Meera <meera@brand.in> is revoked: what it signs counts for nothing`,
      `Meera <meera@brand.in> has the key ${idOf(sunil)}, too`,
    ],
  ],
  [
    'a rule that one person fulfils, and who is off its team',
    withoutMember(ofOne, lata.id, ['legal'], false),
    'Take Lata off the team of the privacy policy',
    [
      'To go live, a release of the privacy policy takes 1 person; before, 2 persons, 1 of them not its author',
      'Lata <lata@brand.in> may no longer publish, approve and roll back the privacy policy',
    ],
  ],
  [
    'who may change it',
    { ...input, editors: { persons: [asha.id], needed: 1 } },
    'Take Ravi off the editors; take Lata off the editors',
    [
      'Ravi <ravi@brand.in> may no longer change who may do what',
      'Lata <lata@brand.in> may no longer change who may do what',
      'A change of who may do what takes 1 person; before, 2',
    ],
  ],
  [
    'who is off all teams, and no editor any more',
    withoutMember(ofOne, lata.id, ['legal'], true),
    'Take Lata off all teams',
    [
      'To go live, a release of the privacy policy takes 1 person; before, 2 persons, 1 of them not its author',
      'Lata <lata@brand.in> may no longer publish, approve and roll back the privacy policy',
      'Lata <lata@brand.in> may no longer change who may do what',
    ],
  ],
  [
    'who joins a team and the editors',
    {
      ...withMore(input, [], { landing: [lata.id] }),
      editors: { ...input.editors, persons: [...input.editors.persons, meera.id] },
    },
    'Add Lata to the team of the landing page; add Meera to the editors',
    [
      'Lata <lata@brand.in> may publish, approve and roll back the landing page',
      'Meera <meera@brand.in> may change who may do what',
    ],
  ],
  [
    'another name',
    { ...input, persons: { ...input.persons, [lata.id]: { ...input.persons[lata.id]!, name: 'Lata Rao' } } },
    'Rename Lata to Lata Rao',
    ['Lata <lata@brand.in> becomes Lata Rao <lata@brand.in>'],
  ],
  [
    'a right of a person who stays on the team',
    { ...input, parts: { ...input.parts, legal: { ...input.parts.legal!, publish: [] } } },
    'Change what Ravi may do with the privacy policy; change what Lata may do with the privacy policy',
    ['Lata', 'Ravi'].map(
      (name) => `${name} <${name.toLowerCase()}@brand.in> may no longer publish the privacy policy`,
    ),
  ],
  [
    'what a release takes, and nothing else',
    ofOne,
    'Change how many persons a release of the privacy policy takes',
    [
      'To go live, a release of the privacy policy takes 1 person; before, 2 persons, 1 of them not its author',
    ],
  ],
  ['nothing', input, 'Change nothing', []],
])('tells editors who are asked to sign a change what it changes: %s', (_, after, title, lines) => {
  expect(titleOfChange(firstVersionOf(input), firstVersionOf(after))).toBe(title);
  expect(describeChange(firstVersionOf(input), firstVersionOf(after))).toEqual(lines);
});

it('tells of the first version everything', () => {
  const lines = describeChange(null, firstVersionOf(input));

  for (const id of Object.keys(input.persons)) expect(lines.join()).toContain(`<${id}> is let in`);
  for (const part of Object.keys(input.parts))
    expect(lines.join()).toContain(`a release of ${partName(part)} takes`);
  expect(lines.at(-1)).toBe('A change of who may do what takes 2 persons');
});
