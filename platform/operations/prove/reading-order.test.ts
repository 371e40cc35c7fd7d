import { readPageText } from '@site/gates';
import { readingOrder } from './reading-order';

const wordsIn = (html: string) =>
  readingOrder(readPageText(`<body>${html}</body>`)).map(({ title, blocks }) => [
    title,
    ...blocks.map(({ text }) => text),
  ]);

it('begins with what the page is about, without the link that skips the menu', () => {
  const html =
    '<a href="#main">Skip to content</a><header><a href="/#services">Services</a></header><main id="main"><p>Words</p></main><footer>Phone</footer>';

  expect(wordsIn(html)).toEqual([
    [null, 'Words'],
    ['Header', 'Services'],
    ['Footer', 'Phone'],
  ]);
});

it('has once what stands there twice in a row', () => {
  const contents = '<p>Contents</p><ol><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ol>';
  const [main] = wordsIn(`<main><h1>Policy</h1>${contents}${contents}<p>A</p></main>`);

  expect(main).toEqual([null, 'Policy', 'Contents', 'A', 'B', 'A']);
});

it('keeps what is said again elsewhere, and a single piece that stands there twice', () => {
  const [main] = wordsIn('<main><p>A</p><p>B</p><p>C</p><p>A</p><p>B</p><p>Yes</p><p>Yes</p></main>');

  expect(main).toEqual([null, 'A', 'B', 'C', 'A', 'B', 'Yes', 'Yes']);
});
