/**
 * `npm run mutations -- [area …] [file …]`: changes the code of an area in hundreds of small ways, and says which of them no unit test notices.
 * Takes minutes for each area, and a minute for some lines of it (`policy platform/ledger/policy/policy.ts:90-140`); `npm test` does
 * not run it.
 */
import { Stryker } from '@stryker-mutator/core';
import { createRequire } from 'node:module';

const { areas } = createRequire(import.meta.url)('./areas');

/** Of an area's mutants, in percent. */
const LEAST_CAUGHT = 85;

const words = process.argv.slice(2);
const named = Object.keys(areas).filter((area) => words.includes(area));
const files = words.filter((word) => !(word in areas));
for (const area of named.length > 0 ? named : Object.keys(areas)) {
  process.env.MUTATIONS_AREA = area;
  console.log(`\n# ${area}`);
  const stryker = new Stryker({
    mutate: [...(files.length > 0 ? files : areas[area].mutate), '!**/*.{test,styles,d}.{ts,tsx}'],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'e2e/mutations/jest.config.js', enableFindRelatedTests: false },
    coverageAnalysis: 'perTest',
    // Only what changed since the last time is tried again.
    incremental: true,
    incrementalFile: `.cache/mutations-${area}-before.json`,
    concurrency: 1,
    // On a busy machine, an honest test may take long; loops without an end are found by their rounds.
    timeoutMS: 60_000,
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
