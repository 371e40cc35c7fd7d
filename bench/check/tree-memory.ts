import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sum } from 'simple-statistics';

/**
 * Memory of a process and of all that it started, in MB, on Linux. What several of them share, such as the code of a browser, is
 * counted once (PSS). 0 elsewhere.
 * @see https://docs.kernel.org/filesystems/proc.html
 */
export function treeMemory(root: number): number {
  const parents = new Map(
    (existsSync('/proc') ? readdirSync('/proc') : [])
      .filter(isNumber)
      .map((pid) => [Number(pid), parentOf(pid)]),
  );
  const isOfRoot = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === root || isOfRoot(parents.get(pid)));
  const kilobytes = [...parents.keys()].filter(isOfRoot).map(proportionalSize);
  return (sum(kilobytes) * 1024) / 1_000_000;
}

const isNumber = (name: string) => /^\d+$/.test(name);

function parentOf(pid: string): number | undefined {
  // The command's name, in brackets, may hold spaces.
  return (
    Number(
      read(`/proc/${pid}/stat`)
        .replace(/^.*\) \w /s, '')
        .split(' ')[0],
    ) || undefined
  );
}

/** In KiB; 0 of a process that has ended. */
function proportionalSize(pid: number): number {
  return Number(/^Pss: +(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
