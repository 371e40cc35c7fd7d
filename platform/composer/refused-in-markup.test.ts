import { refusedInMarkup } from './refused-in-markup';

it.each([
  ['<!--x--!><img src="/x.png" onerror="steal()">-->', 'onerror="steal()"'],
  ['<svg><a xlink:href="javascript:steal()"><text>Hi</text></a></svg>', 'href="javascript:steal()"'],
  ...['noembed', 'noframes', 'xmp', 'template', 'plaintext'].map((name) => [
    `<${name}><p title="</${name}><img onerror=steal()>">`,
    `<${name}>`,
  ]),
  ...[
    '<!-- draft',
    '</main><footer>Call 1</footer>',
    '<b>Fresh',
    '<p>1</p></main><p>2</p>',
    '<textarea>',
    '<svg><title>',
  ].map((markup) => [markup, 'something that does not end in its place']),
])('of %s, browsers would find %s', (markup, refused) => {
  expect(refusedInMarkup(markup)).toBe(refused);
});

it('has nothing against what React renders', () => {
  const markup =
    '<h1>Rice<!-- -->, &lt;script> and dal</h1><!--$--><p>By the <b>crate</b></p><!--/$--><svg><path d="M0 0"/></svg><input/>';

  expect(refusedInMarkup(markup)).toBeNull();
});
