import { buildsOf } from '../testing/a-candidate';
import { aLanding, aShell, STATS, type TinyPart } from '../testing/tiny-parts';
import { readSiteStyles } from './page-styles';

const PAGE = { remote: 'landing', module: 'LandingPage' };

/** A part with these style sheets, by file, and what its build says of them. */
function withSheets(part: TinyPart, stats: object, sheets: Record<string, string>): TinyPart {
  const texts = { ...sheets, 'part.json': JSON.stringify({ ...STATS, ...stats }) };
  const files = Object.entries(texts).map(([name, text]) => ({
    path: `browser/${name}`,
    body: Buffer.from(text),
  }));
  const others = part.files.filter(({ path }) => !files.some((file) => file.path === path));
  return { ...part, files: [...others, ...files].sort((one, other) => (one.path < other.path ? -1 : 1)) };
}

/** A landing page with a style sheet. */
function landingWith(css: string, stats: object = {}, sheets: Record<string, string> = {}): TinyPart {
  const exposes = { __federation_expose_LandingPage: ['page.css'] };
  return withSheets(
    aLanding(),
    { remoteEntry: 'remoteEntry.js', exposes, ...stats },
    { 'page.css': css, ...sheets },
  );
}

/** The style elements of the landing page. */
async function stylesOf(parts: TinyPart[], language = 'en') {
  const styles = await readSiteStyles(await buildsOf(parts), { widgetVariables: [] });
  return styles.of(PAGE, language);
}

async function cssOf(parts: TinyPart[], language?: string): Promise<string> {
  return (await stylesOf(parts, language)).map(({ css }) => css).join();
}

it.each([
  'p::after{content:"</style><script>evil()</script>"}',
  'p{background:url("</style>")}',
  '/*! </STYLE> */',
])('ends no style element early: %s', async (css) => {
  expect(await cssOf([aShell(), landingWith(css)])).not.toContain('</');
});

it("is that of the release, with the addresses of its files and of the page's own elements", async () => {
  const css = 'p { background: url(a.png); clip-path: url(#clip) }';

  expect(await cssOf([aShell(), landingWith(css)])).toMatch(
    /^p \{ background: url\(\/_f\/landing\/a\.png\); clip-path: url\(#clip\) \}$/,
  );
});

it('has no token that no rule of the site uses, however its value is written', async () => {
  const css =
    'p{--a:1px;--b:{x;y};--c:"};--d:1";color:var(--d);--e:url(a;b.png);margin:VAR( --f );--f:var(--g)}@media print{p{--g:0;--h:calc(1px + (2px))}}p::after{content:"--i:1"}';

  expect(await cssOf([aShell(), landingWith(css)])).toBe(
    'p{color:var(--d);margin:VAR( --f );--f:var(--g)}@media print{p{--g:0;}}p::after{content:"--i:1"}',
  );
});

it('is read in a moment, however many addresses it begins', async () => {
  const css = await cssOf([aShell(), landingWith(`p{color:red}${'url('.repeat(200_000)}`)]);

  expect(css.slice(0, 12)).toBe('p{color:red}');
});

describe('given a shell and a landing page that each bring the kit that they were built with', () => {
  const withKit = (name: string, css: string) => [
    withSheets(
      aShell(),
      { remoteEntry: null, start: ['main.js', 'kit.1.css', 'main.css'] },
      { 'main.js': '', 'kit.1.css': '.ui1-button{color:red}', 'main.css': 'header{margin:0}' },
    ),
    landingWith(
      'h1{margin:0}',
      { exposes: { __federation_expose_LandingPage: [name, 'page.css'] } },
      { [name]: css },
    ),
  ];

  it('has the kit once where it is the same', async () => {
    const [first, ...others] = await stylesOf(withKit('kit.1.css', '.ui1-button{color:red}'));

    expect(first!.css).toBe('.ui1-button{color:red}header{margin:0}h1{margin:0}');
    expect([first, ...others].map((style) => style!.href)).toEqual(['kit.1.css', 'main.css', 'page.css']);
  });

  it('has both where they are not, each before what its part makes of it', async () => {
    const styles = await stylesOf(withKit('kit.2.css', '.ui2-button{color:blue}'));

    expect(styles[0]!.css).toBe('.ui1-button{color:red}header{margin:0}.ui2-button{color:blue}h1{margin:0}');
    expect(styles.map(({ href }) => href)).toEqual(['kit.1.css', 'main.css', 'kit.2.css', 'page.css']);
  });
});

describe('of a language with letters of its own', () => {
  const shell = withSheets(
    aShell(),
    { remoteEntry: null, start: ['main.js', 'main.css'], content: { en: [], kn: ['kn.css'] } },
    {
      'main.js': '',
      'main.css': '@font-face{font-family:Latin;src:url(latin.woff2)}p{font-family:Latin}',
      'kn.css': ':root{--s-fonts-heading:system-ui}h1{font-family:var(--s-fonts-heading)}',
    },
  );
  const landing = landingWith(
    'h1{margin:0}',
    { content: { en: [], kn: ['kn.css'] } },
    { 'kn.css': '@font-face{font-family:Own;src:url(own.woff2)}' },
  );

  it('brings its own style sheets behind those of all, and its own font alone', async () => {
    expect(await cssOf([shell, landing], 'kn')).toMatch(
      new RegExp(
        '^p\\{font-family:Latin\\}:root\\{--s-fonts-heading:system-ui\\}.*' +
          'h1\\{margin:0\\}@font-face\\{.*url\\(/_f/landing/own\\.woff2\\)\\},*$',
      ),
    );
  });

  it('is one element, and an empty one for each other file that a part would else load', async () => {
    const [first, ...others] = await stylesOf([shell, landing], 'kn');

    expect(first!.href).toBe('main.css');
    expect(others).toEqual(['kn.css', 'page.css', 'kn.css'].map((href) => ({ href, css: '' })));
  });

  it('ends with the remote’s own: a sheet that is not closed swallows nothing of the shell’s', async () => {
    const css = await cssOf([shell, landingWith('h1{margin:0')], 'en');

    expect(css).toMatch(/^@font-face.*p\{font-family:Latin\}h1\{margin:0\}?/);
  });

  it('costs English pages nothing', async () => {
    const styles = await stylesOf([shell, landing], 'en');

    expect(styles.map(({ href }) => href)).toEqual(['main.css', 'page.css']);
    expect(styles[0]!.css).toContain('latin.woff2');
  });
});
