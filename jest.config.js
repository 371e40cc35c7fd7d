const { parts } = require('./shared/federation');
const { memoryFolder } = require('./e2e/support/memory-folder');

// Most of what store tests wait for is the disk.
const memory = memoryFolder();
if (memory) process.env.TMPDIR ??= memory;

// By this, the processes of a run find what they share.
process.env.SITE_TEST_RUN ||= String(process.pid);

/** Folders of what becomes part of a page: what parts share, and the parts. */
const PAGES = ['shared', ...Object.values(parts).map(({ workspace }) => workspace)].join(',');

/** Tests of the words as they were delivered: publishing other words does not ask them. */
const SPECIFIED = 'as-specified.node.test.ts';

/** @type {import('jest').Config} */
const common = {
  cacheDirectory: '<rootDir>/.cache/jest',
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
  // Workspace packages are sources, wherever npm links them; everything else in node_modules is ready to run.
  transformIgnorePatterns: ['/node_modules/(?!@site/)'],
};

module.exports = {
  // Ends a test that hangs; on a busy machine, honest ones may take long.
  testTimeout: 60_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [`<rootDir>/{${PAGES},desk}/**/*.test.{ts,tsx}`],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/setup.ts'],
      moduleNameMapper: { '\\.(svg|woff2|png|avif|webp)$': '<rootDir>/shared/testing/asset-address.js' },
    },
    {
      ...common,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{deploy,bench,docs}/**/*.test.ts', `<rootDir>/{${PAGES}}/**/*.node.test.ts`],
      testPathIgnorePatterns: ['/node_modules/', SPECIFIED],
    },
    // A project of its own, because a pattern on the command line takes the place of those of all projects.
    {
      ...common,
      displayName: 'as-specified',
      testEnvironment: 'node',
      testMatch: [`<rootDir>/{${PAGES}}/**/${SPECIFIED}`],
    },
  ],
};
