import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { type Compiled, compile, exportsOf, recipeOf } from '@site/tooling/testing/compile';
import { ROOT } from '../working-copy/working-copy';

const [recipe] = recipeOf('landing');
const otherRules = (recipe.module?.rules as RuleSetRule[]).filter(
  ({ test }) => String(test) !== String(/\.styles\.ts$/),
);

/** Builds a style file as a part of the name "landing" would. */
function compileStyleFile(source: string, options: Options = {}): Promise<Compiled> {
  return compile({ 'hero.styles.ts': source, 'tokens.ts': 'export const gap = 4;' }, configOf(options));
}

interface Options extends Pick<Configuration, 'mode'> {
  target?: 'web' | 'node';
  /** Of the loader. */
  own?: { prefix: string; kit?: string };
  entry?: string;
}

function configOf({
  target = 'web',
  mode = 'production',
  own = { prefix: 'landing' },
  entry = './hero.styles.ts',
}: Options): Configuration {
  return {
    mode,
    devtool: false,
    entry,
    target,
    resolve: { ...recipe.resolve, modules: [join(ROOT, 'node_modules')] },
    output: { filename: 'hero.js', library: { type: 'commonjs2' } },
    module: {
      rules: [
        { test: /\.styles\.ts$/, loader: join(__dirname, 'styles-loader.js'), options: { ...own, target } },
        ...otherRules,
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: 'hero.css' })],
  };
}

const HERO = `
  import { styleSlots } from '@site/shared/theme';
  export const hero = styleSlots('hero', { title: { color: 'textSoft' } });
`;

it("leaves of a style file its classes' names and, next to them, plain CSS", async () => {
  const { files } = await compileStyleFile(HERO);

  expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: 'landing-hero__0' } });
  expect(files['hero.css']?.trim()).toBe('.landing-hero__0{color:var(--s-colors-text-soft);}');
});

it('names classes in full for engineers', async () => {
  const { files } = await compileStyleFile(HERO, { mode: 'development' });

  expect(files['hero.css']).toContain('.landing-hero__title{color:var(--s-colors-text-soft);}');
  expect(files['hero.js']).toContain('landing-hero__title');
});

it('writes no CSS for prerendering, and the same names', async () => {
  const { files } = await compileStyleFile(HERO, { target: 'node' });

  expect(Object.keys(files)).toEqual(['hero.js']);
  expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: 'landing-hero__0' } });
});

it('keeps a recipe choosable at run time', async () => {
  const { files } = await compileStyleFile(`
    import { styleRecipe } from '@site/shared/theme';
    export const card = styleRecipe('card', { base: {}, variants: { look: { plain: {}, loud: {} } }, defaults: { look: 'plain' } });
  `);
  const { card } = exportsOf(files['hero.js']!) as { card: (choice?: object) => string };

  expect(card()).toBe('landing-card landing-card--look-plain');
  expect(card({ look: 'loud' })).toBe('landing-card landing-card--look-loud');
});

describe("the kit's style files", () => {
  const card = `export const card = styleSlots('card', { root: { color: 'text' } });`;
  const folders: string[] = [];

  afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

  /** The classes of a kit's card, and the sheet that comes with them. */
  async function buildCard(sources: Record<string, string>, options: Options = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'kit-'));
    folders.push(folder);
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const kit = join(folder, 'ui');
    mkdirSync(kit);
    for (const [name, source] of Object.entries(sources))
      writeFileSync(
        join(kit, `${name}.styles.ts`),
        `import { styleSlots } from '@site/shared/theme';\n${source}`,
      );
    const config = configOf({
      own: { prefix: 'ui', kit: relative(__dirname, kit) },
      entry: join(kit, 'card.styles.ts'),
      ...options,
    });
    const { files, errors } = await compile({}, config);
    expect(errors).toEqual([]);
    return { names: exportsOf(files['hero.js']!).card as Record<string, string>, css: files['hero.css'] };
  }

  const sign = (color: string) => `export const sign = styleSlots('sign', { root: { color: '${color}' } });`;

  it('are one sheet, the same whichever of them a part uses', async () => {
    const { names, css } = await buildCard({ card, sign: sign('accent') });

    const digest = /^ui(\w+)-card__0$/.exec(names.root!)?.[1];
    expect(css?.trim()).toBe(
      `.ui${digest}-card__0{color:var(--s-colors-text);}.ui${digest}-sign__0{color:var(--s-colors-accent);}`,
    );
  });

  it('have the same names in every build of the same kit, for prerendering, too', async () => {
    const kit = { card, sign: sign('accent') };

    const { names } = await buildCard(kit);

    expect((await buildCard(kit)).names).toEqual(names);
    expect((await buildCard(kit, { target: 'node' })).names).toEqual(names);
  });

  it('have other names in a kit that has other rules anywhere', async () => {
    const { names } = await buildCard({ card, sign: sign('accent') });

    expect((await buildCard({ card, sign: sign('text') })).names).not.toEqual(names);
  });

  it('have plain names for engineers', async () => {
    const { names } = await buildCard({ card }, { mode: 'development' });

    expect(names).toEqual({ root: 'ui-card__root' });
  });
});

describe('a style file that cannot be built', () => {
  it.each([
    [
      'an unknown token',
      `styleSlots('hero', { title: { color: 'chili' } })`,
      /hero\.styles\.ts, hero: Style "color: chili" is not valid CSS/,
    ],
    [
      'an export that is no style',
      `{ title: 'title' }`,
      /Export 'hero' is no style\. Make it with styleSlots, styleRecipe or styleGlobally\./,
    ],
  ])('names %s', async (_, value, sentence) => {
    const { errors } = await compileStyleFile(
      `import { styleSlots } from '@site/shared/theme'; export const hero = ${value};`,
    );

    expect(errors.join('\n')).toMatch(sentence);
  });

  it('names an import of anything but the theme', async () => {
    const { errors } = await compileStyleFile(`import { gap } from './tokens'; export const hero = { gap };`);

    expect(errors.join('\n')).toMatch(
      /hero\.styles\.ts imports '\.\/tokens'\. It may import @site\/shared\/theme only\./,
    );
  });
});
