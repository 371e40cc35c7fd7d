import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Stats, webpack } from 'webpack';
import { RenderPagesPlugin } from './render-pages-plugin';

let folder: string;
const makeFolder = () => (folder = mkdtempSync(join(tmpdir(), 'pages-')));
const removeFolder = () => rmSync(folder, { recursive: true });

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

describe('a build', () => {
  beforeAll(async () => {
    makeFolder();
    expect(await build('() => `<h1>${language}</h1>`')).toEqual([]);
  });
  afterAll(removeFolder);

  it('writes each page in each language, what it says of itself, its picture, and its business values; no program', () => {
    expect(composed('pages/index.html')).toBe('<h1>en</h1>');
    expect(composed('pages/kn/offers.html')).toBe('<h1>kn</h1>');
    expect(JSON.parse(composed('pages/kn/offers.json'))).toEqual({
      title: 'kn',
      linkPicture: 'Ankura – Rice',
    });
    expect(JSON.parse(composed('business-values.json'))).toEqual({ brandName: 'Ankura' });
    const names = readdirSync(join(folder, 'dist/compose'), { recursive: true }) as string[];
    expect(names).toEqual(expect.arrayContaining(['pages/index.png', 'pages/kn/index.png']));
    expect(names.filter((name) => name.endsWith('.js'))).toEqual([]);
  });

  it("writes what is open in the part's translations, each with its place", () => {
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
});

describe('a page that cannot be rendered', () => {
  beforeEach(makeFolder);
  afterEach(removeFolder);

  it.each([
    ['throws', '() => { throw new Error("no crates"); }', /^The page HomePage cannot be rendered: no crates/],
    [
      'ends the process',
      '() => process.exit(0)',
      /^The pages cannot be rendered: their code ended the process/,
    ],
  ])(
    'because it %s ends the build with one sentence, and leaves no page, nor one of a build before',
    async (_, words, sentence) => {
      mkdirSync(join(folder, 'dist/compose/pages'), { recursive: true });
      writeFileSync(join(folder, 'dist/compose/pages/index.html'), '<h1>Hi</h1>');

      expect(await build(words)).toEqual([expect.stringMatching(sentence)]);
      expect(() => composed('pages/index.html')).toThrow();
    },
  );
});
