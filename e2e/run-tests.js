/**
 * `npm test`: types, lint, unit tests, then journeys in a real browser.
 * Ends with what failed, a line each, and "N passed, N failed".
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const { join, relative } = require('node:path');
const { findBrowser } = require('./support/find-browser');
const { provideJava } = require('./support/find-java');

const root = join(__dirname, '..');
const results = join(root, '.cache', 'test-results');

function main() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const outcomes = [
    check('Types', 'tsc', ['-p', '.']),
    check('Lint', 'eslint', ['.']),
    check('Format', 'prettier', ['--check', '--log-level', 'warn', '**/*.{ts,tsx,js,mjs}']),
    unitTests(),
    journeys(),
  ];
  const passed = outcomes.reduce((total, outcome) => total + outcome.passed, 0);
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  console.log(['', ...failures.map((failure) => `Failed: ${failure}`)].join('\n'));
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function check(title, command, args) {
  const { status } = run(title, command, args);
  return status === 0 ? { passed: 1, failures: [] } : failed(title);
}

function unitTests() {
  const title = 'Unit tests';
  const file = join(results, 'jest.json');
  const { status } = run(title, 'jest', ['--json', `--outputFile=${file}`, '--maxWorkers=2']);
  const report = readReport(file);
  if (!report) return failed(`${title}, without a report`);
  const failures = report.testResults.flatMap(failuresOfSuite);
  return { passed: report.numPassedTests, failures: unlessSilent(failures, status, title) };
}

function failuresOfSuite({ name, status, assertionResults }) {
  const suite = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${suite}: ${fullName}`);
  // A suite that cannot be loaded counts no test, and is a failure all the same.
  return status === 'failed' && tests.length === 0 ? [`${suite}, as a whole`] : tests;
}

function journeys() {
  const title = 'Journeys in a browser';
  let browser;
  try {
    browser = findBrowser(console.log);
    provideJava(console.log);
  } catch (error) {
    return failed(`${title}: ${error.message}`);
  }
  const file = join(results, 'playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = run(title, 'playwright', ['test', '--reporter=list,json'], env);
  const report = readReport(file);
  if (!report) return failed(`${title}, without a report`);
  const failures = report.suites.flatMap(failuresOfJourneys);
  return { passed: report.stats.expected, failures: unlessSilent(failures, status, title) };
}

/** A journey that passed at the second try is flaky, which is a failure too. */
function failuresOfJourneys({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, projectName }) => `e2e/${file}:${line}: ${title} [${projectName}, ${status}]`),
  );
  return [...own, ...suites.flatMap(failuresOfJourneys)];
}

/** A command that ends badly without naming a test has failed as a whole. */
function unlessSilent(failures, status, title) {
  return failures.length > 0 || status === 0 ? failures : [`${title}, as a whole`];
}

function failed(title) {
  return { passed: 0, failures: [title] };
}

function run(title, command, args, env = {}) {
  console.log(`\n# ${title}`);
  const bin = join(root, 'node_modules', '.bin', command);
  return spawnSync(bin, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

main();
