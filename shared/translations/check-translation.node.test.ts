import { HERO, HINDI, sourcesOf } from '../testing/a-translated-folder';
import { checkTranslation, textDifferences } from './check-translation';

const sources = sourcesOf(HERO);
const [open, near] = HERO.badges;

/** What is open in the Hindi words next to an English text. */
function check(english: object, translated: object = HINDI) {
  const { texts, errors, removed, content } = checkTranslation(
    { name: 'hero', value: english as typeof HERO },
    { value: translated as typeof HINDI },
    sources,
  );
  const state = texts.flatMap((text) => (text.state === 'translated' ? [] : [[text.key, text.state]]));
  return { open: state, errors, removed: removed.map(({ text }) => text), content };
}

it('finds nothing in a translation with the same numbers, values and links', () => {
  expect(check(HERO)).toMatchObject({ open: [], errors: [], removed: [] });
});

it('has the words of the translation, and all else from English', () => {
  expect(check(HERO).content).toEqual({ ...HINDI, icon: 'van' });
});

it('keeps the translation of an entry that has moved', () => {
  const moved = { ...HERO, badges: [near, open] };

  expect(check(moved)).toMatchObject({ open: [], errors: [], removed: [] });
  expect(check(moved).content).toMatchObject({ badges: HINDI.badges.toReversed() });
});

it('shows an entry that is new in English, until it is translated', () => {
  const longer = { ...HERO, badges: [{ id: 'new', text: 'New' }, open, near] };

  expect(check(longer)).toMatchObject({ open: [['hero.badges.new.text', 'missing']], errors: [] });
  expect(check(longer).content).toMatchObject({ badges: [{ id: 'new', text: 'New' }, ...HINDI.badges] });
});

it('leaves out an entry that English has no more', () => {
  expect(check({ ...HERO, badges: [near] })).toMatchObject({ open: [], removed: ['खुला है'] });
  expect(check({ ...HERO, badges: [near] }).content).toMatchObject({ badges: [HINDI.badges[1]] });
});

it('shows the earlier translation of a text that has changed since, whatever numbers it has', () => {
  const changed = { ...HERO, title: 'Order before 9' };

  expect(check(changed)).toMatchObject({ open: [['hero.title', 'changed']], errors: [] });
  expect(check(changed).content).toMatchObject({ title: HINDI.title });
});

it('finds what is wrong in a text that has not changed', () => {
  expect(check(HERO, { ...HINDI, text: 'चावल' }).errors).toEqual([
    { path: 'hero.text', what: 'has other values in braces than the English text: none, not {pincode}' },
  ]);
});

it.each([
  ['We serve {pincode}', 'हम यहाँ हैं', 'has other values in braces than the English text: none, not {pincode}'],
  ['Shops', '8 दुकानें', 'has other numbers than the English text: 8, not none'],
  ['Shops', '८ दुकानें', 'has other numbers than the English text: ८, not none'],
  ['Shops', '[दुकानें](#sharing)', 'has other links than the English text: ](#sharing), not none'],
  ['Shops', '**दुकानें**', 'has other marks of strong words than the English text: ** **, not none'],
  ['Shops', 'cafe\u0301', 'is not in the normal form C of Unicode (NFC)'],
  ['Shops in {city}', 'ಮೈಸೂರು', 'has other values in braces than the English text: none, not {city}'],
  ['Shops', 'ಬೆಂಗಳೂರು', 'has other values in braces than the English text: {city}, not none'],
])('refuses for "%s" "%s"', (english, translated, what) => {
  expect(textDifferences(english, translated)).toEqual([what]);
});

it.each(['{city} ನಗರದ ಅಂಗಡಿಗಳು', 'ಬೆಂಗಳೂರು ನಗರದ ಅಂಗಡಿಗಳು', 'बेंगलुरु की दुकानें'])(
  'takes the name of the city in braces or as its signs have it: %s',
  (title) => {
    expect(textDifferences('Shops in {city}', title)).toEqual([]);
  },
);
