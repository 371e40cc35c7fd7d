/**
 * Webpack loader for `*.styles.ts`: the module becomes class names, its style objects become CSS.
 * The file is run here, at build time; it may import nothing but '@site/shared/theme'.
 */
require('tsx/cjs');
const { join } = require('node:path');
const { buildError, runDataModule, shortPath } = require('../working-copy/run-data-module');
const styles = require('./styles.ts');
const { compileStyles } = require('./compile-styles.ts');

const THEME_FILES = [
  'styles-loader.js',
  'tokens.ts',
  'system.ts',
  'styles.ts',
  'compile-styles.ts',
  'token-css.ts',
  'fixed-values.ts',
  'css-check.ts',
];

/** @this {import('webpack').LoaderContext<{ prefix: string, target: 'web' | 'node', emit?: 'css' }>} */
module.exports = function stylesLoader(source) {
  for (const file of THEME_FILES) this.addDependency(join(__dirname, file));
  const { prefix, target, emit } = this.getOptions();
  const naming = { prefix, hasShortNames: this.mode !== 'development' };
  const exported = runDataModule(source, this.resourcePath, { '@site/shared/theme': styles });
  const definitions = Object.entries(exported).map(([name, value]) => [
    name,
    definition(name, value, naming),
  ]);

  if (emit === 'css')
    return definitions.map(([name, style]) => cssOf(name, style, this.resourcePath)).join('');

  const cssLoader = `${__filename}?${JSON.stringify({ prefix, target, emit: 'css' })}`;
  const cssRequest = `${this.resourcePath.replace(/\.ts$/, '.css')}!=!${cssLoader}!${this.resourcePath}`;
  return [
    `import { recipeClasses } from '@site/shared/theme';`,
    target === 'web' ? `import ${JSON.stringify(this.utils.contextify(this.context, cssRequest))};` : '',
    ...definitions.map(([name, style]) => `export const ${name} = ${namesOf(style)};`),
  ].join('\n');
};

function cssOf(name, style, file) {
  try {
    return compileStyles(style);
  } catch (cause) {
    throw buildError(`${shortPath(file)}, ${name}: ${cause.message}`);
  }
}

function definition(name, value, { prefix, hasShortNames }) {
  const found = Object(value) === value && styles.definitionOf(value);
  if (!found) {
    throw buildError(`Export '${name}' is no style. Make it with styleSlots, styleRecipe or styleGlobally.`);
  }
  if (found.kind === 'global') return found;
  const named = { ...found, name: `${prefix}-${found.name}` };
  return found.kind === 'slots' ? { ...named, classes: classesOf(named, hasShortNames) } : named;
}

/** @param {boolean} hasShortNames whether slots are numbered, as pages carry them: in full, they would be 0.3 kB (brotli) of each */
function classesOf({ name, slots }, hasShortNames) {
  return Object.fromEntries(
    Object.keys(slots).map((slot, index) => [
      slot,
      styles.slotClass(name, hasShortNames ? index.toString(36) : slot),
    ]),
  );
}

function namesOf(style) {
  if (style.kind === 'global') return '{}';
  if (style.kind === 'recipe')
    return `recipeClasses(${JSON.stringify(style.name)}, ${JSON.stringify(style.defaults)})`;
  return JSON.stringify(style.classes);
}
