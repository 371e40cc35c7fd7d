import { cpus, loadavg } from 'node:os';

/** Load average of the last minute. */
export function loadNow(): number {
  return loadavg()[0] as number;
}

/** When and where something was measured, and whether to doubt the times: more processes wanted to run than there are cores. */
export function describeConditions(loadBefore: number, loadAfter?: number): string {
  const [time] = new Date()
    .toISOString()
    .replace('T', ' ')
    .split(/:\d\d\./);
  const after = loadAfter === undefined ? '' : ` and ${loadAfter.toFixed(1)} after`;
  const isBusy = Math.max(loadBefore, loadAfter ?? 0) > cpus().length;
  return (
    `${time} UTC. Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}; ` +
    `load average ${loadBefore.toFixed(1)} before${after}.` +
    (isBusy ? ' The machine was busy with other work: times are in doubt.' : '')
  );
}
