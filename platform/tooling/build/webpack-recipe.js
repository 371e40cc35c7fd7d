/** The one build recipe. A part's own config is `module.exports = require('@site/shared/webpack')('<part>', __dirname)`. */
require('tsx/cjs');
const { basename, join } = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { IgnorePlugin } = require('webpack');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { FILES_PATH } = require('@site/shared/contracts/page-deployment');
const { sharedScope } = require('@site/shared/federation');
const { ContentNamesPlugin, LICENCES, NAMED_BY_CONTENT } = require('./content-names-plugin');
const { IntegrityPlugin } = require('./integrity-plugin');
const {
  KIT,
  knownParts,
  LIBRARIES,
  ROOT,
  unusableFolder,
  unusableNode,
} = require('@site/shared/working-copy/working-copy');
const { moduleRules } = require('./module-rules');
const { PartStatsPlugin } = require('./part-stats-plugin');
const { PortableIdsPlugin } = require('./portable-ids-plugin');
const { RenderPagesPlugin } = require('./render-pages-plugin');

// Else the plugin has webpack fail to see where it lies, for which webpack compiles the schema of its options: 0.8 s.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** The oldest browsers that get scripts: webpack writes what they can read. `shell/index.ts` asks for the same. */
const OLDEST_BROWSERS = `browserslist:${require('@site/shared/package.json').browserslist.join(', ')}`;

/** Sorting and merging declarations puts `border-width` behind the logical longhands that refine it. */
const cssPreset = ['default', { cssDeclarationSorter: false, mergeLonghand: false }];

/** As webpack cuts libraries out, but for the kit, which is source wherever it lies. */
const LIBRARY_CHUNKS = { idHint: 'vendors', reuseExistingChunk: true, test: LIBRARIES, priority: -10 };

/**
 * The shell starts from few files: a request costs a cheap phone milliseconds.
 * React is one file, and of the rest only what several widgets share is cut out.
 */
const startChunks = {
  defaultVendors: false,
  react: {
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async',
    enforce: true,
  },
  default: { test: /[\\/]node_modules[\\/]/, minChunks: 2, priority: -20, reuseExistingChunk: true },
};

/** One file in every part. A page that has it from one part takes it from no other: parts' runtimes know it by its name. */
const kitStyles = {
  name: 'kit',
  type: 'css/mini-extract',
  chunks: 'all',
  enforce: true,
  // Also where the kit is a package: modules are named as if it lay next to the part (`portable-ids-plugin.js`).
  test: /[\\/]shared[\\/]ui[\\/]/,
};

/**
 * @param {string} partName as the table of parts has it
 * @param {string} folder the part's
 */
module.exports = (partName, folder) => (env, argv) => {
  const isDevelopment = argv.mode === 'development';
  const unusable = unusableNode() ?? unusableFolder(folder);
  if (unusable) throw new Error(`${unusable.fact}. ${unusable.remedy}`);
  const part = partIn(partName, folder);
  const recipe = {
    partName,
    part,
    isShell: part.exposes.length === 0,
    folder,
    isDevelopment,
    isAlone: env?.isAlone === true,
    renderer: env?.renderer,
  };
  if (isDevelopment) {
    const { developmentConfig } = require('../development/development-config');
    return developmentConfig(recipe, browserConfig(recipe), federationPlugin(recipe));
  }
  return [browserConfig(recipe), nodeConfig(recipe)];
};

/** A part's row of the table. @throws Error where there is none, or one with another folder */
function partIn(partName, folder) {
  const part = Object.hasOwn(knownParts, partName) ? knownParts[partName] : undefined;
  if (part?.workspace === basename(folder)) return part;
  const known = Object.entries(knownParts).map(([name, { workspace }]) => `${name} in ${workspace}/`);
  throw new Error(
    `The table of parts has no part "${partName}" in ${basename(folder)}/. It has ${known.join(', ')}. Put its row into parts.json: { "${partName}": { "workspace": "${basename(folder)}", … } }`,
  );
}

