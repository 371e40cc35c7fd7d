/** The one build recipe. A workspace's own config is `module.exports = require('../webpack.common')('<part>')`. */
const { join, resolve } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { parts, sharedPackages, sharedScope } = require('./shared/federation');
const { IntegrityPlugin } = require('./shared/build/integrity-plugin');
const { PartStatsPlugin } = require('./shared/build/part-stats-plugin');
const { PortableIdsPlugin } = require('./shared/build/portable-ids-plugin');

/** Sorting and merging declarations puts `border-width` behind the logical longhands that refine it. */
const cssPreset = ['default', { cssDeclarationSorter: false, mergeLonghand: false }];

/**
 * The shell starts from few files: a request costs a cheap phone milliseconds, and no file outlives its release anyway.
 * React is one file, and of the rest only what several widgets share is cut out.
 */
const cacheGroups = {
  defaultVendors: false,
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    enforce: true,
  },
  // Otherwise each side of the shared scope has a copy of its own, of which one is never loaded.
  kit: {
    test: ({ resource = '' }) =>
      /[\\/](shared[\\/]ui|lucide-react|shared[\\/]theme[\\/]styles\.ts)/.test(resource) &&
      !/[\\/]((choice-menu|toast|tooltip)-widget|widget-provider)\./.test(resource),
    name: 'kit',
    chunks: 'async',
    enforce: true,
  },
  default: {
    test: /[\\/]node_modules[\\/]/,
    minChunks: 2,
    priority: -20,
    reuseExistingChunk: true,
  },
};

/** @param {keyof typeof parts} partName */
module.exports = (partName) => (_env, argv) => {
  const recipe = { partName, part: parts[partName], isDevelopment: argv.mode === 'development' };
  if (process.env.WEBPACK_SERVE) return developmentConfig(recipe);
  return [browserConfig(recipe), nodeConfig(recipe), ...(partName === 'shell' ? [workerConfig(recipe)] : [])];
};

function commonConfig({ partName, part, isDevelopment }, target) {
  const context = resolve(__dirname, part.workspace);
  return {
    name: `${partName}-${target}`,
    mode: isDevelopment ? 'development' : 'production',
    context,
    target: target === 'node' ? 'node20' : ['web', 'es2020'],
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: [styleRule(partName, target), contentRule(), codeRule(), cssRule(), assetRule(target)] },
    cache: {
      type: 'filesystem',
      cacheDirectory: resolve(__dirname, '.cache/webpack'),
      name: `${partName}-${target}-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: {
        config: [__filename, join(context, 'webpack.config.js'), resolve(__dirname, 'shared/federation.js')],
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
      ...(isShell && { splitChunks: { cacheGroups } }),
    },
    plugins: [
      federationPlugin(recipe, { provides: isShell }),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
      new IntegrityPlugin(),
      new PartStatsPlugin(),
      new PortableIdsPlugin(),
    ],
  };
}

/** What composing runs to prerender. A remote's build leaves the shared packages to the shell's. */
function nodeConfig(recipe) {
  const { partName, part } = recipe;
  const isShell = part.exposes.length === 0;
  const common = commonConfig(recipe, 'node');
  return {
    ...common,
    // One file: prerendering has no use for code that waits until it is needed.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    entry: isShell
      ? { shell: './server/server.tsx' }
      : Object.fromEntries(part.exposes.map((name) => [name, `./exposed/${name}.compose.ts`])),
    output: {
      path: resolve(__dirname, part.workspace, 'dist/node'),
      clean: true,
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      library: { type: 'commonjs2' },
      // Composing puts the release's address in its place.
      publicPath: `/__base__/${partName}/`,
    },
    externals: isShell
      ? {}
      : Object.fromEntries(Object.keys(sharedPackages).map((name) => [name, `commonjs ${name}`])),
    optimization: { minimize: false },
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

/** The part in webpack-dev-server: alone in its own frame, and as a remote for the shell's server. */
function developmentConfig(recipe) {
  const { partName, part } = recipe;
  const isShell = part.exposes.length === 0;
  const base = browserConfig(recipe);
  return {
    ...base,
    entry: { main: isShell ? './index.ts' : './development/index.ts' },
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      publicPath: isShell ? '/' : 'auto',
    },
    plugins: [
      federationPlugin(recipe, { provides: true, filename: 'remoteEntry.js' }),
      new MiniCssExtractPlugin(),
      new HtmlWebpackPlugin({ template: './development/index.html', chunks: ['main'] }),
    ],
    devServer: {
      port: Number(process.env.DEV_PORT ?? part.port),
      host: 'localhost',
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        overlay: true,
        logging: 'warn',
        webSocketURL: { hostname: 'localhost', port: part.port, pathname: '/ws' },
      },
      proxy: isShell
        ? Object.entries(parts)
            .filter(([name]) => name !== partName)
            .map(([name, { port }]) => ({
              context: [`/_dev/${name}/`],
              target: `http://localhost:${port}`,
              pathRewrite: { [`^/_dev/${name}`]: '' },
            }))
        : [],
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
      optimization: { target: 'web', ...(!isShell && { disableRemote: true, disableSnapshot: true }) },
    },
  });
}

function styleRule(partName, target) {
  const loader = resolve(__dirname, 'shared/theme/styles-loader.js');
  const styleTarget = target === 'node' ? 'node' : 'web';
  const rule = (include, prefix) => ({ include, loader, options: { prefix, target: styleTarget } });
  return {
    test: /\.styles\.ts$/,
    oneOf: [
      rule(resolve(__dirname, 'shared'), 'ui'),
      rule(resolve(__dirname, parts[partName].workspace), partName),
    ],
  };
}

/** `SITE_BUSINESS_VALUES` names a file, from the project's root, to take the business values from for this build. */
function contentRule() {
  const file = process.env.SITE_BUSINESS_VALUES;
  const replacements = file
    ? { [resolve(__dirname, 'shared/site/business-values.content.ts')]: resolve(__dirname, file) }
    : {};
  // As a string, the options are part of what the cache knows a module by.
  const options = JSON.stringify({ replacements });
  return { test: /\.content\.ts$/, loader: resolve(__dirname, 'shared/build/content-loader.js'), options };
}

function codeRule() {
  return {
    test: /\.tsx?$/,
    exclude: [/node_modules/, /\.(styles|content)\.ts$/],
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: resolve(__dirname, 'tsconfig.json'),
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
