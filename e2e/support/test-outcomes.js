/** What came of the unit tests and of the journeys, read from the reports that Jest and Playwright write. */
const { readFileSync } = require('node:fs');
const { join, relative } = require('node:path');

const root = join(__dirname, '../..');

/**
 * @typedef {object} Outcome
 * @property {number} [passed]
 * @property {number} [skippedTests]
 * @property {string[]} failures What failed, a line each.
 * @property {string[]} [skipped] Why how many tests were skipped, a line each.
 */

/**
 * @param {string} file Jest's JSON report
 * @param {number | null} status with which Jest ended
 * @returns {Outcome}
 */
function outcomeOfUnitTests(file, status) {
  const title = 'Unit tests';
  const report = readReport(file);
  if (!report) return { failures: [`${title}, without a report`] };
  const pending = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'pending')
      .map(({ fullName }) => /\[skipped: (.*?)\]/.exec(fullName)?.[1] ?? relative(root, name)),
  );
  return {
    passed: report.numPassedTests,
    failures: unlessSilent(report.testResults.flatMap(failuresOfSuite), status, title),
    skippedTests: pending.length,
    skipped: countReasons(pending),
  };
}

function failuresOfSuite({ name, status, assertionResults }) {
  const suite = relative(root, name);
  const tests = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName }) => `${suite}: ${fullName}`);
  // A suite that cannot be loaded counts no test, and is a failure all the same.
  return status === 'failed' && tests.length === 0 ? [`${suite}, as a whole`] : tests;
}

/**
 * @param {string} file Playwright's JSON report
 * @param {number | null} status with which Playwright ended
 * @returns {Outcome}
 */
function outcomeOfJourneys(file, status) {
  const title = 'Journeys in a browser';
  const report = readReport(file);
  if (!report) return { failures: [`${title}, without a report`] };
  const journeys = report.suites.flatMap(journeysOf);
  const failures = [
    ...report.errors.map(({ message = '' }) => `${title}: ${message.split('\n')[0]}`),
    // A journey that passed at the second try is flaky, which is a failure too.
    ...journeys
      .filter(({ status: outcome }) => outcome === 'unexpected' || outcome === 'flaky')
      .map(
        ({ spec, status: outcome, projectName }) =>
          `e2e/${spec.file}:${spec.line}: ${spec.title} [${projectName}, ${outcome}]`,
      ),
  ];
  // A journey that is the same on every screen is skipped on one of them, and has run all the same.
  const key = ({ spec }) => `${spec.file}:${spec.line}:${spec.title}`;
  const run = new Set(journeys.filter(({ status: outcome }) => outcome !== 'skipped').map(key));
  const reasons = new Map(
    journeys
      .filter((journey) => !run.has(key(journey)))
      .map((journey) => [key(journey), journey.annotations.find(({ type }) => type === 'skip')?.description]),
  );
  return {
    passed: report.stats.expected,
    failures: unlessSilent(failures, status, title),
    skippedTests: reasons.size,
    skipped: countReasons([...reasons.values()]),
  };
}

function journeysOf({ suites = [], specs = [] }) {
  const own = specs.flatMap((spec) => spec.tests.map((test) => ({ ...test, spec })));
  return [...own, ...suites.flatMap(journeysOf)];
}

/** `5 tests: nginx is not installed, and this user may not install it` */
function countReasons(reasons) {
  const counts = new Map();
  for (const reason of reasons.map((words) => words ?? 'no reason given'))
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => `${count} ${count === 1 ? 'test' : 'tests'}: ${reason}`);
}

/** A command that ends badly without naming a test has failed as a whole. */
function unlessSilent(failures, status, title) {
  return failures.length > 0 || status === 0 ? failures : [`${title}, as a whole`];
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

module.exports = { outcomeOfJourneys, outcomeOfUnitTests };
