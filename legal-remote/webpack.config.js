const { resolve } = require('node:path');
const configsOf = require('@site/tooling/webpack')('legal', __dirname);

/** `*.built.ts` runs at build time. With `?run` the loader requests the module itself. */
const builtRule = {
  test: /\.built\.ts$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: resolve(__dirname, 'build/run-at-build.js'),
};

/** In place of its code; TypeScript's loader runs after it, on what it leaves. */
const allVersionsRule = {
  test: /\/policy\/all-versions\.ts$/,
  loader: resolve(__dirname, 'build/all-versions-loader.js'),
};

module.exports = (env, argv) =>
  [configsOf(env, argv)]
    .flat()
    .map((config) => ({
      ...config,
      module: { rules: [...config.module.rules, builtRule, allVersionsRule] },
    }));
