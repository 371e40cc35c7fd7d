import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever the machine. */
const TICK_MS = 10;

/**
 * Calls back once so much processor time was used from now on. The clock does not count: on a machine that is busy with other
 * things, work takes longer, and is the same work.
 * @param used what was used so far, in ms
 * @returns what ends the watch
 */
export function whenUsed(
  used: () => number | Promise<number>,
  milliseconds: number,
  act: () => void,
): () => void {
  const before = used();
  let isOver = false;
  let timer: NodeJS.Timeout;
  const lookIn = (left: number) => (timer = setTimeout(() => void look(), left));
  const look = async () => {
    const left = milliseconds - ((await used()) - (await before));
    if (isOver) return;
    if (left > 0) lookIn(left);
    else act();
  };
  lookIn(milliseconds);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** What a process has used since its start, all its threads together, in ms; 0 for one that has ended. */
export function usedBy({ pid }: ChildProcess): () => number {
  const read = process.platform === 'linux' ? readProc : readPs;
  return () => {
    try {
      return read(pid!);
    } catch {
      return 0;
    }
  };
}

/** `1234 (node) S 1 …`: the name may hold anything, and the 14th and 15th field are what the process and the system for it used. */
function readProc(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** `0:01.25`, `1:02:03` */
function readPs(pid: number): number {
  const time = execFileSync('ps', ['-o', 'time=', '-p', `${pid}`], { encoding: 'utf8', stdio: 'pipe' });
  return (
    time
      .trim()
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000
  );
}
