import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { type Compiled, compile, exportsOf, recipeOf } from '../testing/compile';

const [recipe] = recipeOf('landing');
const otherRules = (recipe.module?.rules as RuleSetRule[]).filter(
  ({ test }) => String(test) !== String(/\.styles\.ts$/),
);

/** Builds a style file as a part of the name "landing" would. */
function compileStyleFile(
  source: string,
  { target = 'web', mode = 'production' }: Pick<Configuration, 'mode'> & { target?: 'web' | 'node' } = {},
): Promise<Compiled> {
  const config: Configuration = {
    mode,
    devtool: false,
    entry: './hero.styles.ts',
    target,
    resolve: recipe.resolve,
    output: { filename: 'hero.js', library: { type: 'commonjs2' } },
    module: {
      rules: [
        {
          test: /\.styles\.ts$/,
          loader: join(__dirname, 'styles-loader.js'),
          options: { prefix: 'landing', target },
        },
        ...otherRules,
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: 'hero.css' })],
  };
  return compile({ 'hero.styles.ts': source, 'tokens.ts': 'export const gap = 4;' }, config);
}

const HERO = `
  import { styleSlots } from '@site/shared/theme';
  export const hero = styleSlots('hero', { title: { color: 'textSoft' } });
`;

it("leaves of a style file its classes' names and, beside them, plain CSS", async () => {
  const { files } = await compileStyleFile(HERO);

  expect(exportsOf(files['hero.js']!)).toEqual({ hero: { title: 'landing-hero__0' } });
  expect(files['hero.css']?.trim()).toBe('.landing-hero__0{color:var(--s-colors-text-soft);}');
});

it('names classes in full for whoever develops', async () => {
  const { files } = await compileStyleFile(HERO, { mode: 'development' });

  expect(files['hero.css']).toContain('.landing-hero__title{color:var(--s-colors-text-soft);}');
  expect(files['hero.js']).toContain('landing-hero__title');
});

it('sends the browser no style object', async () => {
  const { files } = await compileStyleFile(HERO);

  expect(files['hero.js']).not.toMatch(/textSoft|text-soft/);
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

it('writes global rules without a prefix, behind the tokens', async () => {
  const { files } = await compileStyleFile(`
    import { styleGlobally } from '@site/shared/theme';
    export const page = styleGlobally({ body: { color: 'text' } });
  `);

  expect(files['hero.css']).toMatch(/^:root\{.*body\{color:var\(--s-colors-text\);\}\s*$/s);
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
