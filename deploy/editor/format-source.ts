import { execFile } from 'node:child_process';
import { join } from 'node:path';

/**
 * The source as the project's formatter has it, where it had the source before in that form; else as it is, so that a
 * change of one sentence stays one.
 * @param file from the root
 */
export async function formatSource(
  root: string,
  file: string,
  { before, after }: { before: string; after: string },
): Promise<string> {
  const [was, is] = await Promise.all([format(root, file, before), format(root, file, after)]);
  return was === before ? is : after;
}

function format(root: string, file: string, source: string): Promise<string> {
  const prettier = join(root, 'node_modules/.bin/prettier');
  return new Promise((resolve, reject) => {
    const child = execFile(prettier, ['--stdin-filepath', file], { cwd: root }, (error, stdout) =>
      error ? reject(error) : resolve(stdout),
    );
    child.stdin?.end(source);
  });
}
