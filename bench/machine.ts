import { cpus, loadavg } from 'node:os';

/** What the times depend on besides the sites. */
export interface Machine {
  processor: string;
  cores: number;
  node: string;
  browser: string;
  /** Load average of the last minute, before and after the runs: above the number of cores, times are in doubt. */
  loadBefore: number;
  loadAfter: number;
}

export function processorOf(): Pick<Machine, 'processor' | 'cores' | 'node'> {
  const all = cpus();
  return { processor: all[0]?.model.trim() ?? 'unknown', cores: all.length, node: process.version };
}

export function loadNow(): number {
  return loadavg()[0] as number;
}
