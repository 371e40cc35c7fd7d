import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compile, type Compiled } from '../testing/compile';
import { IntegrityPlugin } from './integrity-plugin';

type Tag = Record<string, unknown>;

/** Builds a part that loads a script and a style sheet later. */
function build(mode: 'production' | 'development' = 'production'): Promise<Compiled> {
  return compile(
    {
      'index.js': `import('./later');`,
      'later.js': `import './later.css'; console.log('later');`,
      'later.css': '.later {}',
    },
    {
      mode,
      entry: './index.js',
      target: 'web',
      output: { publicPath: '/_f/landing/', chunkFilename: '[name].js' },
      optimization: { chunkIds: 'named' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new IntegrityPlugin()],
    },
  );
}

/** What an entry says when it runs. */
function laterIntegrityIn(entry: string): unknown {
  const [statement = ''] = entry.split('\n');
  const scope: { siteLaterIntegrity?: unknown } = {};
  new Function('globalThis', statement)(scope);
  return scope.siteLaterIntegrity;
}

/** Builds a part that loads a script and a style sheet later, and runs it on a page that records what it is told to load. */
async function filesAskedFor(siteIntegrity?: (url: string) => string): Promise<Tag[]> {
  const { files } = await build();
  const asked: Tag[] = [];
  const tag = (name: string): Tag => ({ name, setAttribute: () => undefined, getAttribute: () => null });
  const page = {
    createElement: tag,
    getElementsByTagName: () => [],
    querySelectorAll: () => [],
    head: { appendChild: (element: Tag) => asked.push(element) },
  };
  const origin = { location: { origin: 'https://www.ankura.in' } };
  const scope = {
    document: page,
    self: {},
    window: origin,
    globalThis: { siteIntegrity },
    setTimeout: () => 0,
  };
  new Function(...Object.keys(scope), files['main.js']!)(...Object.values(scope));
  await new Promise(setImmediate);
  return asked;
}

it.each([
  ['script', 'script', { src: '/_f/landing/later_js.js' }],
  ['style sheet', 'link', { href: '/_f/landing/later_js.css' }],
])(
  "asks the page's deployment for the integrity of a %s that the part loads later",
  async (_, tag, address) => {
    const asked = await filesAskedFor((url) => `sha256-of-${url}`);

    expect(asked.find(({ name }) => name === tag)).toMatchObject({
      ...address,
      integrity: `sha256-of-${Object.values(address)[0]}`,
      crossOrigin: 'anonymous',
    });
  },
);

it('loads without a check where the page has no deployment, as in development', async () => {
  const asked = await filesAskedFor(undefined);

  expect(asked).toHaveLength(2);
  expect(asked.filter((tag) => 'integrity' in tag)).toEqual([]);
});

it('begins the entry with the integrity of what it loads later, and of nothing else', async () => {
  const { files } = await build();
  const hashOf = (name: string) => `sha256-${createHash('sha256').update(files[name]!).digest('base64')}`;

  expect(laterIntegrityIn(files['main.js']!)).toEqual({
    'later_js.css': hashOf('later_js.css'),
    'later_js.js': hashOf('later_js.js'),
  });
});

it('says nothing of it in development, where files change', async () => {
  const { files } = await build('development');

  expect(files['main.js']).not.toContain('siteLaterIntegrity');
});
