import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Memory of a process and its children, in MB, sampled until it is stopped. */
export interface MemoryWatch {
  stop(): number[];
}

/** Samples about once a second. */
export function watchMemory(pid: number): MemoryWatch {
  const samples: number[] = [];
  const sample = () =>
    void residentMegabytes(pid).then(
      (size) => samples.push(size),
      () => undefined,
    );
  sample();
  const timer = setInterval(sample, 1_000);
  return {
    stop: () => {
      clearInterval(timer);
      return samples;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = processes.filter(([id, parent]) => id === pid || parent === pid);
  return own.reduce((sum, [, , formatKilobytes]) => sum + (formatKilobytes ?? 0), 0) / 1024;
}

/** The sizes at the beginning, after a quarter, a half, three quarters, and at the end. */
export function quarters(samples: number[]): number[] {
  return [0, 0.25, 0.5, 0.75, 1].map((part) => samples[Math.round(part * (samples.length - 1))] ?? NaN);
}
