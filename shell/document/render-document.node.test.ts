import { renderDocument } from './render-document';

const script = { url: '/_r/shell/1/main.js', integrity: 'sha256-abc' };
const page = {
  basePath: '',
  preview: null,
  title: 'Mandi & Co',
  description: 'Wholesale “groceries”',
  canonical: 'https://www.brand.in/',
  ogImage: { url: 'https://www.brand.in/og-home.png?v=1', width: 1200, height: 630, alt: 'Mandi' },
  structuredDataJson: '[{"name":"\\u003c/script>"}]',
  styles: [{ href: 'main.css', css: 'a>b{color:red}' }],
  body: '<main>Words</main>',
  picture: null,
  deploymentJson: '{}',
  entry: script,
  preloads: [],
};

const head = (html: string) => html.slice(0, html.indexOf('</head>'));
const body = (html: string) => html.slice(html.indexOf('<body'));

it('names the page, its address and its picture ahead of the styles, as link previews need it', async () => {
  const html = await renderDocument(page);

  const order = [
    '<title>Mandi &amp; Co</title>',
    'rel="canonical"',
    'og:title',
    'og:image:alt',
    '<script>',
    '<style',
  ];
  expect(order.map((mark) => html.indexOf(mark)).every((at, index, all) => at > (all[index - 1] ?? 0))).toBe(
    true,
  );
});

it('has the picture that is wanted at once fetched ahead of the styles', async () => {
  const preloadFor = async (picture: string | null) =>
    head(await renderDocument({ ...page, picture })).match(/<link rel="preload"[^>]*>(?=.*<style)/)?.[0];

  expect(await preloadFor('/_r/a/phone.svg')).toBe(
    '<link rel="preload" as="image" href="/_r/a/phone.svg" fetchPriority="high"/>',
  );
  expect(await preloadFor(null)).toBeUndefined();
});

it('leaves style sheets and data as they are', async () => {
  const html = await renderDocument(page);

  expect(head(html)).toContain('<style data-href="main.css">a>b{color:red}</style>');
  expect(body(html)).toContain('<script type="application/ld+json">[{"name":"\\u003c/script>"}]</script>');
});

it('keeps search engines away from a page without a canonical address', async () => {
  const html = await renderDocument({ ...page, canonical: null, structuredDataJson: null });

  expect(head(html)).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/);
});

it('says nothing to link previews of a page that is not shares', async () => {
  expect(await renderDocument({ ...page, ogImage: null })).not.toMatch(/og:|twitter:/);
});

it('finds icons and manifest below the path of a preview', async () => {
  const addresses = [
    ...head(await renderDocument({ ...page, basePath: '/_preview/abc' })).matchAll(
      /<link rel="(?:[a-z-]*icon|manifest)" href="([^"]+)"/g,
    ),
  ];

  expect(addresses).toHaveLength(4);
  expect(addresses.every(([, address]) => address?.startsWith('/_preview/abc/'))).toBe(true);
});

it('has a banner in a preview, ahead of the page, and on no page of the live site', async () => {
  const preview = { releases: [], against: '000012-3fa9c2d41b7e' };

  expect(body(await renderDocument({ ...page, preview }))).toMatch(
    /<dialog open=""[^]*<\/dialog><div id="root" data-sent="\w+">/,
  );
  expect(await renderDocument(page)).not.toMatch(/dialog|preview-banner/);
});

it('counts visits where the deployment says so, behind the words and ahead of the entry', async () => {
  expect(await renderDocument(page)).not.toContain('sendBeacon');

  const visits = { endpoint: '/_visits', deployment: '000012-3fa9c2d41b7e', route: '/', language: 'en' };
  const html = await renderDocument({ ...page, visits });

  const order = ['Words', 'id="site-deployment"', 'sendBeacon("/_visits"', '/_r/shell/1/main.js'];
  const places = order.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
