import { readParts } from '../records/read-parts';
import { MemoryStore } from '../store/memory-store';
import { aLanding, aShell, publishAll, type TinyPart } from '../testing/tiny-parts';
import { readSiteStyles } from './page-styles';

const PAGE = { remote: 'landing', module: 'LandingPage' };

/** A part with these style sheets, by file, and what its build says of them. */
function withSheets(part: TinyPart, stats: object, sheets: Record<string, string>): TinyPart {
  const texts = { ...sheets, 'part.json': JSON.stringify({ start: [], exposes: {}, ...stats }) };
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

/** What stands in the style elements of the landing page. */
async function cssOf(parts: TinyPart[], language = 'en'): Promise<string[]> {
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, parts));
  const styles = await readSiteStyles(builds, { widgetVariables: [] });
  return styles.of(PAGE, language).map(({ css }) => css);
}

it.each([
  'p::after{content:"</style><script>evil()</script>"}',
  'p{background:url("</style>")}',
  '/*! </STYLE> */',
])('ends no style element early: %s', async (css) => {
  expect((await cssOf([aShell(), landingWith(css)]))[0]).not.toContain('</');
});

it('is that of the release, with its addresses', async () => {
  expect((await cssOf([aShell(), landingWith('p { background: url(a.png) }')]))[0]).toMatch(
    /^p\{background:url\(\/_r\/landing\/\w+\/a\.png\)\}$/,
  );
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
    {
      'kn.css': '@font-face{font-family:Own;src:url(own.woff2)}',
    },
  );

  it('brings its own style sheets behind those of all, and its own font alone', async () => {
    const [main, ofLanguage, page, fonts] = await cssOf([shell, landing], 'kn');

    expect(main).toBe('p{font-family:Latin}');
    expect(ofLanguage).toContain('--s-fonts-heading:system-ui');
    expect(page).toBe('h1{margin:0}');
    expect(fonts).toMatch(/url\(\/_r\/landing\/\w+\/own\.woff2\)/);
  });

  it('costs English pages nothing', async () => {
    const css = await cssOf([shell, landing], 'en');

    expect(css).toHaveLength(2);
    expect(css[0]).toContain('latin.woff2');
  });
});
