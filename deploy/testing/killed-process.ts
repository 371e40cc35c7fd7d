import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** How a process ended, and the writes to the store that it had done by then. */
interface EndedProcess {
  signal: NodeJS.Signals | null;
  exitCode: number | null;
  writes: number;
}

/** The `site` command of this working copy. */
export const SITE_COMMAND = join(__dirname, '../bin/site.js');

const DIE_AFTER_WRITES = join(__dirname, 'die-after-writes.js');

/** Runs a Node process, and ends it by SIGKILL once so many of its writes to a folder store are done, which it counts itself. */
export async function runKilledOnFolder(
  command: string[],
  env: NodeJS.ProcessEnv,
  writes: number,
): Promise<EndedProcess> {
  const child = spawn(process.execPath, ['--require', DIE_AFTER_WRITES, ...command], {
    env: { ...process.env, ...env, SITE_TEST_WRITES: String(writes) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { exitCode, signal, writes: Number(/writes: (\d+)/.exec(said)?.[1] ?? writes) };
}
