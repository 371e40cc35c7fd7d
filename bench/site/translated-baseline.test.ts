import { translated, wordsOf } from './translated-baseline';

const ours = '<body><h1>ದಿನಸಿ ಮತ್ತು ಪಾನೀಯ</h1><script>let code = 1</script><p>ಇಂದೇ</p></body>';
const theirs =
  '<html lang="en"><title>Shop</title><body class="dark"><h1>Fresh food</h1><style>h1 { color: red }</style><p>Call <a href="/x">us</a> now</p></body></html>';

it("takes a page's words in their order, and no code", () => {
  expect(wordsOf(ours)).toEqual(['ದಿನಸಿ', 'ಮತ್ತು', 'ಪಾನೀಯ', 'ಇಂದೇ']);
});

it('puts a word in the place of each, from the first again, and leaves all else as it is', () => {
  expect(translated(theirs, wordsOf(ours), 'kn')).toContain(
    '<body class="dark"><h1>ದಿನಸಿ ಮತ್ತು</h1><style>h1 { color: red }</style><p>ಪಾನೀಯ <a href="/x">ಇಂದೇ</a> ದಿನಸಿ</p></body>',
  );
});

it('puts what is left over of our words in paragraphs at the end of the content', () => {
  const words = Array.from({ length: 42 }, (_, index) => `ಪದ${index}`);

  expect(translated('<main><h1>Shop</h1></main><footer></footer>', words, 'kn')).toContain(
    `<main><h1>ಪದ0</h1><p>${words.slice(1, 41).join(' ')}</p><p>ಪದ41</p></main><footer>`,
  );
});

it('says the language of the words', () => {
  expect(translated(theirs, wordsOf(ours), 'kn')).toMatch(/^<html lang="kn">/);
});