function commonConfig(recipe, target) {
  const { partName, folder, isDevelopment } = recipe;
  return {
    name: `${partName}-${target}`,
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    target: target === 'node' ? 'node22.19' : OLDEST_BROWSERS,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: { rules: moduleRules(recipe, target) },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(ROOT, '.cache/webpack'),
      name: `${partName}-${target}-${isDevelopment ? 'development' : 'production'}`,
      buildDependencies: {
        config: [
          __filename,
          join(folder, 'webpack.config.js'),
          ...['federation.js', 'parts.json'].map((name) => join(KIT, name)),
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
  const { partName, part, isShell, folder, isDevelopment } = recipe;
  return {
    ...commonConfig(recipe, 'browser'),
    entry: isShell ? { main: './index.ts' } : {},
    output: {
      path: join(folder, 'dist/browser'),
      // An open page asks for each edit in turn, also late on a busy machine: webpack keeps an edit for ten seconds.
      clean: !isDevelopment,
      publicPath: isDevelopment ? 'auto' : `${FILES_PATH}${partName}/`,
      uniqueName: partName,
      filename: '[name].[contenthash].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      ...NAMED_BY_CONTENT,
      crossOriginLoading: 'anonymous',
      // webpack's own runtime runs before the shell leaves an older browser with the HTML.
      environment: { hasOwn: false },
      // A module that threw because a library that it imports was missing is made again next time, not handed out half made.
      strictModuleErrorHandling: true,
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          terserOptions: { compress: { passes: 2 } },
          // A line in each script with the name of a file of its own would be a part of what names the script.
          extractComments: { condition: 'some', filename: LICENCES, banner: false },
        }),
        new CssMinimizerPlugin({ minimizerOptions: { preset: cssPreset } }),
      ],
      // Remotes keep their runtime inside the remote entry (module-federation/core#4686).
      runtimeChunk: false,
      splitChunks: {
        cacheGroups: { kitStyles, ...(isShell ? startChunks : { defaultVendors: LIBRARY_CHUNKS }) },
      },
    },
    plugins: [
      federationPlugin(recipe),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash].css' }),
      new IntegrityPlugin(),
      new ContentNamesPlugin(),
      new PartStatsPlugin(part),
      new PortableIdsPlugin(),
    ],
  };
}

/**
 * What runs on the machine that builds: the shell's frames and a remote's pages are rendered there, by React and kit of their own. The
 * release has what was rendered alone. With `--env renderer=<folder>`, the build is for rendering its pages with edited words.
 */
function nodeConfig(recipe) {
  const { partName, part, isShell, folder, renderer } = recipe;
  const common = commonConfig(recipe, 'node');
  return {
    ...common,
    // One file: rendering has no use for code that waits until it is needed.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    entry: {
      renderer: isShell ? './server/server.ts' : join(KIT, 'pages/render-page.ts'),
      ...Object.fromEntries(part.exposes.map((name) => [name, `./exposed/${name}.compose.ts`])),
    },
    output: {
      path: renderer ?? join(folder, 'dist/node'),
      clean: true,
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash][ext]',
      ...NAMED_BY_CONTENT,
      library: { type: 'commonjs2' },
      publicPath: `${FILES_PATH}${partName}/`,
    },
    // Readable, so that a failure has a line. What renders and what is rendered have one React.
    optimization: { minimize: false, runtimeChunk: 'single' },
    // What only browsers load, and later: rendering calls none of it.
    plugins: [
      new IgnorePlugin({ resourceRegExp: /^\.\/([a-z-]+-widget|play-page-motion)$/ }),
      new PortableIdsPlugin(),
      ...(renderer ? [] : [new RenderPagesPlugin(part, join(folder, 'dist/compose'))]),
    ],
  };
}

/** In development, each part brings all libraries: a remote may have a page of its own. */
function federationPlugin({ partName, part, isShell, folder, isDevelopment }) {
  const provides = isShell || isDevelopment;
  const filename = isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash].js';
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
    runtimePlugins: isShell ? [join(folder, 'remotes/runtime-plugin.ts')] : [],
    experiments: {
      // Remotes are named by their entries, so no browser reads a manifest, and no remote has remotes of its own.
      optimization: { target: 'web', disableSnapshot: true, ...(!isShell && { disableRemote: true }) },
      ...(!isShell && !provides && { externalRuntime: true }),
    },
  });
}
