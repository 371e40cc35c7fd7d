const { resolve } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { parts } = require('../federation');

const root = resolve(__dirname, '../..');

/**
 * How each kind of file becomes part of a build: styles, content, code, style sheets and pictures.
 * @param {keyof typeof parts} partName
 * @param {'browser' | 'node' | 'worker'} target
 */
function moduleRules(partName, target) {
  return [styleRule(partName, target), contentRule(), codeRule(), cssRule(), assetRule(target)];
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

/** `SITE_BUSINESS_VALUES` names a file, from the project's root, to take the business values from for this build. */
function contentRule() {
  const file = process.env.SITE_BUSINESS_VALUES;
  const replacements = file
    ? { [resolve(root, 'shared/site/business-values.content.ts')]: resolve(root, file) }
    : {};
  // As a string, the options are part of what the cache knows a module by.
  const options = JSON.stringify({ replacements });
  return { test: /\.content\.ts$/, loader: resolve(root, 'shared/build/content-loader.js'), options };
}

function codeRule() {
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.(styles|content)\.ts$/],
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: resolve(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false },
    },
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

module.exports = { moduleRules };
