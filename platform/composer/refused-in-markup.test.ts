import { readMarkup } from './refused-in-markup';

const ADDRESS = 'data:application/xhtml+xml,steal';

it.each([
  ['<select><img src="/x.png" onerror="steal()"/></select>', 'onerror="steal()"'],
  ['<svg><a xlink:href="java\tscript:steal()"></a></svg>', 'href="java\tscript:steal()"'],
  [`<a download="" href="${ADDRESS}">Save</a>`, `href="${ADDRESS}"`],
  ['<svg><text>600 days</text></svg>', '<text>'],
  ['<bdo dir="rtl">syad 06</bdo>', '<bdo>'],
  ...[
    'script',
    'style',
    'iframe',
    'base',
    'meta',
    'link',
    'object',
    'foreignObject',
    'animateMotion',
    'set',
  ].map((name) => [`<${name} title="1"></${name}>`, `<${name}>`]),
  ...[
    'onclick="steal()"',
    'srcdoc="steal()"',
    'href="javascript:steal()"',
    'href="JAVASCRIPT:steal()"',
    'xlink:href="vbscript:steal()"',
    'src="blob:1"',
    'src="data:text/html,1"',
    'href="data:image/png,1"',
    'action="javascript:1"',
    'formaction="javascript:1"',
    'poster="file:///etc/passwd"',
    'data="intent://x"',
  ].map((attribute) => [`<p ${attribute}></p>`, attribute]),
  [`<a href="javascript:${'x'.repeat(50)}"></a>`, `href="javascript:${'x'.repeat(29)}"`],
  ['<div>'.repeat(510) + '</div>'.repeat(510), 'elements that lie in 512 others'],
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

it.each([
  ...['http', 'HTTPS', 'mailto', 'tel'].map((scheme) => `<a href="${scheme}:x">1</a>`),
  '<a href="/privacy-policy#a:b">1</a>',
  '<img src="data:image/webp;base64,AA=="/>',
  '<img src="DATA:image/png,1"/>',
  '<img src="/one.webp" data-onclick="1"/>',
  '<p title="javascript:1">1</p>',
  '<scripture>1</scripture>',
  // As many as may lie in each other, one after the other, too.
  ('<div>'.repeat(500) + '</div>'.repeat(500)).repeat(2),
])('has nothing against %s', (markup) => {
  expect(readMarkup(markup).refused).toBeNull();
});

it('quotes the beginning of what can be read in several ways', () => {
  expect(readMarkup(`<p>1</p>< ${'x'.repeat(50)}`).refused).toBe(
    `"< ${'x'.repeat(39)}", which is not as React writes it and can be read in several ways`,
  );
});

it('gives the main part of a document with the page', () => {
  expect(readMarkup('<h1>Rice</h1>')).toMatchObject({
    main: { name: 'main', children: [{ name: 'div', children: [{ name: 'h1', children: ['Rice'] }] }] },
  });
});
