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

function check(translated: unknown, of: unknown = english) {
  const { errors, texts, removed, fits } = checkTranslation('page', { english: of, translated, sources });
  const open = texts.filter(({ state }) => state !== 'translated');
  return { errors, open: open.map(({ path, at, state }) => ({ path, at, state })), removed, fits };
}

it('finds nothing in a translation of the same structure, with the same numbers, values and links', () => {
  expect(check(hindi)).toEqual({ errors: [], open: [], removed: [], fits: true });
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

describe('given a text that names the city', () => {
  const shops = { title: 'Shops in {city}' };
  const differences = (title: string) => compareWithEnglish(shops, { title }, 'page').map(({ what }) => what);

  it.each(['{city} ನಗರದ ಅಂಗಡಿಗಳು', 'ಬೆಂಗಳೂರು ನಗರದ ಅಂಗಡಿಗಳು', 'बेंगलुरु की दुकानें'])(
    'takes it in braces or as its signs have it: %s',
    (title) => {
      expect(differences(title)).toEqual([]);
    },
  );

  it('refuses another city, and ours where the English text has none', () => {
    expect(differences('ಮೈಸೂರು ನಗರದ ಅಂಗಡಿಗಳು')).toEqual([
      'has other values in braces than the English text: none, not {city}',
    ]);
    expect(compareWithEnglish({ title: 'Shops' }, { title: 'ಬೆಂಗಳೂರು' }, 'page')).toMatchObject([
      { what: 'has other values in braces than the English text: {city}, not none' },
    ]);
  });
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
    open: [{ path: 'page.title', at: 'page.title', state: 'changed' }],
    removed: [],
    fits: true,
  });
});

describe('given a list that is longer or shorter in English today', () => {
  const fresh = { icon: 'three', text: 'More, in 10 streets', confirmed: false };

  it.each([0, 1, 2])(
    'lists an entry that was added at place %i alone, and refuses nothing for it',
    (place) => {
      const longer = { ...english, list: english.list.toSpliced(place, 0, fresh) };

      expect(check(hindi, longer)).toEqual({
        errors: [],
        open: [{ path: `page.list[${place}].text`, at: 'page.list', state: 'missing' }],
        removed: [],
        fits: false,
      });
    },
  );

  it.each([0, 1])('lists the entry that was removed from place %i alone, and shows the others', (place) => {
    const shorter = { ...english, list: english.list.toSpliced(place, 1) };
    const { aligned } = checkTranslation('page', { english: shorter, translated: hindi, sources });

    expect(check(hindi, shorter)).toEqual({
      errors: [],
      open: [],
      removed: [{ path: `page.list[${place}].text`, text: hindi.list[place]!.text }],
      fits: true,
    });
    expect(aligned).toEqual({ ...hindi, list: hindi.list.toSpliced(place, 1) });
  });

  it('names the place in the file of a text that was changed behind an added entry', () => {
    const [first, second] = english.list;
    const changed = { ...english, list: [fresh, first, { ...second, text: 'No rights' }] };

    expect(check(hindi, changed).open).toEqual([
      { path: 'page.list[0].text', at: 'page.list', state: 'missing' },
      { path: 'page.list[2].text', at: 'page.list[1].text', state: 'changed' },
    ]);
  });

  it('finds an error behind a removed entry at its place in the file', () => {
    const wrong = { ...hindi, list: [hindi.list[0], { ...hindi.list[1], text: 'अधिकार' }] };

    expect(check(wrong, { ...english, list: english.list.slice(1) }).errors).toMatchObject([
      { path: 'page.list[1].text', what: expect.stringContaining('has other links') },
      { path: 'page.list[1].text', what: expect.stringContaining('has other marks of strong words') },
    ]);
  });

  it('takes a list of the file that is as long as the English one for put right by hand', () => {
    const longer = { ...english, list: [fresh, ...english.list] };
    const byHand = { ...hindi, list: [{ ...fresh, text: 'और, 10 गलियों में' }, ...hindi.list] };

    expect(check(byHand, longer)).toEqual({
      errors: [],
      open: [{ path: 'page.list[0].text', at: 'page.list[0].text', state: 'missing' }],
      removed: [],
      fits: true,
    });
  });

  it('finds the entry in a list within an entry that has moved', () => {
    const page = (...lists: string[][]) => ({ list: lists.map((texts) => ({ texts })) });
    const of = {
      translated: page(['क', 'ख'], ['ग']),
      sources: sourcesOf(wordsOf(page(['a', 'b'], ['c']), 'page')),
    };
    const { removed, aligned } = checkTranslation('page', { ...of, english: page(['new'], ['b'], ['c']) });

    expect(removed).toEqual([{ path: 'page.list[0].texts[0]', text: 'क' }]);
    expect(aligned).toEqual({ list: [undefined, { texts: ['ख'] }, { texts: ['ग'] }] });
  });
});

describe('given a list that English has in another order today', () => {
  const reordered = { ...english, list: english.list.toReversed() };
  const done = { errors: [], open: [], removed: [], fits: true };

  it('has the words of each entry at its new place, and nothing to do', () => {
    expect(check(hindi, reordered)).toEqual(done);
    expect(checkTranslation('page', { english: reordered, translated: hindi, sources }).aligned).toEqual({
      ...hindi,
      list: hindi.list.toReversed(),
    });
  });

  it('leaves a list of the file as it is that was put into that order by hand, as its icons say', () => {
    const byHand = { ...hindi, list: hindi.list.toReversed() };

    expect(check(byHand, reordered)).toEqual(done);
    expect(checkTranslation('page', { english: reordered, translated: byHand, sources }).aligned).toEqual(
      byHand,
    );
  });

  it('lists the entry alone that takes the place of one that is gone', () => {
    const [first, second] = english.list;
    const fresh = { icon: 'three', text: 'More, in 10 streets', confirmed: false };

    expect(check(hindi, { ...english, list: [second, fresh] })).toEqual({
      errors: [],
      open: [{ path: 'page.list[1].text', at: 'page.list', state: 'missing' }],
      removed: [{ path: 'page.list[0].text', text: hindi.list[0]!.text }],
      fits: false,
    });
    expect(check(hindi, { ...english, list: [first, fresh] }).open).toEqual([
      { path: 'page.list[1].text', at: 'page.list[1].text', state: 'changed' },
    ]);
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
    path: 'serviceAreas.localities[0].name',
    text: serviceAreas.localities[0]!.name,
  });
});
