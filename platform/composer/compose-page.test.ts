import { languages } from '@site/shared/site/languages';
import { buildsOf } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { compose, type SiteRequest } from './compose-site';

const PUBLIC = 'https://www.ankura.in';
const landing = aLanding({
  structuredData: [{ '@type': 'Organization', name: 'Ankura' }],
  firstPicture: '/_f/landing/counter.webp',
  ogImages: { en: 'The shop' },
});

interface Place {
  siteOrigin?: string | null;
  tags?: string[];
  request?: Partial<SiteRequest>;
}

/** The landing page, and the page that says "not found", composed for a place. */
async function pagesAt({ siteOrigin = PUBLIC, tags = ['en', 'kn'], request }: Place = {}) {
  const offered = languages.filter(({ tag }) => tags.includes(tag));
  const builds = await buildsOf([aShell({ siteOrigin, languages: offered }), landing, aLegal()]);
  const { pages } = await compose({ deployment: '000001-3fa9c2d41b7e', basePath: '', builds, ...request });
  return new Map(pages.map((page) => [page.path, page]));
}

/** What the tags of a kind in the head say, by one of their attributes. */
function headOf(html: string, tag: string, by: string): string[] {
  const tags = html.split('</head>')[0]!.matchAll(new RegExp(`<${tag} [^>]*>`, 'g'));
  return [...tags].flatMap(([found]) => new RegExp(`${by}="([^"]*)"`).exec(found)?.[1] ?? []);
}

const structuredDataIn = (html: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? null;

describe('a page on a public address', () => {
  it('has its own address, that of each language, and what it says to search engines', async () => {
    const { html } = (await pagesAt()).get('/kn/')!;

    expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(`${PUBLIC}/kn/`);
    const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)];
    expect(links.map(([, language, url]) => `${language} ${url}`)).toEqual([
      `en ${PUBLIC}/`,
      `kn ${PUBLIC}/kn/`,
      `x-default ${PUBLIC}/`,
    ]);
    expect(JSON.parse(structuredDataIn(html)!)).toEqual([{ '@type': 'Organization', name: 'Ankura' }]);
    expect(headOf(html, 'meta', 'name')).not.toContain('robots');
  });

  it('names no other languages where there is one', async () => {
    const { html } = (await pagesAt({ tags: ['en'] })).get('/')!;

    expect(html).not.toContain('hreflang');
  });

  it('has no structured data where its release has none', async () => {
    const { html } = (await pagesAt()).get('/privacy-policy')!;

    expect(structuredDataIn(html)).toBeNull();
  });

  it('says that it is not found where no page is, under the address that was asked for', async () => {
    const { html, route, facts, picture } = (await pagesAt()).get('/kn/404')!;

    expect(html).toContain('<h1>Page not found</h1>');
    expect(headOf(html, 'meta', 'name')).toContain('robots');
    expect(html).not.toMatch(/rel="(canonical|alternate)"|og:image/);
    expect([route, facts, picture]).toEqual([null, null, null]);
  });

  it('wants all of it over HTTPS', async () => {
    expect((await pagesAt()).get('/')!.html).toContain('upgrade-insecure-requests');
    expect((await pagesAt({ siteOrigin: null })).get('/')!.html).not.toContain('upgrade-insecure-requests');
  });
});

it('keeps a page without a public address from search engines, with addresses below its base path', async () => {
  const { html } = (await pagesAt({ request: { basePath: '/_preview/3fa9' } })).get('/')!;

  expect(headOf(html, 'meta', 'name')).toContain('robots');
  expect(html).not.toContain('rel="canonical"');
  expect(structuredDataIn(html)).toBeNull();
  expect(html).not.toContain(PUBLIC);
  expect(html).toContain('<a href="/_preview/3fa9/#services">');
  expect(html).toMatch(/rel="preload" as="image" href="\/_f\/landing\/counter.webp"/);
  expect(headOf(html, 'meta property="og:image"', 'content')).toEqual([
    expect.stringMatching(/^\/_preview\/3fa9\/og-home\.png\?v=[0-9a-f]{8}$/),
  ]);
});

it('says on a preview that it is one, and of what, and on no other page', async () => {
  const releases = [{ part: 'landing', message: 'Diwali', time: '9 am' }];
  const preview = { releases, isOnTop: true };
  const { html } = (await pagesAt({ request: { basePath: '/_preview/3fa9', preview } })).get('/')!;

  expect(html).toContain('The landing page : “Diwali” 9 am The rest as live.');
  expect(html).toContain('<style>\n.preview-banner');
  expect((await pagesAt()).get('/')!.html).not.toContain('preview-banner');
});

it('counts visits only where they are to be counted', async () => {
  const visits = (await pagesAt({ request: { visits: true } })).get('/kn/')!.html;

  expect(visits).toContain('{"deployment":"000001-3fa9c2d41b7e","route":"/","language":"kn"}');
  expect((await pagesAt()).get('/kn/')!.html).not.toContain('<script>(count)');
});

it('puts the page into the frame as its release has it, and says there which page it is', async () => {
  const { html } = (await pagesAt()).get('/privacy-policy')!;

  expect(html).toContain(
    '<div id="page" data-page="legal/PrivacyPolicyPage"><h1>Privacy Policy</h1><section id="retention">',
  );
  expect(html).toMatch(/<p>We keep it for 30 days\.<\/p><\/section><\/div><\/main><footer>/);
});

it('names in its policy the files that its own parts may load, and the folder of the shell', async () => {
  const { html } = (await pagesAt()).get('/privacy-policy')!;
  const [, second] = [...html.matchAll(/Content-Security-Policy" content="([^"]*)"/g)];
  const scripts = /script-src ([^;]*)/.exec(second![1]!)![1]!.split(' ');
  const files = scripts.filter((source) => source.startsWith('http'));

  expect(files).toContain('http://*:*/_f/shell/');
  expect(files.filter((file) => file.includes('/_f/shell/'))).toHaveLength(1);
  expect(files.filter((file) => file.includes('/_f/legal/')).length).toBeGreaterThan(1);
});

it('leads old addresses on to where the last of them leads', async () => {
  const moved = { '/kirana': '/old', '/old': '/' };
  const builds = await buildsOf([aShell(), aLanding({ moved }), aLegal()]);
  const { files } = await compose({ deployment: '000001-3fa9c2d41b7e', basePath: '', builds });

  const lines = String(files._redirects)
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '));
  expect(lines).toContain('/kirana / 308');
  expect(lines).toContain('/old / 308');
  const without = await compose({
    deployment: '000001-3fa9c2d41b7e',
    basePath: '',
    builds: await buildsOf([aShell(), aLanding(), aLegal()]),
  });
  expect(Object.keys(without.files)).not.toContain('_redirects');
});
