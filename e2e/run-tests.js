/** `npm test`: types, lint, unit tests, then journeys in a real browser. Ends with "N passed, N failed". */
const { spawnSync } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { findBrowser } = require('./support/find-browser');

const root = join(__dirname, '..');
const results = join(root, '.cache', 'test-results');
const workspaces = ['shared', 'shell', 'landing-remote', 'legal-remote', 'deploy', 'bench', '.'];

function main() {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const outcomes = [
    ...workspaces.map((workspace) => check(`Types of ${workspace}`, 'tsc', ['-p', workspace])),
    check('Lint', 'eslint', ['.']),
    check('Format', 'prettier', ['--check', '--log-level', 'warn', '**/*.{ts,tsx,js,mjs}']),
    unitTests(),
    journeys(),
  ];
  const passed = sum(outcomes, 'passed');
  const failed = sum(outcomes, 'failed');
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function check(title, command, args) {
  const { status } = run(title, command, args);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests() {
  const file = join(results, 'jest.json');
  run('Unit tests', 'jest', ['--json', `--outputFile=${file}`, '--maxWorkers=2']);
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  // A suite that cannot be loaded counts no test, and is a failure all the same.
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function journeys() {
  let browser;
  try {
    browser = findBrowser(console.log);
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  }
  const file = join(results, 'playwright.json');
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const { status } = run('Journeys in a browser', 'playwright', ['test', '--reporter=list,json'], env);
  const stats = readReport(file)?.stats;
  if (!stats) return { passed: 0, failed: 1 };
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed || (status === 0 ? 0 : 1) };
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

function sum(outcomes, key) {
  return outcomes.reduce((total, outcome) => total + outcome[key], 0);
}

main();
