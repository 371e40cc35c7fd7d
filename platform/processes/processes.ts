import { type ChildProcess, execFileSync, execFile } from 'node:child_process';
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
  const parts = time.trim().split(':');
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000;
}

/** Whether a process exists, also one of another user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

interface OwnProcess {
  /** Path of the program: it reads from standard input, and writes what it makes, or what is wrong. */
  main: string;
  args?: string[];
  input: string | Uint8Array;
  /** Of processor time. */
  maxMs: number;
  /** Of what it makes. */
  maxBytes: number;
  /** What is thrown. @param fact what went wrong, as a part of a sentence */
  refuse: (fact: string) => Error;
}

/**
 * Makes a picture or a page in a process of its own, without our environment: a document, a file or words can be made so that it takes
 * minutes or gigabytes, and nothing stops compiled code or a rule but the end of its process.
 */
export function inOwnProcess(own: OwnProcess): Promise<Buffer> {
  const { main, args = [], input, maxMs, maxBytes, refuse } = own;
  return new Promise((resolve, reject) => {
    const options = { killSignal: 'SIGKILL', maxBuffer: maxBytes, encoding: 'buffer', env: {} } as const;
    const child = execFile(process.execPath, [main, ...args], options, (error, made, complaint) => {
      stopWatching();
      if (error) reject(refuse(`${complaint}` || 'its process ended'));
      else resolve(made);
    });
    const stopWatching = whenUsed(usedBy(child), maxMs, () => {
      reject(refuse(`it used more than ${maxMs / 1000} s of processor time`));
      child.kill('SIGKILL');
    });
    // One that has ended reads no further, and has said why.
    child.stdin?.on('error', () => undefined).end(input);
  });
}
