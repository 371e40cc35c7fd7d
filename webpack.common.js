/** The one build recipe. A workspace's own config is `module.exports = require('../webpack.common')('<part>')`. */
const { dirname, join, resolve } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { IgnorePlugin } = require('webpack');
const { parts, sharedPackages, sharedScope } = require('./shared/federation');
const { IntegrityPlugin } = require('./shared/build/integrity-plugin');
const { moduleRules } = require('./shared/build/module-rules');
const { PartStatsPlugin } = require('./shared/build/part-stats-plugin');
const { PortableIdsPlugin } = require('./shared/build/portable-ids-plugin');
const { startChunks } = require('./shared/build/start-chunks');
const { TranslationsPlugin } = require('./shared/build/translations-plugin');

/** Sorting and merging declarations puts `border-width` behind the logical longhands that refine it. */
const cssPreset = ['default', { cssDeclarationSorter: false, mergeLonghand: false }];

/** The file of React that renders at once, with nothing but the language: no streams, timers or modules of Node. */
const renderToString = join(
  dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
);

/** @param {keyof typeof parts} partName */
module.exports = (partName) => (env, argv) => {
  const isDevelopment = argv.mode === 'development';
  const recipe = { partName, part: parts[partName], isDevelopment, isAlone: env?.isAlone === true };
  if (isDevelopment) {
    const { developmentConfig } = require('./shared/development/development-config');
    const federation = federationPlugin(recipe, { provides: true, filename: 'remoteEntry.js' });
    return developmentConfig(recipe, browserConfig(recipe), federation);
  }
  return [browserConfig(recipe), nodeConfig(recipe), ...(partName === 'shell' ? [workerConfig(recipe)] : [])];
};

function commonConfig({ partName, part, isDevelopment }, target) {
  const context = resolve(__dirname, part.workspace);
  return {
    name: `${partName}-${target}`,
    mode: isDevelopment ? 'development' : 'production',
    context,
    target: target === 'node' ? 'es2022' : ['web', 'es2020'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: moduleRules(partName, target) },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(__dirname, '.cache/webpack'),
      name: `${partName}-${target}-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: {
        config: [
          __filename,
          join(context, 'webpack.config.js'),
          ...['shared/federation.js', 'shared/parts.json'].map((name) => resolve(__dirname, name)),
        ],
      },
    },
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}

/** What the visitor's browser loads: a Module Federation build. Only the shell has an entry of its own. */
function browserConfig(recipe) {
  const { partName, part } = recipe;
  const isShell = part.exposes.length === 0;
  return {
    ...commonConfig(recipe, 'browser'),
    entry: isShell ? { main: './index.ts' } : {},
    output: {
      path: resolve(__dirname, part.workspace, 'dist/browser'),
      clean: true,
      // The address holds the release, which is known only when the build is published.
      publicPath: 'auto',
      uniqueName: partName,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // A module that threw because a library that it imports was missing is made anew next time, not handed out half made.
      strictModuleErrorHandling: true,
    },
    optimization: {
      minimizer: ['...', new CssMinimizerPlugin({ minimizerOptions: { preset: cssPreset } })],
      // Remotes keep their runtime inside the remote entry (module-federation/core#4686).
      runtimeChunk: false,
      ...(isShell && { splitChunks: { cacheGroups: startChunks } }),
    },
    plugins: [
      federationPlugin(recipe, { provides: isShell }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new IntegrityPlugin(),
      new PartStatsPlugin(part.pages),
      new PortableIdsPlugin(),
    ],
  };
}

/**
 * What composing runs to prerender, where there is nothing but the language. A remote's build leaves the shared packages
 * to the shell's.
 */
function nodeConfig(recipe) {
  const { partName, part } = recipe;
  const isShell = part.exposes.length === 0;
  const common = commonConfig(recipe, 'node');
  return {
    ...common,
    resolve: { ...common.resolve, alias: { 'react-dom/server$': renderToString } },
    // One file, but for a remote's words: prerendering has no use for code that waits until it is needed.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    entry: isShell
      ? { shell: './server/server.tsx' }
      : Object.fromEntries(part.exposes.map((name) => [name, `./exposed/${name}.compose.ts`])),
    output: {
      path: resolve(__dirname, part.workspace, 'dist/node'),
      clean: true,
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: 'require',
      // Composing puts the release's address in its place.
      publicPath: `/__base__/${partName}/`,
    },
    externals: isShell
      ? {}
      : Object.fromEntries(Object.keys(sharedPackages).map((name) => [name, `commonjs ${name}`])),
    // Readable, so that a failure has a line; smaller, because a box compiles it for each promotion; and with `<!--` in
    // strings escaped, which the compartment does not let in.
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          extractComments: false,
          terserOptions: { mangle: false, format: { beautify: true, comments: false } },
        }),
      ],
    },
    // What only browsers load, and later: composing calls none of it.
    plugins: [
      new IgnorePlugin({ resourceRegExp: /^\.\/([a-z-]+-widget|play-page-motion)$/ }),
      new TranslationsPlugin(part.workspace),
    ],
  };
}

/** The site's service worker and its stand-in; neither has a part in the federation. */
function workerConfig(recipe) {
  return {
    ...commonConfig(recipe, 'worker'),
    target: ['webworker', 'es2020'],
    entry: {
      sw: './service-worker/service-worker.ts',
      'sw-off': './service-worker/retired-service-worker.ts',
    },
    output: {
      path: resolve(__dirname, recipe.part.workspace, 'dist/worker'),
      clean: true,
      filename: '[name].js',
    },
  };
}

function federationPlugin({ partName, part }, { provides, filename = 'remoteEntry.[contenthash:8].js' }) {
  const isShell = part.exposes.length === 0;
  return new ModuleFederationPlugin({
    name: partName,
    filename: isShell ? undefined : filename,
    exposes: Object.fromEntries(part.exposes.map((name) => [`./${name}`, `./exposed/${name}.ts`])),
    remotes: {},
    shared: sharedScope({ provides }),
    // 'version-first' would fetch every remote before the first shared library: one remote down, a blank page.
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    runtimePlugins: isShell ? [require.resolve('./shell/remotes/runtime-plugin.ts')] : [],
    experiments: {
      // Remotes are named by their entries, so nobody reads a manifest, and no remote has remotes of its own.
      optimization: { target: 'web', disableSnapshot: true, ...(!isShell && { disableRemote: true }) },
      ...(!isShell && !provides && { externalRuntime: true }),
    },
  });
}
