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
  const slotName = this.mode === 'development' ? fullName : shortName;
  const exported = runDataModule(source, this.resourcePath, { '@site/shared/theme': styles });
  const definitions = Object.entries(exported).map(([name, value]) => [
    name,
    definition(name, value, prefix),
  ]);

  if (emit === 'css')
    return definitions.map(([name, style]) => cssOf(name, style, slotName, this.resourcePath)).join('');

  const cssLoader = `${__filename}?${JSON.stringify({ prefix, target, emit: 'css' })}`;
  const cssRequest = `${this.resourcePath.replace(/\.ts$/, '.css')}!=!${cssLoader}!${this.resourcePath}`;
  return [
    `import { recipeClasses } from '@site/shared/theme';`,
    target === 'web' ? `import ${JSON.stringify(this.utils.contextify(this.context, cssRequest))};` : '',
    ...definitions.map(([name, style]) => `export const ${name} = ${namesOf(style, slotName)};`),
  ].join('\n');
};

/** As a developer reads it, and as a page carries it: there, the names of slots would be 0.3 kB (brotli). */
const fullName = (slot) => slot;
const shortName = (_slot, index) => index.toString(36);

function cssOf(name, style, slotName, file) {
  try {
    return compileStyles(style.kind === 'slots' ? withSlotNames(style, slotName) : style);
  } catch (cause) {
    throw buildError(`${shortPath(file)}, ${name}: ${cause.message}`);
  }
}

function definition(name, value, prefix) {
  const found = Object(value) === value && styles.definitionOf(value);
  if (!found) {
    throw buildError(`Export '${name}' is no style. Make it with styleSlots, styleRecipe or styleGlobally.`);
  }
  return found.kind === 'global' ? found : { ...found, name: `${prefix}-${found.name}` };
}

function withSlotNames(style, slotName) {
  const slots = Object.entries(style.slots).map(([slot, rules], index) => [slotName(slot, index), rules]);
  return { ...style, slots: Object.fromEntries(slots) };
}

function namesOf(style, slotName) {
  if (style.kind === 'global') return '{}';
  if (style.kind === 'recipe')
    return `recipeClasses(${JSON.stringify(style.name)}, ${JSON.stringify(style.defaults)})`;
  return JSON.stringify(
    Object.fromEntries(
      Object.keys(style.slots).map((slot, index) => [
        slot,
        styles.slotClass(style.name, slotName(slot, index)),
      ]),
    ),
  );
}
