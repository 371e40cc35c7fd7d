import { execFile } from 'node:child_process';

interface PictureProcess {
  /** Path of the program: it reads from standard input, and writes the picture or what is wrong. */
  main: string;
  args?: string[];
  input: string | Uint8Array;
  /** In ms. */
  timeout: number;
  /** Of the picture. */
  mostBytes: number;
  /** What is thrown. @param fact what went wrong, as a part of a sentence */
  refuse: (fact: string) => Error;
}

/**
 * Makes a picture in a process of its own, without our environment: a document or a file can be made so that drawing or decoding it
 * takes minutes or gigabytes, and nothing stops the library's compiled code but the end of its process.
 */
export function inPictureProcess({
  main,
  args = [],
  input,
  timeout,
  mostBytes,
  refuse,
}: PictureProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: mostBytes } as const;
    const options = { ...limits, encoding: 'buffer', env: {} } as const;
    const { stdin } = execFile(process.execPath, [main, ...args], options, (error, picture, complaint) => {
      if (!error) return resolve(picture);
      const fact = error.killed ? `it takes longer than ${timeout / 1000} s` : `${complaint}`;
      reject(refuse(fact || 'its process ended'));
    });
    // One that has ended reads no further, and has said why.
    stdin?.on('error', () => undefined).end(input);
  });
}
