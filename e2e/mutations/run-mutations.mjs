/**
 * `npm run mutations [area …]`: changes the code of an area in hundreds of small ways, and says which of them no unit test notices.
 * Takes minutes for each area; `npm test` does not run it.
 */
import { Stryker } from '@stryker-mutator/core';
import { createRequire } from 'node:module';

const { areas } = createRequire(import.meta.url)('./areas');

/** Of an area's mutants, in percent. */
const LEAST_CAUGHT = 85;

const named = process.argv.slice(2);
for (const area of named.length > 0 ? named : Object.keys(areas)) {
  process.env.MUTATIONS_AREA = area;
  console.log(`\n# ${area}`);
  const stryker = new Stryker({
    mutate: [...areas[area].mutate, '!**/*.{test,styles,d}.{ts,tsx}'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'e2e/mutations/jest.config.js', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    // Only what changed since the last time is tried again.
    incremental: true,
    incrementalFile: `.cache/mutations-${area}-before.json`,
    concurrency: 1,
    tempDirName: '.cache/mutations',
    ignorePatterns: ['.cache', '.site', 'dist', 'docs/screens'],
    disableTypeChecks: '{shell,legal-remote,platform}/**/*.{ts,tsx}',
    thresholds: { high: LEAST_CAUGHT, low: LEAST_CAUGHT, break: LEAST_CAUGHT },
    reporters: ['clear-text', 'json'],
    clearTextReporter: { reportTests: false, allowColor: false },
    jsonReporter: { fileName: `.cache/mutations-${area}.json` },
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}
