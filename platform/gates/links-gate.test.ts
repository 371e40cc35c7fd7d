import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aRemote, aShell, type TinyPart } from '../testing/tiny-parts';
import { linksGate } from './links-gate';

/** What the gate says of a landing page with this content next to its heading. */
async function check(
  content: string,
  { shell = aShell(), ...options }: CandidateOptions & { shell?: TinyPart } = {},
): Promise<string[]> {
  const body = `<h1>Mandi</h1><section id="services"></section>${content}`;
  const landing = aLanding({ body, documents: { 'index.md': '# Prices' } });
  const candidate = await aCandidate({ parts: [shell, landing, aLegal()], ...options });
  return linksGate(candidate).map(({ message }) => message);
}

/** The same of what is in the head of the page, where remotes have no say. */
const checkHead = (markup: string) =>
  check('', { change: (html, path) => (path === '/' ? html.replace('</head>', `${markup}</head>`) : html) });

const link = (address: string) => `<a href="${address}">There</a>`;

it('has nothing against pages whose addresses all lead somewhere', async () => {
  expect(await check('')).toEqual([]);
});

it.each([
  ['the page itself', '/'],
  ['an anchor of the same page', '#services'],
  ['the top of the same page', '#'],
  ['another page', '/privacy-policy'],
  ['another page, with a query', '/privacy-policy?from=home'],
  ['an anchor of another page', '/privacy-policy#retention'],
  ['an anchor in other letters', '/privacy-policy#retenti%6Fn'],
  ['a document', '/index.md'],
  ['a file of the site', '/favicon.svg'],
])('has nothing against a link to %s', async (_, address) => {
  expect(await check(link(address))).toEqual([]);
});

it.each([
  ['another host', 'https://play.google.com/store/apps?id=%zz'],
  ['another host of the same scheme', '//wa.me/919812345678'],
  ['an e-mail', 'mailto:hello@ankura.in?subject=100%'],
  ['a phone', 'tel:+919812345678'],
])('does not check an address of %s', async (_, address) => {
  expect(await check(link(address))).toEqual([]);
});

it.each([
  ['a page that is not there', '/prices', 'does not exist'],
  ['a page with a trailing slash, which is another address', '/privacy-policy/', 'does not exist'],
  ['the file of a page, which is not its address', '/privacy-policy.html', 'does not exist'],
  ['the page that says "not found"', '/404', 'does not exist'],
  ['an anchor that is not on the page', '#prices', 'has no such anchor'],
  ['an anchor that is not on the other page', '/privacy-policy#services', 'has no such anchor'],
  ['a release that is not live', '/_f/landing/price-list.pdf', 'does not exist'],
  ['what is no address', 'https://[ankura', 'is no address'],
  ['what cannot be decoded', '/%zz', 'is no address'],
  ['an anchor that cannot be decoded', '#%zz', 'is no address'],
])('refuses a link to %s', async (_, address, fact) => {
  expect(await check(link(address))).toEqual([`The page / names ${address}, which ${fact}.`]);
});

it('refuses a link to a page whose part is not among the releases, and names the part', async () => {
  const landing = aLanding({
    body: `<h1>Mandi</h1><section id="services"></section>${link('/privacy-policy#x')}`,
  });
  const candidate = await aCandidate({ parts: [aShell(), landing] });

  expect(linksGate(candidate)).toMatchObject([
    {
      code: 'part-missing',
      message: 'The page / names /privacy-policy#x, and no release of legal, which shows it, goes with it.',
      remedy: expect.stringContaining('npm run site -- promote shell legal'),
    },
  ]);
});

it('names an address once, however often the page does', async () => {
  expect(await check(link('/prices') + link('/prices'))).toHaveLength(1);
});

it('says whose page it is', async () => {
  const candidate = await aCandidate({
    change: (html) => html.replace('</main>', `${link('/prices')}</main>`),
  });

  expect(linksGate(candidate)).toMatchObject([
    { code: 'link-broken', remedy: expect.stringContaining('Correct it in landing or in shell,') },
    { code: 'link-broken', remedy: expect.stringContaining('Correct it in legal or in shell,') },
    { code: 'link-broken', remedy: expect.stringContaining('Correct it in shell,') },
  ]);
});

it.each([
  ['a script', '<script src="/gone.js"></script>'],
  ['a picture', '<img src="/gone.js">'],
  ['a drawing', '<svg><use href="/gone.js"/></svg>'],
  ['a preloaded file', '<link rel="preload" href="/gone.js">'],
  ['a picture next to the link', '<meta property="og:image" content="/gone.js">'],
  ['a font', '<style>@font-face { src: url("/gone.js") format("woff2") }</style>'],
  ['a background', '<style>p { background: url(/gone.js) }</style>'],
])('refuses %s that is not there', async (_, markup) => {
  expect(await checkHead(markup)).toEqual(['The page / names /gone.js, which does not exist.']);
});

