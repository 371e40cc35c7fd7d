import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { SiteError } from '../store/site-error';

/** Where a part lies in the working copy. */
export interface PartSource {
  part: string;
  /** Absolute path of its workspace. */
  folder: string;
}

/**
 * Builds a part for production into its `dist/`.
 * @throws SiteError `build-failed` with what webpack said.
 */
export async function buildPart(root: string, { part, folder }: PartSource): Promise<void> {
  const webpack = join(root, 'node_modules', '.bin', 'webpack');
  const child = spawn(webpack, ['--mode', 'production'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const exit = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (exit === 0) return;
  throw new SiteError(
    'build-failed',
    `The build of ${part} failed:\n${Buffer.concat(output).toString().trim()}`,
    'Put right what it names, then run the command again.',
  );
}
