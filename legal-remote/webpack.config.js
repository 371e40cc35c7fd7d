const { resolve } = require('node:path');
const configsOf = require('@site/shared/webpack')('legal', __dirname);

/** `*.built.ts` runs at build time. With `?run` the loader requests the module itself. */
const builtRule = {
  test: /\.built\.ts$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: resolve(__dirname, 'build/run-at-build.js'),
};

/** `?lines` asks for the lines of a content file's values in place of the values. */
const contentLinesRule = {
  test: /\.content\.ts$/,
  resourceQuery: /lines/,
  enforce: 'post',
  loader: require.resolve('@site/shared/build/content-lines-loader'),
};

/** In place of its code; TypeScript's loader runs after it, on what it leaves. */
const translatedVersionsRule = {
  test: /\/versions\/translated-versions\.ts$/,
  loader: resolve(__dirname, 'build/translated-versions-loader.js'),
};

module.exports = (env, argv) =>
  [configsOf(env, argv)].flat().map((config) => ({
    ...config,
    module: { rules: [...config.module.rules, builtRule, contentLinesRule, translatedVersionsRule] },
  }));
