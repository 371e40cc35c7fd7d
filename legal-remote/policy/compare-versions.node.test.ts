import { aSettledPolicy } from '../testing/a-policy';
import type { Block } from './block.schema';
import { compareVersions, type Segment } from './compare-versions';
import type { Policy } from './policy.schema';

/** A version whose section on security says these things. */
function saying(...items: string[]): Policy {
  const policy = aSettledPolicy();
  const blocks: Block[] = [{ kind: 'list', items }];
  return {
    ...policy,
    sections: policy.sections.map((section) => (section.number === 4 ? { ...section, blocks } : section)),
  };
}

/** The differences of the section on security, as `-removed-` and `+added+` text. */
function told(before: Policy, after: Policy): string[] {
  const mark: Record<Segment[0], string> = { same: '', added: '+', removed: '-' };
  return compareVersions(before, after).flatMap(({ clauses }) =>
    clauses.map((clause) => clause.map(([kind, text]) => mark[kind] + text + mark[kind]).join('')),
  );
}

it('finds nothing in two equal versions', () => {
  expect(compareVersions(saying('We lock it.'), saying('We lock it.'))).toEqual([]);
});

it('says in which section a clause changed', () => {
  const [difference, ...others] = compareVersions(saying('We lock it.'), saying('We lock it well.'));

  expect(difference).toMatchObject({ number: 4, title: 'Security' });
  expect(others).toEqual([]);
});

it('tells a changed clause word by word', () => {
  expect(
    told(
      saying('We keep it for two years after your order.'),
      saying('We keep it for one year after your order.'),
    ),
  ).toEqual(['We keep it for -two years -+one year +after your order.']);
});

it('tells a clause that is new, and one that is gone', () => {
  expect(told(saying('We lock it.'), saying('We lock it.', 'Few may open it.'))).toEqual([
    '+Few may open it.+',
  ]);
  expect(told(saying('We lock it.', 'Few may open it.'), saying('We lock it.'))).toEqual([
    '-Few may open it.-',
  ]);
});

it('tells a clause that has become another one as removed, then added', () => {
  expect(told(saying('We lock it.'), saying('Everything is encrypted on its way.'))).toEqual([
    '-We lock it.-',
    '+Everything is encrypted on its way.+',
  ]);
});

it('finds a changed clause behind one that was put before it', () => {
  expect(
    told(saying('We lock it every evening.'), saying('All is encrypted.', 'We lock it every night.')),
  ).toEqual(['+All is encrypted.+', 'We lock it every -evening-+night+.']);
});

it('leaves a word alone that words were put behind', () => {
  expect(told(saying('It buzzes to alert you'), saying('It buzzes to alert you when it moves'))).toEqual([
    'It buzzes to alert you +when it moves+',
  ]);
});

it('never cuts a business value in two', () => {
  expect(told(saying('Ask in the {app} app for it.'), saying('Ask in the {brand} app for it.'))).toEqual([
    'Ask in the -{app} -+{brand} +app for it.',
  ]);
});

it('compares what is read, not how it is marked', () => {
  expect(told(saying('**We lock it** in [a safe](#security).'), saying('We lock it in a safe.'))).toEqual([]);
});
