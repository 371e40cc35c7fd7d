import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '@site/shared/federation';
import { satisfies } from 'semver';
import { parse } from 'yaml';
import { COMMON_SOURCES } from '../deploy/build/source-fingerprint';
import { commandLinesIn, validateCommandLine } from '../deploy/testing/command-lines';

interface Workflow {
  name: string;
  on: {
    push: { paths?: string[]; branches?: string[] };
    pull_request?: unknown;
    workflow_dispatch?: unknown;
  };
  permissions: Record<string, string>;
  jobs: Record<string, { if?: string; environment?: string; steps: Step[] }>;
}

interface Step {
  run?: string;
  uses?: string;
  with?: Record<string, unknown>;
}

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

  it('publishes that part alone, on every push', () => {
    const { publish } = workflow.jobs;

    expect(publish!.if).toContain("github.event_name == 'push'");
    expect(commandLinesIn(runsOf(publish!.steps).join('\n')).map((words) => words.slice(0, 2))).toEqual([
      ['publish', part],
      ['diff', part],
    ]);
  });

  it('puts that part live, the release that was named, and only when a person asks for it', () => {
    const promoting = Object.values(workflow.jobs).filter(({ steps }) =>
      /site -- promote/.test(runsOf(steps).join('\n')),
    );

    expect(
      promoting.map((job) => [job.environment, job.if?.includes("github.event_name == 'workflow_dispatch'")]),
    ).toEqual([['live', true]]);
    expect(runsOf(promoting[0]!.steps).join('\n')).toContain(`promote "${part}@\${RELEASE#${part}@}"`);
    expect(workflow.on.workflow_dispatch).toMatchObject({ inputs: { release: { required: true } } });
  });

  it('uses commands and options that there are', async () => {
    const lines = commandLinesIn(runsOf(allSteps(workflow)).join('\n'));

    expect(await Promise.all(lines.map(validateCommandLine))).toEqual(lines.map(() => null));
  });
});

describe.each([...Object.keys(parts), 'ci'])('the workflow file %s.yml', (name) => {
  const workflow = workflowOf(name);

  it('never puts words of an event into a script', () => {
    expect(runsOf(allSteps(workflow)).filter((run) => run.includes('${{'))).toEqual([]);
  });

  it('runs actions of one commit each, and no install scripts', () => {
    const steps = allSteps(workflow);
    const actions = steps.flatMap(({ uses }) => uses ?? []);

    expect(actions.filter((action) => !/@[0-9a-f]{40}$/.test(action))).toEqual([]);
    expect(runsOf(steps).filter((run) => /npm ci(?! --ignore-scripts)/.test(run))).toEqual([]);
  });

  it('may read the repository and nothing else', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('runs on a Node that the project is made for', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
    const versions = allSteps(workflow).flatMap(({ with: options }) => options?.['node-version'] ?? []);

    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => !satisfies(`${String(version)}.0`, engines.node))).toEqual([]);
  });
});

describe('ci.yml', () => {
  it('runs what every change must pass, on every proposal', () => {
    const workflow = workflowOf('ci');

    expect(workflow.on).toHaveProperty('pull_request');
    expect(runsOf(allSteps(workflow))).toEqual(['.ci/run']);
  });
});

describe('CODEOWNERS', () => {
  it('gives each remote to its own team, and everything else to somebody', () => {
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
    expect(new Set([ownerOf('*'), ...owners]).size).toBe(remotes.length + 1);
  });
});
