import { BASE_PATH_MARK, SLOTS, slot } from '@site/shared/contracts';
import { frameDocument } from './frame-document';

const BODY = '<main id="main">Words</main>';

const documentOf = (language: string, body = BODY) =>
  frameDocument(language, body, { head: 'head', end: 'end' });

it('has the places that composing fills: what names the page ahead of scripts and styles, the scripts behind its words', () => {
  const html = documentOf('en', BODY.replace('Words', slot('page')));

  const order = [
    '<meta charset',
    slot('head'),
    '<script>head()</script>',
    slot('styles'),
    '<body>',
    ...SLOTS.slice(2).map(slot),
    '<script>end()</script>',
  ];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

it('has the picture that is wanted at once fetched ahead of the styles', () => {
  const preload = (body: string) => /<link rel="preload"[^>]*>/.exec(documentOf('en', body))?.[0];

  expect(preload(`${BODY}<img src="/closed.svg" alt=""/>`)).toBe(
    '<link rel="preload" as="image" href="/closed.svg" fetchPriority="high"/>',
  );
  expect(preload(BODY)).toBeUndefined();
});

it('finds icons and manifest below the path that the site hangs under', () => {
  const addresses = [
    ...documentOf('kn').matchAll(/<link rel="(?:[a-z-]*icon|manifest)" href="([^"]+)"/g),
  ].map(([, address]) => address);

  expect(addresses).toHaveLength(4);
  expect(addresses.every((address) => address?.startsWith(`${BASE_PATH_MARK}/`))).toBe(true);
});

it.each([
  ['kn', '<html lang="kn-IN">'],
  ['ur', '<html lang="ur-IN" dir="rtl">'],
])('says how the language %s is read', (language, element) => {
  expect(documentOf(language)).toContain(element);
});
