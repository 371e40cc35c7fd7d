import { type ChildProcess, spawn } from 'node:child_process';
import { usedBy, whenUsed } from './processes';

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

function run(code: string): ChildProcess {
  const child = spawn(process.execPath, ['--eval', code], { stdio: 'ignore' });
  started.push(child);
  return child;
}

it('counts what a process uses of the processor, not how long it waits for it', async () => {
  const waiting = jest.fn();
  const stop = whenUsed(usedBy(run('setInterval(() => undefined, 1000)')), 1_000, waiting);

  await new Promise<void>((resolve) => whenUsed(usedBy(run('for (;;);')), 2_000, resolve));

  expect(waiting).not.toHaveBeenCalled();
  stop();
});
