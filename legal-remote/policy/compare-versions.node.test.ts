import { aPolicyWithSecurity } from '../testing/a-policy';
import type { Block, Policy } from './policy.schema';
import { compareVersions, placeOfDifference, type Segment } from './compare-versions';

/** A version whose section on security has these clauses. */
const withClauses = (...items: string[]) => aPolicyWithSecurity({ kind: 'list', items });

/** All changed clauses, with `-removed-` and `+added+` words. */
function changes(before: Policy, after: Policy): string[] {
  const mark: Record<Segment[0], string> = { same: '', added: '+', removed: '-' };
  return compareVersions(before, after).flatMap(({ clauses }) =>
    clauses.map((clause) => clause.map(([kind, text]) => mark[kind] + text + mark[kind]).join('')),
  );
}

it('finds nothing in two equal versions', () => {
  expect(compareVersions(withClauses('We lock it.'), withClauses('We lock it.'))).toEqual([]);
});

it('names the section in which a clause changed', () => {
  const [difference, ...others] = compareVersions(
    withClauses('We lock it.'),
    withClauses('We lock it well.'),
  );

  expect(difference).toMatchObject({ number: '4', title: 'Security' });
  expect(others).toEqual([]);
});

it('names the sub-section, also of one that was added before it and of one that is gone', () => {
  const withHeadings = (...titles: string[]) =>
    aPolicyWithSecurity(
      ...titles.flatMap((title): Block[] => [
        { kind: 'heading', title },
        { kind: 'list', items: [`About ${title}.`] },
      ]),
    );

  const places = compareVersions(withHeadings('Locks', 'Doors'), withHeadings('Keys', 'Locks')).map(
    placeOfDifference,
  );

  expect(places).toEqual(['4.1 Keys', '4.2 Doors']);
});

it.each<[what: string, before: string[], after: string[], changed: string[]]>([
  [
    'marks the changed words of a clause',
    ['We keep it for two years after your order.'],
    ['We keep it for one year after your order.'],
    ['We keep it for -two years -+one year +after your order.'],
  ],
  [
    'marks whole words of Indian scripts, with their vowel signs and joiners',
    ['ನಾವು ಅದನ್ನು ಕಾನೂನಿನಂತೆ ಪಾಲಿಸಬೇಕೆಂಬ ನಿಯಮಗಳು'],
    ['ನಾವು ಅದನ್ನು ಕಾನೂನಿನಂತೆ ಪಾಲಿಸಬೇಕು ಎಂಬ ನಿಯಮಗಳು'],
    ['ನಾವು ಅದನ್ನು ಕಾನೂನಿನಂತೆ -ಪಾಲಿಸಬೇಕೆಂಬ -+ಪಾಲಿಸಬೇಕು ಎಂಬ +ನಿಯಮಗಳು'],
  ],
  [
    'lists a clause that was added',
    ['We lock it.'],
    ['We lock it.', 'Few may open it.'],
    ['+Few may open it.+'],
  ],
  [
    'lists a clause that was removed',
    ['We lock it.', 'Few may open it.'],
    ['We lock it.'],
    ['-Few may open it.-'],
  ],
  [
    'lists a clause with other words as removed, then added',
    ['We lock it.'],
    ['Everything is encrypted on its way.'],
    ['-We lock it.-', '+Everything is encrypted on its way.+'],
  ],
  [
    'finds a changed clause after one that was added before it',
    ['We lock it every evening.'],
    ['All is encrypted.', 'We lock it every night.'],
    ['+All is encrypted.+', 'We lock it every -evening-+night+.'],
  ],
  [
    'keeps a word as it is when words are added after it',
    ['It buzzes to alert you'],
    ['It buzzes to alert you when it moves'],
    ['It buzzes to alert you +when it moves+'],
  ],
  [
    'never splits the name of a business value',
    ['Ask in the {app} app for it.'],
    ['Ask in the {brand} app for it.'],
    ['Ask in the -{app} -+{brand} +app for it.'],
  ],
  [
    'compares the words, without their markup',
    ['**We lock it** in [a safe](#security).'],
    ['We lock it in a safe.'],
    [],
  ],
])('%s', (_, before, after, changed) => {
  expect(changes(withClauses(...before), withClauses(...after))).toEqual(changed);
});
