import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sum } from 'simple-statistics';
import { repeat, type Repeated } from './repeat';

const execute = promisify(execFile);

/** Samples the memory of a process and its children about once a second. @returns MB */
export function watchMemory(pid: number): Repeated<number[]> {
  return repeat<number[]>([], async (samples) => {
    const { stdout } = await execute('ps', ['--pid', String(pid), '--ppid', String(pid), '-o', 'rss=']);
    const formatKilobytes = stdout.trim().split('\n').map(Number);
    samples.push(Math.round((sum(formatKilobytes) * 1024) / 1_000_000));
    await pause(1_000);
  });
}
