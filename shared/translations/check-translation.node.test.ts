import { benefits } from '../../landing-remote/content/benefits.content';
import { serviceAreas } from '../../landing-remote/content/service-areas.content';
import { checkTranslation } from './check-translation';
import { compareWithEnglish } from './compare-with-english';
import { sourcesOf } from './sources';
import { withWordsOf } from './with-words-of';
import { wordsOf } from './words';

const english = {
  title: 'We serve {pincode}',
  list: [
    { icon: 'one', text: 'Eight shops in 560076', confirmed: false },
    { icon: 'two', text: 'See [rights](#your-rights), **all** of them', confirmed: true },
  ],
};

const hindi = {
  title: 'हम {pincode} में हैं',
  list: [
    { icon: 'one', text: '560076 में आठ दुकानें', confirmed: false },
    { icon: 'two', text: '[अधिकार](#your-rights) देखें, **सभी**', confirmed: false },
  ],
};

const sources = sourcesOf(wordsOf(english, 'page'));

const check = (translated: unknown, of: unknown = english) =>
  checkTranslation('page', { english: of, translated, sources });

it('finds nothing in a translation of the same structure, with the same numbers, values and links', () => {
  expect(check(hindi)).toEqual({ errors: [], open: [], fits: true });
});

it.each([
  ['title', 'हम यहाँ हैं', 'has other values in braces than the English text: none, not {pincode}'],
  ['title', 'हम {pincode} में 8 हैं', 'has other numbers than the English text: 8, not none'],
  ['title', 'हम {pincode} में ८ हैं', 'has other numbers than the English text: ८, not none'],
  ['title', 'हम {pincode} में [हैं](#sharing)', 'has other links than the English text: ](#sharing), not none'],
  ['title', 'हम {pincode} में **हैं**', 'has other marks of strong words than the English text: ** **, not none'],
  ['title', '{pincode} cafe\u0301', 'is not in the normal form C of Unicode (NFC)'],
])('refuses a %s such as "%s"', (field, text, what) => {
  expect(check({ ...hindi, [field]: text }).errors).toEqual([{ kind: 'text', path: 'page.title', what }]);
});

it('refuses a value too many, one too few, and one of another kind', () => {
  expect(check({ ...hindi, note: 'x' }).errors).toMatchObject([{ path: 'page.note' }]);
  expect(check({ ...hindi, list: hindi.list.slice(0, 1) })).toMatchObject({
    errors: [{ path: 'page.list[1]', what: 'is missing' }],
    fits: false,
  });
  expect(check({ ...hindi, title: ['x'] }).errors).toMatchObject([{ path: 'page.title', kind: 'structure' }]);
});

it('lists what changed in English since, and refuses nothing for it', () => {
  const changed = { ...english, title: 'We serve {pincode} and {city}, 7 days' };

  expect(check(hindi, changed)).toEqual({
    errors: [],
    open: [{ path: 'page.title', state: 'changed' }],
    fits: true,
  });
});

it('lists what is new in English, and says that the translation does not fit', () => {
  const longer = { ...english, list: [...english.list, { icon: 'three', text: 'More', confirmed: false }] };

  expect(check(hindi, longer)).toEqual({
    errors: [],
    open: [{ path: 'page.list[2].text', state: 'missing' }],
    fits: false,
  });
});

it('says that a translation does not fit when English has an entry less', () => {
  expect(check(hindi, { ...english, list: english.list.slice(1) })).toMatchObject({
    errors: [],
    fits: false,
  });
});

it('takes what is no words from English', () => {
  const translated = { ...hindi, list: hindi.list.map((entry) => ({ ...entry, icon: 'nine' })) };

  expect(compareWithEnglish(english, translated, 'page')).toMatchObject([
    { kind: 'fact', path: 'page.list[0].icon', what: 'is nine, and in English one' },
    { kind: 'fact', path: 'page.list[1].icon' },
  ]);
  expect(withWordsOf(english, translated, 'page')).toEqual({
    ...hindi,
    list: [hindi.list[0], { ...hindi.list[1], confirmed: true }],
  });
});

it('takes for words what a page shows, and no icon, id, anchor or number', () => {
  expect(wordsOf(benefits, 'benefits').map(({ path }) => path)).toEqual(
    expect.arrayContaining(['benefits.title', 'benefits.list[0].title', 'benefits.list[0].description']),
  );
  expect(wordsOf(benefits, 'benefits').some(({ text }) => text === 'same-day')).toBe(false);
  expect(wordsOf(serviceAreas, 'serviceAreas')).toContainEqual({
    path: 'serviceAreas.localities[7].name',
    text: 'Arekere',
  });
});
