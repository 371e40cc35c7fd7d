import { changedPaths, mergeContent } from './merge-content';

const clause = (text: string, confirmed: boolean) => ({
  policy: { title: 'Policy', clauses: [{ id: 'breach', text, confirmed, question: 'How soon?' }] },
});

/** The clause of what two people made of one that neither had confirmed. */
const merged = (yours: [string, boolean], theirs: [string, boolean]) =>
  mergeContent(clause('In 72 hours.', false), clause(...yours), clause(...theirs)).merged;

it.each<[string, [string, boolean], [string, boolean], [string, boolean]]>([
  [
    'confirms words that another changed',
    ['We may tell you.', false],
    ['In 72 hours.', true],
    ['We may tell you.', false],
  ],
  [
    'changes words that another confirmed',
    ['In 72 hours.', true],
    ['In a week.', false],
    ['In a week.', false],
  ],
  [
    'confirms other words than another typed',
    ['In a day.', false],
    ['In a week.', true],
    ['In a day.', false],
  ],
])('confirms no clause where one person %s', (_, yours, theirs, expected) => {
  expect(merged(yours, theirs)).toEqual(clause(...expected));
});

it('keeps the confirmation of words that a person has read as they are', () => {
  expect(merged(['In 72 hours.', true], ['In 72 hours.', false])).toEqual(clause('In 72 hours.', true));
  expect(merged(['In a day.', true], ['In a day.', false])).toEqual(clause('In a day.', true));
});

const translation = (title: string, text: string, confirmed: boolean) => ({
  hero: { title, text },
  translation: { confirmed },
});

it('confirms no translation of which the person who confirmed it has not read all', () => {
  const before = translation('ಮಂಡಿ', 'ದಿನಸಿ', false);
  const changed = translation('ಮಂಡಿ', 'ಪಾನೀಯ', false);
  const confirmed = translation('ಮಂಡಿ', 'ದಿನಸಿ', true);

  expect(mergeContent(before, confirmed, changed).merged).toEqual(changed);
  expect(mergeContent(before, changed, confirmed).merged).toEqual(changed);
  expect(mergeContent(before, confirmed, before).merged).toEqual(confirmed);
});

it.each([
  [
    'of an entry, where it was',
    [
      { id: 'call', text: 'Call us' },
      { id: 'mail', text: 'By mail' },
    ],
    ['badges[0].text'],
  ],
  [
    'of the order, as one of the list',
    [
      { id: 'mail', text: 'By mail' },
      { id: 'call', text: 'By phone' },
    ],
    ['badges'],
  ],
])('names a change %s', (_, after, paths) => {
  const before = [
    { id: 'call', text: 'By phone' },
    { id: 'mail', text: 'By mail' },
  ];

  expect(changedPaths(before, after, 'badges')).toEqual(paths);
});
