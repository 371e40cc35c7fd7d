import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stats, webpack } from 'webpack';
import { RenderPagesPlugin } from './render-pages-plugin';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pages-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const RENDERER = `
  exports.businessValues = { brandName: 'Ankura' };
  exports.renderPage = (page, language) => ({ markup: page.words(), facts: { title: language } });`;

/** Builds a part whose only page, at two paths, says what a function gives. @returns the errors of the build */
async function build(words: string): Promise<string[]> {
  const source = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const compiler = webpack({
    mode: 'none',
    target: 'node22.19',
    entry: {
      renderer: source('renderer-source.js', RENDERER),
      HomePage: source(
        'page-source.js',
        `exports.inLanguage = async (language) => ({ words: ${words}, ogImage: () => ({ headline: 'Rice' }) });`,
      ),
    },
    output: { path: join(folder, 'dist/node'), library: { type: 'commonjs2' } },
    plugins: [
      new RenderPagesPlugin(
        { workspace: 'landing-remote', pages: { '/': 'HomePage', '/offers': 'HomePage' } },
        join(folder, 'dist/compose'),
      ),
    ],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, done) => (error || !done ? reject(error) : resolve(done))),
  );
  return stats.toJson({ errors: true }).errors!.map(({ message }) => message);
}

const composed = (name: string) => readFileSync(join(folder, 'dist/compose', name), 'utf8');

it('writes each page in each language, what it says of itself, its picture, and its business values; no program', async () => {
  expect(await build('() => `<h1>${language}</h1>`')).toEqual([]);

  expect(composed('pages/index.html')).toBe('<h1>en</h1>');
  expect(composed('pages/kn/offers.html')).toBe('<h1>kn</h1>');
  expect(JSON.parse(composed('pages/kn/offers.json'))).toEqual({ title: 'kn', linkPicture: 'Ankura – Rice' });
  expect(JSON.parse(composed('business-values.json'))).toEqual({ brandName: 'Ankura' });
  const isPainted = (name: string) => existsSync(join(folder, 'dist/compose', name));
  expect(['pages/index.png', 'pages/kn/index.png'].map(isPainted)).toEqual([true, true]);
  const names = readdirSync(join(folder, 'dist/compose'), { recursive: true }) as string[];
  expect(names.filter((name) => name.endsWith('.js'))).toEqual([]);
});

it.each([
  ['throws', '() => { throw new Error("no crates"); }', /^The page HomePage cannot be rendered: no crates/],
  [
    'ends the process',
    '() => process.exit(0)',
    /^The pages cannot be rendered: their code ended the process/,
  ],
])('a page that %s ends the build with one sentence, and leaves no page', async (_, words, sentence) => {
  expect(await build(words)).toEqual([expect.stringMatching(sentence)]);
  expect(() => composed('pages/index.html')).toThrow();
});

it("writes what is open in the part's translations, each with its place", async () => {
  await build('() => "<h1>Hi</h1>"');

  const open = JSON.parse(composed('translations.json')) as {
    language: string;
    file: string;
    line: number;
  }[];
  for (const { language, file, line } of open) {
    expect(file).toMatch(new RegExp(`^landing-remote/content/(${language}/)?`));
    expect(line).toBeGreaterThan(0);
  }
});

it('leaves nothing of a build before', async () => {
  await build('() => "<h1>Hi</h1>"');

  await build('() => { throw new Error("no crates"); }');

  expect(() => composed('pages/index.html')).toThrow();
});
