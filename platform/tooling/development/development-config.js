/** How a part is built for a development server: what is edited takes its place in the open page, without a reload. */
const { dirname, join } = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
const { devBase } = require('./servers/address');
const { hotRules } = require('./hot-rules');

/** One for all parts of a page; see there. */
const REFRESH_RUNTIME = join(__dirname, 'refresh-runtime.js');

/** What webpack keeps is made by these, too. */
const OWN_FILES = ['development-config.js', 'hot-loader.js', 'hot-rules.js'].map((name) =>
  join(__dirname, name),
);

/**
 * @param {{ partName: string, part: import('@site/shared/federation').Part, isShell: boolean, folder: string, isAlone: boolean }} recipe `isAlone`: the
 *   part has a page of its own, without the shell
 * @param {import('webpack').Configuration} base the configuration of the part's build for browsers
 * @param {object} federation its federation plugin, for development
 * @returns {import('webpack').Configuration}
 */
function developmentConfig(recipe, base, federation) {
  const { partName, isShell, isAlone } = recipe;
  const entry = isShell ? './index.ts' : './development/index.ts';
  const hasPage = isShell || isAlone;
  return {
    ...base,
    name: `${partName}-development`,
    entry: hasPage ? { main: entry } : {},
    // Each module is a source of its own, so that the stack of an error names files.
    devtool: 'eval-cheap-module-source-map',
    output: {
      ...base.output,
      filename: '[name].js',
      // Hot updates, too, are fetched below it, wherever the page is.
      publicPath: devBase(partName),
    },
    resolve: { ...base.resolve, alias: refreshAliases() },
    module: { ...base.module, rules: hotRules(recipe, base.module.rules) },
    cache: {
      ...base.cache,
      buildDependencies: { config: [...base.cache.buildDependencies.config, ...OWN_FILES] },
    },
    watchOptions: { ignored: '**/node_modules' },
    plugins: [
      federation,
      new NormalModuleReplacementPlugin(
        /[\\/]served-html[\\/]kept-html\.ts$/,
        join(__dirname, 'no-kept-html.ts'),
      ),
      new ReactRefreshPlugin({
        // Components and hooks; other modules may be run by the build itself, where there is no page.
        include: /(\.tsx|[\\/]use-[^\\/]+\.ts)(\?own)?$/,
        // The server has an overlay already.
        overlay: false,
      }),
      ...(hasPage ? [new HtmlWebpackPlugin({ template: './development/index.html', chunks: ['main'] })] : []),
    ],
  };
}

/** The plugin names the file, our code the package; React's own one is the file that theirs leads to. */
function refreshAliases() {
  const file = require.resolve('react-refresh/runtime');
  return {
    [`${file}$`]: REFRESH_RUNTIME,
    'react-refresh/runtime$': REFRESH_RUNTIME,
    'own-react-refresh$': join(dirname(file), 'cjs/react-refresh-runtime.development.js'),
  };
}

module.exports = { developmentConfig };
