import { execFile } from 'node:child_process';
import { usedBy, whenUsed } from './processor-time';

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
export function inOwnProcess({
  main,
  args = [],
  input,
  maxMs,
  maxBytes,
  refuse,
}: OwnProcess): Promise<Buffer> {
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
