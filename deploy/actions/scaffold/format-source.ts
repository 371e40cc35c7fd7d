import { spawn } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { join } from 'node:path';

/** A source text as the project's formatter leaves it. @throws Error where the formatter cannot be run, or cannot read the text */
export async function formatSource(root: string, file: string, text: string): Promise<string> {
  const prettier = spawn(join(root, 'node_modules/.bin/prettier'), ['--stdin-filepath', file], { cwd: root });
  const ended = new Promise<number | null>((resolve, reject) => {
    prettier.on('error', reject).on('close', resolve);
  });
  // Where it cannot be started, `error` says so; writing to it fails besides.
  prettier.stdin.on('error', () => {}).end(text);
  const [formatted, complaint, status] = await Promise.all([
    textOf(prettier.stdout),
    textOf(prettier.stderr),
    ended,
  ]);
  if (status !== 0) throw new Error(`prettier could not format ${file}: ${complaint}`);
  return formatted;
}