it('has nothing against a picture that the style sheet itself holds', async () => {
  expect(await checkHead('<style>p { background: url("data:image/svg+xml,%3Csvg/%3E") }</style>')).toEqual(
    [],
  );
});

it('finds the files of the releases that go live', async () => {
  const candidate = await aCandidate();
  const [entry] = Object.values(candidate.builds.landing!.integrity);
  const gone = { ...candidate.builds, landing: { ...candidate.builds.landing!, integrity: {} } };

  expect(entry).toBeDefined();
  expect(linksGate(candidate)).toEqual([]);
  expect(linksGate({ ...candidate, builds: gone }).length).toBeGreaterThan(0);
});

describe('on a public origin', () => {
  const origin = 'https://www.ankura.in';
  const shell = aShell({ siteOrigin: origin });

  it('follows complete addresses of its own', async () => {
    expect(await check(link(`${origin}/privacy-policy#retention`), { shell })).toEqual([]);
    expect(await check(link(`${origin}/prices`), { shell })).toEqual([
      `The page / names ${origin}/prices, which does not exist.`,
    ]);
  });
});

describe('under a preview’s path', () => {
  const basePath = '/_preview/3fa9c2d41b7e0011';

  it.each(['/', '/privacy-policy', '/privacy-policy#retention', '/#services', '/index.md'])(
    'has nothing against a link to %s below it',
    async (address) => {
      expect(await check(link(basePath + address), { basePath })).toEqual([]);
    },
  );

  it.each(['/privacy-policy', '/index.md', '/'])('refuses a link to %s, which leaves it', async (address) => {
    expect(await check(link(address), { basePath })).toEqual([
      `The page / names ${address}, which does not exist.`,
    ]);
  });
});

describe('a link to a page by the name of its part', () => {
  const careers = (...paths: string[]) =>
    aRemote('careers', 'Page', { pages: Object.fromEntries(paths.map((path) => [path, 'Page'])) });

  const languages = ['en', 'kn'].map((tag) => ({ tag, name: tag, direction: 'ltr' as const }));

  /** What the gate says of a landing page with a link to a page of careers by its name, in two languages. */
  async function checkNamed(
    parts: CandidateOptions['parts'],
    { href = '/careers', basePath = '' }: { href?: string; basePath?: string } = {},
  ) {
    const body = (base: string) =>
      `<h1>Mandi</h1><section id="services"><a href="${base}${href}" data-part="careers">Jobs</a></section>`;
    const landing = aLanding({ bodies: { en: body(basePath), kn: body(`${basePath}/kn`) } });
    const shell = aShell({ languages });
    const candidate = await aCandidate({ parts: [shell, landing, aLegal(), ...parts!], basePath });
    return linksGate(candidate).filter(({ message }) => !message.includes('#services'));
  }

  it.each(['', '/_preview/3fa9c2d41b7e0011'])(
    'has nothing against a page that is there, below "%s"',
    async (basePath) => {
      expect(await checkNamed([careers('/careers')], { basePath })).toEqual([]);
    },
  );

  it.each([
    ['was retired, or is not published yet', [], /^and no release of careers goes with it\.$/],
    [
      'was rolled back to before it had the page',
      [careers('/jobs', '/life-here')],
      /^and careers@\w+ has no such page: it has \/jobs, \/life-here\.$/,
    ],
    [
      'gave the page to another part',
      [aRemote('jobs', 'Page', { pages: { '/careers': 'Page' } })],
      /^and no release/,
    ],
  ])('names link, part and remedy where the part %s', async (_, parts, fact) => {
    const [problem] = await checkNamed(parts);

    expect(problem).toMatchObject({
      code: 'page-missing',
      severity: 'error',
      message: expect.stringMatching(
        /^The page \/ of landing@\w+ links to the page \/careers of careers, and /,
      ),
      remedy:
        'Put a release of careers live that has the page, together with the others: npm run site -- promote landing careers. Or take the link out of landing, and publish it again.',
    });
    expect(problem?.message.split('careers, ')[1]).toMatch(fact);
  });

  it('says so in the same words for each language, so that the gates tell it once', async () => {
    const problems = await checkNamed([]);

    expect(problems).toHaveLength(2);
    expect(problems[0]).toEqual(problems[1]);
  });

  it('still finds an anchor that is not on the page', async () => {
    const problems = await checkNamed([careers('/careers')], { href: '/careers#engineers' });

    expect(problems.map(({ message }) => message)).toContain(
      'The page / names /careers#engineers, which has no such anchor.',
    );
  });
});
