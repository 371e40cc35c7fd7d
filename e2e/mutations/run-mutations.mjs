/**
 * `npm run mutations -- [area …] [file …]`: changes the code of an area in hundreds of small ways, and says which of them no unit test notices.
 * A file at a time, so that a run that is stopped goes on where it was. Takes minutes for each file, and a minute for some lines of
 * it (`policy platform/ledger/policy/may-go-live.ts:90-140`); `npm test` does not run it.
 */
import { Stryker } from '@stryker-mutator/core';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const { areas } = createRequire(import.meta.url)('./areas');

/** Of an area's mutants, in percent. */
const LEAST_CAUGHT = 85;

const words = process.argv.slice(2);
const named = Object.keys(areas).filter((area) => words.includes(area));
const files = words.filter((word) => !(word in areas));
for (const area of named.length > 0 ? named : Object.keys(areas)) {
  const mutants = [];
  for (const file of files.length > 0 ? files : filesOf(areas[area]))
    mutants.push(...(await mutantsOf(area, file)));
  const counted = mutants.filter(({ status }) => status !== 'Ignored' && status !== 'CompileError');
  const caught = counted.filter(isCaught).length;
  const percent = (100 * caught) / counted.length;
  console.log(`\n# ${area}: ${caught} of ${counted.length} caught, ${percent.toFixed(1)} %\n`);
  for (const mutant of counted.filter((each) => !isCaught(each))) console.log(sentence(mutant));
  if (percent < LEAST_CAUGHT) process.exitCode = 1;
}

function filesOf({ mutate }) {
  return listed(mutate).filter((file) => !/\.(test|styles|d)\.tsx?$/.test(file));
}

/** Where an area has tests by the names of its files, those of the file: fewer notice, and each takes a second. */
function testsOf({ tests, byName }, file) {
  const own = byName ? listed([file.replace(/\.tsx?(:.*)?$/, '.*test.ts*')]) : [];
  return own.length > 0 ? own : tests;
}

function listed(paths) {
  return execFileSync('git', ['ls-files', ...paths], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
}

function mutantsOf(area, file) {
  process.env.MUTATIONS_ENVIRONMENT = areas[area].environment;
  process.env.MUTATIONS_TESTS = testsOf(areas[area], file).join(' ');
  console.log(`\n# ${area}: ${file}`);
  return new Stryker({
    mutate: [file],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'e2e/mutations/jest.config.js', enableFindRelatedTests: !areas[area].byName },
    coverageAnalysis: 'perTest',
    // Only what changed since the last time is tried again.
    incremental: true,
    incrementalFile: `.cache/mutations-before/${file.replace(/:.*/, '')}.json`,
    concurrency: 1,
    // On a busy machine, an honest test may take long; loops without an end are found by their rounds.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 20,
    tempDirName: '.cache/mutations',
    ignorePatterns: ['.cache', '.site', 'dist', 'docs/screens'],
    disableTypeChecks: '{shell,legal-remote,platform}/**/*.{ts,tsx}',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: `.cache/mutations-last/${file.replace(/:.*/, '')}.json` },
    allowConsoleColors: false,
  }).runMutationTest();
}

/** A test that fails, or a file of tests that cannot begin, or a loop that goes round far more often than before; that time ran out says nothing on a busy machine. */
function isCaught({ status, statusReason }) {
  return (
    ['Killed', 'RuntimeError'].includes(status) ||
    (status === 'Timeout' && /hit limit/i.test(statusReason ?? ''))
  );
}

function sentence({ status, fileName, location, mutatorName, replacement }) {
  return `${status} ${fileName}:${location.start.line} ${mutatorName} → ${replacement}`;
}
