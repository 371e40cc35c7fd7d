import { HOSTILE_TEXT } from '@site/shared/testing/hostile-values';
import { documentEnd, documentHead, previewBanner, styleElements } from './document-pieces';

const head = {
  language: 'kn',
  siteName: 'Mandi',
  title: 'Mandi & Co',
  description: 'Wholesale “groceries”',
  canonical: 'https://www.brand.in/',
  alternates: [],
  linkPicture: { url: 'https://www.brand.in/og-home.png?v=1', width: 1200, height: 630, alt: 'Mandi' },
  firstPicture: null,
};

it('names the page, its address and its picture, in the order in which link previews need them', () => {
  const markup = documentHead(head);

  const order = ['<title>Mandi &amp; Co</title>', 'rel="canonical"', 'og:title', 'og:image:alt'];
  const places = order.map((mark) => markup.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(markup).toContain('<meta property="og:locale" content="kn_IN"/>');
});

it('shows markup in title, description, picture and address as text', () => {
  const markup = documentHead({
    ...head,
    title: HOSTILE_TEXT,
    description: HOSTILE_TEXT,
    siteName: HOSTILE_TEXT,
    firstPicture: `/${HOSTILE_TEXT}`,
    linkPicture: { ...head.linkPicture, alt: HOSTILE_TEXT, url: HOSTILE_TEXT },
  });

  expect(markup).not.toMatch(/<img|<script/);
  expect(markup).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

it('names the page in each language, and English for all others', () => {
  const alternates = ['en', 'kn'].map((language) => ({ language, url: `https://www.brand.in/${language}` }));

  expect(documentHead({ ...head, alternates }).match(/hreflang="[^"]+"/g)).toEqual([
    'hreflang="en"',
    'hreflang="kn"',
    'hreflang="x-default"',
  ]);
});

it('keeps search engines away from a page without a canonical address', () => {
  const markup = documentHead({ ...head, canonical: null });

  expect(markup).toContain('<meta name="robots" content="noindex"/>');
  expect(markup).not.toMatch(/rel="canonical"|og:url/);
});

it('says nothing to link previews of a page that is not shared', () => {
  expect(documentHead({ ...head, linkPicture: null })).not.toMatch(/og:|twitter:/);
});

it('has the picture that is wanted at once fetched', () => {
  expect(documentHead({ ...head, firstPicture: '/_f/a/phone.svg' })).toContain(
    '<link rel="preload" as="image" href="/_f/a/phone.svg" fetchpriority="high"/>',
  );
});

it('leaves style sheets as they are, with the banner’s in a preview alone', () => {
  const styles = [{ href: 'main.css', css: 'a>b{color:red}' }];

  expect(styleElements(styles, false)).toBe('<style data-href="main.css">a>b{color:red}</style>');
  expect(styleElements(styles, true)).toContain('.preview-banner');
});

const file = (url: string) => ({ url, integrity: 'sha256-abc' });
const end = {
  structuredData: [{ name: '</script>' }],
  deployment: { deployment: '000012-3fa9c2d41b7e' },
  visit: { deployment: '000012-3fa9c2d41b7e', route: '</script>', language: 'en' },
  visitScript: 'function(endpoint,page){send(endpoint,page)}',
  entry: file('/_f/shell/main.js'),
  preloads: [file('/_f/shell/react.js')],
};

it('has data, then what counts the visit, then the scripts in a template; no value ends a script element', () => {
  const markup = documentEnd(end);

  const order = [
    'ld+json',
    'id="site-deployment"',
    'send(endpoint,page)',
    '<template>',
    'react.js',
    'main.js',
  ];
  const places = order.map((mark) => markup.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(markup.match(/<\/script>/g)).toHaveLength(4);
  expect(markup).toContain('("/_visits",{"deployment":"000012-3fa9c2d41b7e","route":"\\u003c/script\\u003e"');
});

it('has no structured data where there are none, and counts nothing where nothing is counted', () => {
  expect(documentEnd({ ...end, structuredData: null, visit: null })).not.toMatch(/ld\+json|send/);
});

const words = {
  title: 'Preview, not the live site.',
  release: '{part}{message}, published {time}.',
  rest: 'Everything else as it was live.',
  nothingNew: 'It shows what was live.',
  close: 'Close',
};
const landing = {
  part: 'landing',
  message: 'Diwali <b>hours</b> {time}',
  time: '22 Nov 2026, 12:10:00 +05:30',
};

it('says what a preview is of, of when, and with what; what a team wrote as it was written', () => {
  const markup = previewBanner({ releases: [landing], isOnTop: true }, words);

  expect(markup).toContain(
    '<strong>Preview, not the live site.</strong> The landing page: “Diwali &lt;b&gt;hours&lt;/b&gt; {time}”, published ' +
      '22 Nov 2026, 12:10:00 +05:30. Everything else as it was live.',
  );
});

it('says so when a preview shows nothing but what was live, or when nothing was', () => {
  expect(previewBanner({ releases: [], isOnTop: true }, words)).toContain('It shows what was live.');
  expect(previewBanner({ releases: [landing], isOnTop: false }, words)).not.toContain('was live');
});
