import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { compile } from '../testing/compile';
import { IntegrityPlugin } from './integrity-plugin';

type Tag = Record<string, unknown>;

/** Builds a part that loads a script and a style sheet later, and runs it on a page that records what it is told to load. */
async function filesAskedFor(siteIntegrity?: (url: string) => string): Promise<Tag[]> {
  const { files } = await compile(
    {
      'index.js': `import('./later');`,
      'later.js': `import './later.css'; console.log('later');`,
      'later.css': '.later {}',
    },
    {
      entry: './index.js',
      target: 'web',
      output: { publicPath: '/_r/landing/1/', chunkFilename: '[name].js' },
      optimization: { chunkIds: 'named' },
      module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
      plugins: [new MiniCssExtractPlugin({ chunkFilename: '[name].css' }), new IntegrityPlugin()],
    },
  );
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

it("asks the page's deployment for the integrity of a script that the part loads later", async () => {
  const asked = await filesAskedFor((url) => `sha256-of-${url}`);

  expect(asked.find(({ name }) => name === 'script')).toMatchObject({
    src: '/_r/landing/1/later_js.js',
    integrity: 'sha256-of-/_r/landing/1/later_js.js',
    crossOrigin: 'anonymous',
  });
});

it("asks the page's deployment for the integrity of a style sheet that the part loads later", async () => {
  const asked = await filesAskedFor((url) => `sha256-of-${url}`);

  expect(asked.find(({ name }) => name === 'link')).toMatchObject({
    href: '/_r/landing/1/later_js.css',
    integrity: 'sha256-of-/_r/landing/1/later_js.css',
    crossOrigin: 'anonymous',
  });
});

it('loads without a check where the page has no deployment, as in development', async () => {
  const asked = await filesAskedFor(undefined);

  expect(asked).toHaveLength(2);
  expect(asked.filter((tag) => 'integrity' in tag)).toEqual([]);
});
