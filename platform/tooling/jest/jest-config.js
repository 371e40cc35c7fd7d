const { join } = require('node:path');
const { isInstalled, knownParts, ROOT } = require('@site/shared/working-copy/working-copy');

/** Tests of the words as they were delivered: publishing other words does not ask them. */
const SPECIFIED = 'as-specified.node.test.ts';

/** Folders of what becomes part of a page: what parts share, where it is source, and the parts. */
const PAGES = [
  ...(isInstalled ? [] : ['shared']),
  ...Object.values(knownParts).map(({ workspace }) => workspace),
];

/** Packages that come as ES modules alone, which Jest does not load. */
const ES_MODULES = ['commander', 'marked', 'pixelmatch'];

/** @type {import('jest').Config} */
const common = {
  rootDir: ROOT,
  cacheDirectory: '<rootDir>/.cache/jest',
  restoreMocks: true,
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The journeys build copies of the source there.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  // Workspace packages are sources, wherever npm puts them; some packages are ES modules alone; all others are ready to run.
  transformIgnorePatterns: [`/node_modules/(?!(@site|${ES_MODULES.join('|')})/)`],
};

/**
 * How Jest runs the tests of the kit and of the parts that are here, each in a browser's place or in Node.
 * @param {{ inBrowser?: string[], inNode?: string[] }} [besides] folders with other tests
 * @returns {import('jest').Config}
 */
function jestConfig({ inBrowser = [], inNode = [] } = {}) {
  const pages = oneOf(PAGES);
  return {
    // Ends a test that hangs; on a busy machine, honest ones may take long.
    testTimeout: 300_000,
    projects: [
      {
        ...common,
        displayName: 'browser',
        testEnvironment: 'jsdom',
        testMatch: [`<rootDir>/${oneOf([...PAGES, ...inBrowser])}/**/*.test.{ts,tsx}`],
        testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
        setupFilesAfterEnv: [join(__dirname, 'setup.ts')],
        moduleNameMapper: { '\\.(svg|woff2|png|avif|webp)$': join(__dirname, 'asset-address.js') },
      },
      {
        ...common,
        displayName: 'node',
        testEnvironment: 'node',
        testMatch: [
          ...(inNode.length > 0 ? [`<rootDir>/${oneOf(inNode)}/**/*.test.ts`] : []),
          `<rootDir>/${pages}/**/*.node.test.ts`,
        ],
        testPathIgnorePatterns: ['/node_modules/', SPECIFIED],
      },
      // A project of its own, because a pattern on the command line takes the place of those of all projects.
      {
        ...common,
        displayName: 'as-specified',
        testEnvironment: 'node',
        testMatch: [`<rootDir>/${pages}/**/${SPECIFIED}`],
      },
    ],
  };
}

function oneOf(folders) {
  return `{${folders.join(',')}}`;
}

module.exports = { jestConfig };
