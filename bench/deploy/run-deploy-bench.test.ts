import { runDeployBench } from './run-deploy-bench';

function aProcess(args: string[]) {
  const output = { stdout: '', stderr: '' };
  const process = {
    argv: ['node', 'bench-deploy.ts', ...args],
    stdout: { write: (text: string) => (output.stdout += text) },
    stderr: { write: (text: string) => (output.stderr += text) },
    exitCode: undefined as number | string | null | undefined,
  };
  return { process, output };
}

it.each([[['--fast']], [['--runs', '0']], [['--runs', 'many']]])(
  'refuses %j with one sentence, what to do, and status 1',
  async (args) => {
    const { process, output } = aProcess(args);
    await runDeployBench(process);

    expect([process.exitCode, output.stdout]).toEqual([1, '']);
    expect(output.stderr).toMatch(/^[^·\n]+\. [A-Z][^\n]+\n$/);
  },
);

it('says how it is used', async () => {
  const { process, output } = aProcess(['--help']);
  await runDeployBench(process);

  expect([process.exitCode, output.stdout]).toEqual([undefined, expect.stringContaining('--runs N')]);
});
