import type { ChildProcess } from 'node:child_process';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startDaemons } from './ceph-daemons';
import { CEPH_USER, makeCephUser } from './ceph-user';

const START_LIMIT_MS = 90_000;

/**
 * Runs a Ceph for the processes of one test run, and ends it when that run's first process is gone, however it ended.
 * Arguments: folder, process id of the run. Writes `ready.json`, or `failed.txt`, into the folder.
 */
async function run([folder = '', owner = '']: string[]): Promise<void> {
  const daemons: ChildProcess[] = [];
  const end = async () => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    process.exit(0);
  };
  setInterval(() => {
    if (!isRunning(Number(owner))) void end();
  }, 500);
  process.once('SIGTERM', () => void end());

  const say = async (name: string, text: string) => {
    await writeFile(join(folder, `${name}.new`), text);
    await rename(join(folder, `${name}.new`), join(folder, name));
  };
  try {
    const ceph = await Promise.race([startDaemons(folder, daemons), tooSlow()]);
    await makeCephUser(ceph.configuration, CEPH_USER);
    await say('ready.json', JSON.stringify(ceph));
  } catch (error) {
    await say('failed.txt', String(error));
  }
}

async function tooSlow(): Promise<never> {
  await pause(START_LIMIT_MS, undefined, { ref: false });
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s`);
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

void run(process.argv.slice(2));
