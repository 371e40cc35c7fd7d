import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { SiteError } from '@site/errors';
import { buildEnvironment } from './build-environment';
import { buildErrors } from './build-errors';
import type { GitState } from './git';

/** Where a part lies in the working copy. */
export interface PartSource {
  part: string;
  /** Absolute path of its workspace. */
  folder: string;
  /** Absolute path of a build of it, to be taken as it is. */
  dist?: string;
  /** What a snapshot is of; else the folder is asked. */
  git?: GitState | null;
}

/** The build says what went wrong as data; warnings of its tools concern their maintainers. */
const OPTIONS = ['--mode', 'production', '--stats', 'errors-only', '--json'];

/**
 * Builds a part for production into its `dist/`.
 * @param root of the working copy, also for the source in a snapshot of it
 * @param signal ends the build
 * @param options more of webpack's
 * @throws SiteError `build-failed` with each error of the build, once; `build-stopped`
 */
export async function buildPart(
  root: string,
  { part, folder }: PartSource,
  signal?: AbortSignal,
  options: string[] = [],
): Promise<void> {
  const webpack = join(root, 'node_modules', '.bin', 'webpack');
  const env = buildEnvironment(process.env, root);
  const child = spawn(webpack, [...OPTIONS, ...options], {
    cwd: folder,
    env,
    signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  const exit = await new Promise<number | null>((resolve, reject) => {
    child.on('error', (error) => reject(signal?.aborted ? stopped(part) : error));
    child.on('close', resolve);
  });
  if (exit === 0) return;
  const [said, besides] = [stdout, stderr].map((chunks) =>
    Buffer.concat(chunks).toString().replaceAll(dirname(folder), root).trim(),
  );
  throw new SiteError(
    'build-failed',
    `The build of ${part} failed; nothing was stored:\n${buildErrors(said!)?.join('\n') ?? `${said}\n${besides}`.trim()}`,
    'Put right what it names, then run the command again.',
  );
}

function stopped(part: string): SiteError {
  return new SiteError(
    'build-stopped',
    `The build of ${part} was stopped; nothing was stored.`,
    'What is live is as it was. Begin again when you like.',
  );
}
