const { resolve } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { parts } = require('../federation');

const root = resolve(__dirname, '../..');

/** File of the shell's Node build that lists the business values which are missing. */
const MISSING_VALUES_FILE = 'missing-values.json';

/** What takes all content of a folder. */
const ALL_CONTENT = /\/content\/all-content\.ts$/;

const BUSINESS_VALUES = resolve(root, 'shared/site/business-values.ts');

/**
 * How each kind of file becomes part of a build: styles, content, code, style sheets and pictures.
 * @param {keyof typeof parts} partName
 * @param {'browser' | 'node' | 'worker'} target
 */
function moduleRules(partName, target) {
  return [
    styleRule(partName, target),
    contentRule(),
    allContentRule(partName, target),
    businessValuesRule(partName, target),
    codeRule(),
    routerRule(),
    federationRule(),
    cssRule(),
    assetRule(target),
    pictureRule(),
  ];
}

function styleRule(partName, target) {
  const loader = resolve(root, 'shared/theme/styles-loader.js');
  const styleTarget = target === 'node' ? 'node' : 'web';
  const rule = (include, prefix) => ({ include, loader, options: { prefix, target: styleTarget } });
  return {
    test: /\.styles\.ts$/,
    oneOf: [rule(resolve(root, 'shared'), 'ui'), rule(resolve(root, parts[partName].workspace), partName)],
  };
}

function contentRule() {
  return { test: /\.content\.ts$/, loader: resolve(root, 'shared/build/content-loader.js') };
}

function allContentRule(partName, target) {
  const options = {
    // The banner is no part of what React takes over.
    omitted: target === 'node' ? [] : ['preview-banner'],
    ...(target === 'browser' && { styledPart: partName, isInBrowser: true }),
    hasLettering: target === 'node',
    // A page is rendered from the words of its language alone, and again only when they change.
    isSplit: target === 'node' && partName !== 'shell',
    whileValuesAreMissing: { content: ['example-strip'], businessValues: BUSINESS_VALUES },
  };
  return { include: ALL_CONTENT, loader: resolve(root, 'shared/build/content-folder-loader.js'), options };
}

/**
 * `SITE_BUSINESS_VALUES` names a file, absolute or from the project's root, to take the business values from for this
 * build. The shell's release lists which values are missing.
 */
function businessValuesRule(partName, target) {
  const name = process.env.SITE_BUSINESS_VALUES;
  const file = name && resolve(root, name);
  return {
    include: BUSINESS_VALUES,
    use: [
      {
        loader: resolve(root, 'shared/build/business-values-loader.js'),
        // The cache knows a module by this, not by the options.
        ident: `business-values:${file ?? ''}`,
        options: {
          file,
          list: partName === 'shell' && target === 'node' ? MISSING_VALUES_FILE : undefined,
        },
      },
    ],
  };
}

function codeRule() {
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.(styles|content)\.ts$/, ALL_CONTENT, BUSINESS_VALUES],
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: resolve(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false },
    },
  };
}

/** Of the router, which is one file, the site uses a quarter. */
function routerRule() {
  return {
    test: /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
    loader: resolve(root, 'shared/build/pure-factories-loader.js'),
  };
}

/** Of the federation's runtime, what `disableSnapshot` leaves in. */
function federationRule() {
  return {
    test: /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/,
    loader: resolve(root, 'shared/build/no-snapshots-loader.js'),
  };
}

function cssRule() {
  return { test: /\.styles\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true };
}

function assetRule(target) {
  return {
    test: /\.(svg|woff2|png|ico|avif|webp)$/,
    oneOf: [
      { resourceQuery: /source/, type: 'asset/source' },
      { resourceQuery: /bytes/, type: 'asset/bytes' },
      { type: 'asset/resource', generator: { emit: target === 'browser' } },
    ],
  };
}

/** Also the kinds that no build takes: the loader says what to save them as. */
function pictureRule() {
  return {
    test: /\.(svg|png|ico|avif|webp|jpe?g|gif|heic|bmp|tiff?)$/i,
    enforce: 'pre',
    loader: resolve(root, 'shared/build/picture-loader.js'),
  };
}

module.exports = { moduleRules };
