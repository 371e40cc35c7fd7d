import { languages } from '@site/shared/site/languages';
import { bytesOf } from '@site/ledger';
import { buildsOf } from '../testing/a-candidate';
import {
  aLanding,
  aLegal,
  aRemote,
  aShell,
  type TinyPart,
  type TinyShellOptions,
} from '../testing/tiny-parts';
import { inOrder } from './part-files';
import { composeSite } from './compose-site';

const REQUEST = { deployment: '000001-3fa9c2d41b7e', basePath: '' };

async function buildsInOrder(order: string[], options: TinyShellOptions = {}) {
  const shell = aShell({ siteOrigin: 'https://www.ankura.in', ...options });
  const builds = await buildsOf([shell, aLanding(), aLegal()]);
  return Object.fromEntries(order.map((part) => [part, builds[part]!]));
}

it('gives the same bytes in whatever order the parts are named', async () => {
  const [one, other] = await Promise.all(
    [
      ['shell', 'landing', 'legal'],
      ['legal', 'landing', 'shell'],
    ].map(async (order) => composeSite({ ...REQUEST, builds: await buildsInOrder(order) })),
  );

  expect(Object.keys(one!)).toEqual(Object.keys(other!));
  const differing = Object.keys(one!).filter((name) => !bytesOf(one![name]!).equals(bytesOf(other![name]!)));
  expect(differing).toEqual([]);
});

describe('given a shell that knows a part which is not among the releases', () => {
  const home = { path: '/', remote: 'landing', module: 'LandingPage' };
  const routes = [home, { path: '/careers', remote: 'careers', module: 'CareersPage' }];
  const compose = (parts: TinyPart[]) => composed(parts, { routes });

  it('composes the site without its pages', async () => {
    const files = await compose([aLanding()]);

    expect(Object.keys(files)).toContain('index.html');
    expect(Object.keys(files)).not.toContain('careers.html');
  });

  it('has its pages as soon as it is there', async () => {
    const files = await compose([aLanding(), aRemote('careers', 'CareersPage')]);

    expect(bytesOf(files['careers.html']!).toString()).toContain('<h1>careers</h1>');
  });
});

describe('given a release that says which pages it has', () => {
  const compose = (pages: Record<string, string>) =>
    composed([aLanding({ pages: { '/': 'LandingPage', ...pages } }), aLegal()]);

  it('composes a page that the shell has never heard of, and says where it is to the pages of its part', async () => {
    const files = await compose({ '/offers': 'LandingPage' });
    const page = (name: string) => bytesOf(files[name]!).toString();

    expect(page('offers.html')).toContain('<h1>Your Local B2B Mandi</h1>');
    for (const own of ['index.html', 'offers.html'])
      expect(page(own)).toContain('"pages":{"/":"LandingPage","/offers":"LandingPage"}');
    expect(page('privacy-policy.html')).toContain('"pages":{"/":"LandingPage"}');
    expect(page('offers.html')).toContain('"pages":{"/privacy-policy":"PrivacyPolicyPage"}');
  });

  it('has no such page without it', async () => {
    expect(Object.keys(await compose({}))).not.toContain('offers.html');
  });
});

describe('given one part more', () => {
  const careers = aRemote('careers', 'CareersPage', { pages: { '/careers': 'CareersPage' } });

  it('leaves the pages of the other parts as large as they were, and as strict', async () => {
    const [without, more] = await Promise.all([
      composed([aLanding(), aLegal()]),
      composed([aLanding(), aLegal(), careers]),
    ]);
    for (const name of ['index.html', 'privacy-policy.html', '404.html'])
      expect(bytesOf(more[name]!)).toEqual(bytesOf(without[name]!));
  });

  it('lets its own pages run its code, and that of the pages that the frame links to', async () => {
    const files = await composed([aLanding(), aLegal(), careers]);
    const page = bytesOf(files['careers.html']!).toString();
    for (const part of ['shell', 'landing', 'legal', 'careers'])
      expect(page).toMatch(new RegExp(`script-src [^;]*http://\\*:\\*/_f/${part}/`));
  });
});

async function composed(remotes: TinyPart[], options: TinyShellOptions = {}) {
  return composeSite({ ...REQUEST, builds: await buildsOf([aShell(options), ...remotes]) });
}

it('takes the shell first, then the other parts by name', async () => {
  expect(Object.keys(inOrder(await buildsInOrder(['legal', 'shell', 'landing'])))).toEqual([
    'shell',
    'landing',
    'legal',
  ]);
});

