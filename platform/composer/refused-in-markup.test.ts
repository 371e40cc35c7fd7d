import { readMarkup } from './refused-in-markup';

const ADDRESS = 'data:application/xhtml+xml,steal';

it.each([
  ['<select><img src="/x.png" onerror="steal()"/></select>', 'onerror="steal()"'],
  ['<svg><a xlink:href="java\tscript:steal()"></a></svg>', 'href="java\tscript:steal()"'],
  [`<a download="" href="${ADDRESS}">Save</a>`, `href="${ADDRESS}"`],
  ['<svg><text>600 days</text></svg>', '<text>'],
  ['<bdo dir="rtl">syad 06</bdo>', '<bdo>'],
  ...['noembed', 'noframes', 'xmp', 'template', 'plaintext'].map((name) => [
    `<${name}><p title="</${name}><img onerror=steal()>">`,
    `<${name}>`,
  ]),
  ...[
    '</main><footer>Call 1</footer>',
    '<b>Fresh',
    '<p>1</p></main><p>2</p>',
    '</div></div><div hidden=""><div>',
    '<textarea>',
    '<svg><title>',
  ].map((markup) => [markup, 'something that does not end in its place']),
])('of %s, browsers would find %s', (markup, refused) => {
  expect(readMarkup(markup).refused).toBe(refused);
});

it.each([
  '<!--x--!><img src="/x.png" onerror="steal()">-->',
  '<p><![CDATA[ > We keep it for 600 days. ]]></p>',
  '<!-- draft',
  '<p>1</></p>',
  "<a href='//evil.example/?",
  '<p title=1>1</p>',
  '<p>We keep it for &#x202e;006 days</p>',
])('refuses %s, which programs read in several ways', (markup) => {
  expect(readMarkup(markup).refused).toContain('can be read in several ways');
});

it('has nothing against what React renders', () => {
  const markup =
    '<h1>Rice<!-- -->, &lt;script> and dal</h1><!--$--><p>By the <b>crate</b></p><!--/$--><svg><path d="M0 0"/></svg><input/>';

  expect(readMarkup(markup).refused).toBeNull();
});
