import type { BenchProcess } from './bench-command';
import { runBench } from './run-bench';

function aProcess(args: string[], env: NodeJS.ProcessEnv = {}) {
  const output = { stdout: '', stderr: '' };
  const process: BenchProcess & { env: NodeJS.ProcessEnv } = {
    argv: ['node', 'bench.ts', ...args],
    env,
    stdout: { write: (text) => (output.stdout += text) },
    stderr: { write: (text) => (output.stderr += text) },
  };
  return { process, output };
}

it.each([
  ['an option that it does not know', ['--fast'], {}],
  ['a browser that is not there', [], { CHROMIUM_PATH: '/nowhere/chromium' }],
  [
    'a baseline folder that is not there',
    ['--baseline', 'static=/nowhere'],
    { CHROMIUM_PATH: process.execPath },
  ],
  ['a store that is not there', ['--store', '/nowhere'], { CHROMIUM_PATH: process.execPath }],
])('refuses %s with one sentence, what to do, and status 1', async (_, args, env) => {
  const { process: bench, output } = aProcess(args, env);
  await runBench(bench);

  expect(bench.exitCode).toBe(1);
  expect(output.stdout).toBe('');
  expect(output.stderr).toMatch(/^[^·\n]+\. [A-Z][^\n]+\n$/);
});

it('says how it is used', async () => {
  const { process: bench, output } = aProcess(['--help']);
  await runBench(bench);

  expect(bench.exitCode).toBeUndefined();
  expect(output.stdout).toContain('--baseline NAME=DIR');
});