it.each([
  ['no place for a page', (frame: string) => frame.replace('<!--page-->', '')],
  ['two places for one thing', (frame: string) => frame.replace('<!--end-->', '<!--end--><!--end-->')],
])('refuses a shell whose frame has %s', async (_, change) => {
  const shell = aShell();
  const frame = shell.files.find(({ path }) => path === 'compose/frames/page.html')!;
  frame.body = Buffer.from(change(frame.body.toString()));
  const builds = await buildsOf([shell, aLanding(), aLegal()]);

  await expect(composeSite({ ...REQUEST, builds })).rejects.toThrow(
    /frame frames\/page.html of shell@\w+ does not have its places in order/,
  );
});

describe('a page is refused that brings', () => {
  it.each([
    ['a script', { body: '<h1>Hi</h1><script>steal()</script>' }, 'its markup holds <script>'],
    ['a handler', { body: '<img src="/x.png" onerror="steal()">' }, 'its markup holds onerror="steal()"'],
    ['an address that is code', { body: '<a href="java\tscript:steal()">Hi</a>' }, 'its markup holds href='],
    ['a frame', { body: '<iframe src="/privacy-policy"></iframe>' }, 'its markup holds <iframe>'],
    ['words turned around', { body: '<p>We keep it for \u202E006 days</p>' }, 'an invisible sign (U+202E)'],
    ['a summary with hidden words', { summary: 'Mandi\u{E0041}' }, 'an invisible sign (U+E0041)'],
    ['another base', { body: '<base href="https://evil.example/">' }, 'its markup holds <base>'],
    [
      'elements without end',
      { body: '<div>'.repeat(200_000) },
      'its markup holds elements that lie in 512 others',
    ],
    [
      'a page',
      { documents: { 'evil.html': '<script>1</script>' } },
      'it brings the file "evil.html", and may',
    ],
    ['a worker', { documents: { 'sw.js': 'evil' } }, 'it brings the file "sw.js", and may bring index.'],
    [
      'the page of another',
      { documents: { 'privacy-policy.md': '#' } },
      'brings the file "privacy-policy.md"',
    ],
    ['a file in a folder', { documents: { '../site.json': '{}' } }, 'brings the file "../site.json"'],
  ])('%s', async (_, options, fact) => {
    await expect(composed([aLanding(options), aLegal()])).rejects.toMatchObject({
      code: 'page-refused',
      message: expect.stringContaining(fact),
      remedy: expect.stringContaining('Take it out of landing'),
    });
  });

  it('nothing of these, with files below its own address', async () => {
    const files = await composed([
      aLanding({ documents: { 'index.md': '# Hi' } }),
      aLegal({ documents: { 'privacy-policy.md': '# Hi', 'privacy-policy.json': '{}' } }),
    ]);

    expect(files).toMatchObject({
      'index.md': '# Hi',
      'privacy-policy.md': '# Hi',
      'privacy-policy.json': '{}',
    });
  });
});

describe('a language that is not offered', () => {
  const notOffered = [
    ...languages.slice(0, 2),
    { tag: 'ur', name: 'اردو', direction: 'rtl', offered: false },
  ] as const;
  const filesOf = async (siteOrigin: string | null, basePath: string) =>
    composeSite({
      ...REQUEST,
      basePath,
      builds: await buildsInOrder(['shell', 'landing', 'legal'], { siteOrigin, languages: notOffered }),
    });

  it.each([
    ['in a preview of a site with a public address', 'https://www.ankura.in', '/_preview/3fa9c2d41b7e0011'],
    ['on a site without a public address', null, ''],
  ])('has pages %s', async (_, siteOrigin, basePath) => {
    expect(Object.keys(await filesOf(siteOrigin, basePath))).toContain('ur/index.html');
  });

  it('has no file on a public address, and no page names it', async () => {
    const files = await filesOf('https://www.ankura.in', '');

    expect(Object.keys(files).filter((name) => name.startsWith('ur/'))).toEqual([]);
    expect(Object.keys(files)).toContain('kn/index.html');
    const naming = Object.entries(files).filter(([, content]) => bytesOf(content).includes('/ur/'));
    expect(naming.map(([name]) => name)).toEqual([]);
  });
});

it('shows each page’s own picture, or that of the English page', async () => {
  const ogImages = { en: 'The shop', kn: 'ಅಂಗಡಿ' };
  const shell = { siteOrigin: 'https://www.ankura.in', languages: languages.slice(0, 3) };
  const files = await composed([aLanding({ ogImages }), aLegal()], shell);

  const pictureOf = (name: string) => /property="og:image" content="([^"]+)"/.exec(String(files[name]))?.[1];
  expect(pictureOf('index.html')).toMatch(/^https:\/\/www\.ankura\.in\/og-home\.png\?v=/);
  expect(pictureOf('kn/index.html')).toMatch(/^https:\/\/www\.ankura\.in\/kn\/og-home\.png\?v=/);
  expect(pictureOf('hi/index.html')).toBe(pictureOf('index.html'));
  expect(Object.keys(files).filter((name) => name.endsWith('.png'))).toEqual([
    'og-home.png',
    'kn/og-home.png',
  ]);
});
