const { join, resolve } = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { KIT, LIBRARIES, ROOT } = require('@site/shared/working-copy/working-copy');

/** What takes all content of a folder. */
const ALL_CONTENT = /\/content\/all-content\.ts$/;

/** The kit of components. */
const UI = join(KIT, 'ui');

const BUSINESS_VALUES = join(KIT, 'site/business-values.ts');

/**
 * How each kind of file becomes part of a build: styles, content, code, style sheets and pictures.
 * @param {{ partName: string, folder: string, renderer?: string }} recipe `folder`: the part's; `renderer`: where a build for edited
 *   words goes
 * @param {'browser' | 'node'} target
 */
function moduleRules({ partName, folder, renderer }, target) {
  return [
    styleRule(partName, folder, target),
    {
      test: /\.json$/,
      include: [/[\\/]content[\\/]/, join(KIT, 'site')],
      type: 'javascript/auto',
      loader: join(__dirname, 'content-loader.js'),
    },
    allContentRule(partName, target, renderer !== undefined),
    businessValuesRule(),
    {
      test: /\.tsx?$/,
      exclude: [LIBRARIES, /\.styles\.ts$/, ALL_CONTENT, BUSINESS_VALUES],
      loader: 'ts-loader',
      options: {
        transpileOnly: true,
        allowTsInNodeModules: true,
        configFile: join(KIT, 'tsconfig.base.json'),
        compilerOptions: { noEmit: false },
      },
    },
    { test: SMALLER_LIBRARIES, loader: join(__dirname, 'smaller-libraries-loader.js') },
    { test: /\.styles\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'], sideEffects: true },
    {
      test: /\.(svg|woff2|png|ico|avif|webp)$/,
      oneOf: [
        { resourceQuery: /source/, type: 'asset/source' },
        { resourceQuery: /bytes/, type: 'asset/bytes' },
        { type: 'asset/resource', generator: { emit: target === 'browser' } },
      ],
    },
    // Also the kinds that no build takes: the loader says what to save them as.
    {
      test: /\.(svg|png|ico|avif|webp|jpe?g|gif|heic|bmp|tiff?)$/i,
      enforce: 'pre',
      loader: join(__dirname, 'picture-loader.js'),
    },
  ];
}

/** The router, icons, and of the federation's runtime what `disableSnapshot` leaves in, and its way to compare versions. */
const SMALLER_LIBRARIES = [
  /[\\/]node_modules[\\/]react-router[\\/].*\.mjs$/,
  /[\\/]node_modules[\\/]lucide-react[\\/].*createLucideIcon\.mjs$/,
  /[\\/]@module-federation[\\/]runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/](preload|semver[\\/]index))\.js$/,
];

function styleRule(partName, folder, target) {
  const loader = join(KIT, 'theme/styles-loader.js');
  const styleTarget = target === 'node' ? 'node' : 'web';
  const rule = (include, options) => ({ include, loader, options: { ...options, target: styleTarget } });
  return {
    test: /\.styles\.ts$/,
    oneOf: [
      rule(UI, { prefix: 'ui', kit: '../ui' }),
      rule(KIT, { prefix: 'shared' }),
      rule(folder, { prefix: partName }),
    ],
  };
}

function allContentRule(partName, target, isEditable) {
  const options = {
    // The banner is no part of what React takes over.
    omitted: target === 'node' ? [] : ['preview-banner'],
    ...(target === 'browser' && { styledPart: partName, isInBrowser: true }),
    isEditable: isEditable && target === 'node',
    whileValuesAreMissing: { content: ['example-strip'], businessValues: BUSINESS_VALUES },
  };
  const loader = join(__dirname, 'content-folder-loader.js');
  // The cache knows a module by this, not by the options.
  return { include: ALL_CONTENT, use: [{ loader, ident: `all-content:${isEditable}`, options }] };
}

/** `SITE_BUSINESS_VALUES` names a file, absolute or from the repository's root, to take the business values from for this build. */
function businessValuesFile() {
  const name = process.env.SITE_BUSINESS_VALUES;
  return name ? resolve(ROOT, name) : undefined;
}

function businessValuesRule() {
  const file = businessValuesFile();
  const loader = join(__dirname, 'business-values-loader.js');
  // The cache knows a module by this, not by the options.
  return {
    include: BUSINESS_VALUES,
    use: [{ loader, ident: `business-values:${file ?? ''}`, options: { file } }],
  };
}

module.exports = { businessValuesFile, moduleRules };
