/**
 * `npm test`: types, lint, imports, dead code and format while the journeys' site is built; then unit tests and, meanwhile, the journeys
 * that build and ship, which wait much; then all others in real browsers.
 * Ends with what failed and what was skipped, a line each, and "N passed, N failed, N skipped".
 */
const { spawn } = require('node:child_process');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { parts } = require('../shared/federation');
const { unusableNode } = require('../shared/working-copy/working-copy');
const { provideCeph } = require('../platform/testing/ceph/find-ceph');
const { providePromtool } = require('../platform/testing/prometheus/find-promtool');
const { provideOtherBrowsers } = require('./support/provide-other-browsers');
const { outcomeOfJourneys, outcomeOfUnitTests } = require('./support/test-outcomes');
const { beginTestRun } = require('./support/test-run');

const root = join(__dirname, '..');
const results = join(root, '.cache', 'test-results');
/** What `.dependency-cruiser.mjs` has rules for. */
const SOURCE = [
  'platform',
  'shared',
  ...Object.values(parts).map(({ workspace }) => workspace),
  'bench',
  'e2e',
];
/** One more than the two cores of the machine that checks what lands: tests that wait leave theirs to others. */
const workers = 3;
const lastDuration = join(root, '.cache', 'test-duration.json');

async function main() {
  const unusable = unusableNode();
  if (unusable) throw new Error(`${unusable.fact}. ${unusable.remedy}`);
  const start = Date.now();
  beginTestRun();
  console.log(`Types, lint and format, unit tests, journeys in browsers: ${expectedDuration()}.`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  provideCeph(console.log);
  providePromtool(console.log);
  provideOtherBrowsers(console.log);
  const ceph = run('tsx', ['platform/testing/ceph/ceph-of-this-run.ts'], { isQuiet: true });
  const all = (await Promise.all([checks(), tests()])).flat();
  await ceph;
  const failures = all.flatMap((outcome) => outcome.failures);
  const skipped = all.flatMap((outcome) => outcome.skipped ?? []);
  const sum = (count) => all.reduce((total, outcome) => total + (outcome[count] ?? 0), 0);
  const minutes = (Date.now() - start) / 60_000;
  writeFileSync(lastDuration, JSON.stringify({ minutes }));

  const lines = [...skipped.map((line) => `Skipped: ${line}`), ...failures.map((line) => `Failed: ${line}`)];
  console.log(['', ...lines].join('\n'));
  console.log(`It took ${formatMinutes(minutes)}.`);
  console.log(`${sum('passed')} passed, ${failures.length} failed, ${sum('skippedTests')} skipped`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

function expectedDuration() {
  try {
    return `${formatMinutes(JSON.parse(readFileSync(lastDuration, 'utf8')).minutes)} the last time`;
  } catch {
    return 'a quarter of an hour on two cores that do nothing else, twice that on a busy laptop';
  }
}

const formatMinutes = (minutes) => `${minutes.toFixed(1)} minutes`;

/** What one core does while the other builds and tests; each prints what it has to say when it is done. */
async function checks() {
  return [
    await check('Types and lint', 'oxlint', ['--type-aware', '--type-check', '--max-warnings', '0']),
    await check('Imports', 'depcruise', ['--config', '.dependency-cruiser.mjs', ...SOURCE]),
    await check('Folders', 'depcruise', ['--config', '.dependency-cruiser.folders.mjs', ...SOURCE]),
    await check('Dead code and packages', 'knip', ['--no-progress']),
    await check('Format', 'prettier', ['--check', '--log-level', 'warn', '**/*.{ts,tsx,js,mjs}']),
  ];
}

async function check(title, command, args) {
  const { status, output } = await run(command, args, { isQuiet: true });
  console.log(`\n# ${title}: ${status === 0 ? 'passed' : 'failed'}\n${output}`.trimEnd());
  return status === 0 ? { passed: 1, failures: [] } : { failures: [title] };
}

/** The site that the journeys visit; their own setup finds it made. */
async function buildSite() {
  const { status, output } = await run('tsx', ['e2e/support/journey-store.ts'], { isQuiet: true });
  if (status === 0) return [];
  console.log(`\n# The site for the journeys\n${output}`);
  return [{ failures: ['The site for the journeys'] }];
}

/** When the site is built: what builds and ships, one after the other, and meanwhile the unit tests and the visitors' journeys. */
async function tests() {
  const unbuilt = await buildSite();
  const visits = async () => [await unitTests(), await journeys('visitors')];
  return [...unbuilt, ...(await Promise.all([journeys('shipping', { isQuiet: true }), visits()])).flat()];
}

async function unitTests() {
  console.log('\n# Unit tests');
  const file = join(results, 'jest.json');
  const { status } = await run('jest', ['--json', `--outputFile=${file}`, `--maxWorkers=${workers}`]);
  return outcomeOfUnitTests(file, status);
}

/** @param {'shipping' | 'visitors'} which as `playwright.config.ts` parts them */
async function journeys(which, { isQuiet = false } = {}) {
  const title = `# Journeys in a browser: ${which}`;
  if (!isQuiet) console.log(`\n${title}`);
  const file = join(results, `${which}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, JOURNEYS: which };
  const words = ['test', '--reporter=list,json', `--workers=${workers}`];
  const { status, output } = await run('playwright', words, { isQuiet, env });
  if (isQuiet) console.log(`\n${title}\n${output}`);
  return outcomeOfJourneys(file, status);
}

/** Runs one of the project's commands; a quiet one keeps its output for later. */
function run(command, args, { isQuiet = false, env = {} } = {}) {
  const child = spawn(join(root, 'node_modules', '.bin', command), args, {
    cwd: root,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}

void main();
