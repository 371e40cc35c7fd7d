import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isRunning } from '@site/processes';

const START_LIMIT_MS = 90_000;

interface KeptServer {
  /** Starts it below a folder. @param processes gets each process as it starts @returns what tests need of it */
  start: (folder: string, processes: ChildProcess[]) => Promise<object>;
  /** What ends its processes at once. */
  endsBy: NodeJS.Signals;
}

/**
 * Runs a server for the processes of one test run, and ends it when that run's first process is gone, however it ended.
 * Arguments of this process: folder, process id of the run. Writes `ready.json`, or `failed.txt`, into the folder.
 */
export async function keepForRun({ start, endsBy }: KeptServer): Promise<void> {
  const [folder = '', owner = ''] = process.argv.slice(2);
  const processes: ChildProcess[] = [];
  const end = async () => {
    const running = processes.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
    const ends = running.map((child) => once(child, 'exit'));
    running.forEach((child) => child.kill(endsBy));
    await Promise.race([Promise.all(ends), pause(5_000)]);
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
    await say('ready.json', JSON.stringify(await Promise.race([start(folder, processes), tooSlow()])));
  } catch (error) {
    await say('failed.txt', String(error));
  }
}

async function tooSlow(): Promise<never> {
  await pause(START_LIMIT_MS, undefined, { ref: false });
  throw new Error(`not ready after ${START_LIMIT_MS / 1000} s`);
}
