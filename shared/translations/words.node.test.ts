import { HERO, HINDI } from '../testing/a-translated-folder';
import { nearestTo, withWords, wordsAlone, wordsOf } from './words';

const inHindi = new Map(wordsOf(HINDI, 'hero').map(({ key, text }) => [key, text]));

it('takes for words what a page shows, and no icon and no id, each by its place and by its key', () => {
  expect(wordsOf(HERO, 'hero').map(({ path, key }) => [path, key])).toEqual([
    ['hero.title', 'hero.title'],
    ['hero.text', 'hero.text'],
    ['hero.badges[0].text', 'hero.badges.open.text'],
    ['hero.badges[1].text', 'hero.badges.near.text'],
  ]);
});

it('puts words in the place of others, and leaves out of a translation all that is none', () => {
  expect(withWords(HERO, 'hero', (key) => inHindi.get(key))).toEqual({ ...HINDI, icon: 'van' });
  expect(wordsAlone(HERO, 'hero', (key) => inHindi.get(key))).toEqual(HINDI);
  expect(wordsAlone(HERO, 'hero', (key) => (key === 'hero.badges.near.text' ? 'पास' : undefined))).toEqual({
    badges: [{ id: 'near', text: 'पास' }],
  });
});

it('finds the key of a place, and the place of a key or what is nearest to it', () => {
  expect(nearestTo(HERO, 'hero.badges[1].text', 'path').key).toBe('hero.badges.near.text');
  expect(nearestTo(HERO, 'hero.badges[7].text', 'path').key).toBe('hero.badges');
  expect(nearestTo(HINDI, 'hero.badges.near.text', 'key').path).toBe('hero.badges[1].text');
  expect(nearestTo(HINDI, 'hero.badges.new.text', 'key').path).toBe('hero.badges');
});
