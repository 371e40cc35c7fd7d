import { readParts } from '../records/read-parts';
import { MemoryStore } from '../store/memory-store';
import { aLanding, aShell, publishAll } from '../testing/tiny-parts';
import { readSiteStyles } from './page-styles';

const PAGE = { remote: 'landing', module: 'LandingPage' };

/** The CSS of a landing page whose style sheet is the given one. */
async function cssOf(css: string): Promise<string | undefined> {
  const landing = aLanding();
  const files = landing.files.filter(({ path }) => path !== 'browser/part.json');
  const stats = {
    start: [],
    remoteEntry: 'remoteEntry.js',
    exposes: { __federation_expose_LandingPage: ['page.css'] },
  };
  files.push({ path: 'browser/part.json', body: Buffer.from(JSON.stringify(stats)) });
  files.push({ path: 'browser/page.css', body: Buffer.from(css) });
  const store = new MemoryStore();
  const { builds } = await readParts(store, await publishAll(store, [aShell(), { ...landing, files }]));
  const styles = await readSiteStyles(builds, { widgetVariables: [] });
  return styles.of(PAGE)[0]?.css;
}

it.each([
  'p::after{content:"</style><script>evil()</script>"}',
  'p{background:url("</style>")}',
  '/*! </STYLE> */',
])('ends no style element early: %s', async (css) => {
  expect(await cssOf(css)).not.toContain('</');
});

it('is that of the release, with its addresses', async () => {
  expect(await cssOf('p { background: url(a.png) }')).toMatch(
    /^p\{background:url\(\/_r\/landing\/\w+\/a\.png\)\}$/,
  );
});
