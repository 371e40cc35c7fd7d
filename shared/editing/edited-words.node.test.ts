import { withEditedWords } from './edited-words';

afterEach(() => (globalThis.siteEditedWords = undefined));

const edit = (words: object, language = 'en') =>
  (globalThis.siteEditedWords = { language, words: words as never });

it('puts words in the place of those of the build, and keeps the others', () => {
  edit({ hero: { title: 'New' } });

  expect(withEditedWords('en', { hero: { title: 'Old' }, steps: { title: 'Steps' } })).toEqual({
    hero: { title: 'New' },
    steps: { title: 'Steps' },
  });
});

it('leaves the words of another language alone, and all while none is changed', () => {
  const built = { hero: { title: 'Old' } };
  expect(withEditedWords('en', built)).toBe(built);

  edit({ hero: { title: 'New' } }, 'kn');
  expect(withEditedWords('en', built)).toBe(built);
});
