const { resolve } = require('node:path');
const configsOf = require('../webpack.common')('legal');

/** `*.built.ts` runs at build time; `?run` is the request by which the loader then asks for the module itself. */
const builtRule = {
  test: /\.built\.ts$/,
  resourceQuery: { not: [/run/] },
  enforce: 'post',
  loader: resolve(__dirname, 'build/run-at-build.js'),
};

module.exports = (env, argv) =>
  [configsOf(env, argv)].flat().map((config) => ({
    ...config,
    module: { rules: [...config.module.rules, builtRule] },
  }));
