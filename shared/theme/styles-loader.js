/**
 * Webpack loader for `*.styles.ts`: the module becomes class names, its style objects become CSS.
 * The file is run here, at build time; it may import nothing but '@site/shared/theme'.
 *
 * The kit's styles are one style sheet, alike in all parts that were built with the same kit. Parts on one page may have
 * different kits, so in releases its class names begin with a digest of that sheet.
 */
require('tsx/cjs');
const { createHash } = require('node:crypto');
const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');
const { buildError, shortPath } = require('../working-copy/build-error.ts');

/** The one module that a style file may import. */
const THEME = '@site/shared/theme';

const THEME_FILES = [
  'themes.ts',
  'tokens.ts',
  'system.ts',
  'styles.ts',
  'compile-styles.ts',
  'token-css.ts',
].map((file) => join(__dirname, file));

/** The theme, with when its files were saved. */
let theme = { saved: '' };

/** Reads the theme as its files are: a watching build may have read it before a colour or a size was edited. */
function readTheme() {
  const saved = THEME_FILES.map((file) => statSync(file).mtimeMs).join();
  if (saved === theme.saved) return;
  for (const file of THEME_FILES) delete require.cache[file];
  theme = { saved, ...require('./styles.ts'), ...require('./compile-styles.ts') };
}

/**
 * @this {import('webpack').LoaderContext<{ prefix: string, target: 'web' | 'node', kit?: string, emit?: 'css' }>} `kit`: folder of
 *   the kit that the file belongs to, from this one: ids of modules have it, and are to be the same on every machine
 */
module.exports = function stylesLoader(source) {
  for (const file of [__filename, ...THEME_FILES]) this.addDependency(file);
  readTheme();
  const { prefix, target, kit, emit } = this.getOptions();
  const hasShortNames = this.mode !== 'development';
  const files = kit ? kitFiles(join(__dirname, kit), this) : [{ file: this.resourcePath, source }];
  const digest = kit && hasShortNames ? digestOf(files, { prefix, hasShortNames }) : '';
  const naming = { prefix: prefix + digest, hasShortNames };

  if (emit === 'css') return files.map((each) => cssOf(each, naming)).join('');

  const cssLoader = `${__filename}?${JSON.stringify({ prefix, target, kit, emit: 'css' })}`;
  const { file } = files[0];
  const sheet = kit ? join(__dirname, kit, 'kit.styles.css') : file.replace(/\.ts$/, '.css');
  const cssRequest = `${sheet}!=!${cssLoader}!${file}`;
  return [
    `import { recipeClasses } from '${THEME}';`,
    target === 'web' ? `import ${JSON.stringify(this.utils.contextify(this.context, cssRequest))};` : '',
    ...definitionsIn({ file: this.resourcePath, source }, naming).map(
      ([name, style]) => `export const ${name} = ${namesOf(style)};`,
    ),
  ].join('\n');
};

/** The style files of the kit, in an order that every machine has. */
function kitFiles(folder, loader) {
  loader.addContextDependency(folder);
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.styles.ts'));
  return names.sort().map((name) => {
    const file = join(folder, name);
    loader.addDependency(file);
    return { file, source: readFileSync(file, 'utf8') };
  });
}

/** What it was for the same files: every style file of the kit asks for it. */
let known = { key: '', digest: '' };

function digestOf(files, naming) {
  const key = theme.saved + JSON.stringify(files);
  if (known.key !== key) {
    const css = files.map((each) => cssOf(each, naming)).join('');
    known = { key, digest: createHash('sha256').update(css).digest().readUInt32BE().toString(36) };
  }
  return known.digest;
}

function definitionsIn(styleFile, naming) {
  return Object.entries(exportsOf(styleFile)).map(([name, value]) => [name, definition(name, value, naming)]);
}

/** What a style file exports as it is now: a watching build may have run it before it was changed. */
function exportsOf({ file, source }) {
  const imported = [...source.matchAll(/^import\b[^'"]*['"]([^'"]+)['"]/gm)].map(([, request]) => request);
  const other = imported.find((request) => request !== THEME);
  if (other) throw buildError(`${shortPath(file)} imports '${other}'. It may import ${THEME} only.`);
  delete require.cache[file];
  try {
    return require(file);
  } catch (error) {
    throw buildError(`${shortPath(file)} cannot be read: ${error.name}: ${error.message}`);
  }
}

function cssOf(styleFile, naming) {
  return definitionsIn(styleFile, naming)
    .map(([name, style]) => {
      try {
        return theme.compileStyles(style);
      } catch (cause) {
        throw buildError(`${shortPath(styleFile.file)}, ${name}: ${cause.message}`);
      }
    })
    .join('');
}

function definition(name, value, { prefix, hasShortNames }) {
  const found = Object(value) === value && theme.definitionOf(value);
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
      theme.slotClass(name, hasShortNames ? index.toString(36) : slot),
    ]),
  );
}

function namesOf(style) {
  if (style.kind === 'global') return '{}';
  if (style.kind === 'recipe')
    return `recipeClasses(${JSON.stringify(style.name)}, ${JSON.stringify(style.defaults)})`;
  return JSON.stringify(style.classes);
}
