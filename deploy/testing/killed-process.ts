import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { S3Proxy } from './s3-proxy';

/** How a process ended, and the writes to the store that it had done by then. */
interface EndedProcess {
  signal: NodeJS.Signals | null;
  exitCode: number | null;
  writes: number;
}

/** Runs a Node process, and ends it by SIGKILL once so many of its writes to the store are done. */
export type RunKilled = (command: string[], env: NodeJS.ProcessEnv, writes: number) => Promise<EndedProcess>;

/** The `site` command of this working copy. */
export const SITE_COMMAND = join(__dirname, '../bin/site.js');

const DIE_AFTER_WRITES = join(__dirname, 'die-after-writes.js');

/** For a folder store: the process counts its writes itself. */
export const runKilledOnFolder: RunKilled = async (command, env, writes) => {
  const child = spawn(process.execPath, ['--require', DIE_AFTER_WRITES, ...command], {
    env: { ...process.env, ...env, SITE_TEST_WRITES: String(writes) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  return { exitCode, signal, writes: Number(/writes: (\d+)/.exec(said)?.[1] ?? writes) };
};

/** For a bucket: what stands before the server counts. The last write that counts is done, and its answer never heard. */
export function runKilledOnBucket(proxy: S3Proxy): RunKilled {
  return async (command, env, writes) => {
    const child = spawn(process.execPath, command, { env: { ...process.env, ...env }, stdio: 'ignore' });
    let begun = 0;
    proxy.disturb = (method) => {
      if (method !== 'PUT') return null;
      begun += 1;
      if (begun >= writes) child.kill('SIGKILL');
      return begun > writes ? 'unavailable' : null;
    };
    const [exitCode, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    proxy.disturb = () => null;
    return { exitCode, signal, writes: Math.min(begun, writes) };
  };
}
