import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../working-copy/working-copy';
import { parts } from '../federation';
import { type Definition, definitionOf } from '../theme/styles';

/** All style files of the kit and of the parts that are here, as `[path from the project's root, absolute path]`. */
export function styleFiles(): [name: string, path: string][] {
  return ['shared', ...Object.values(parts).map(({ workspace }) => workspace)].flatMap((workspace) => {
    const folder = join(ROOT, workspace);
    const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
    return files
      .filter((file) => file.endsWith('.styles.ts') && !/node_modules|dist/.test(file))
      .map((file): [string, string] => [join(workspace, file), join(folder, file)]);
  });
}

/** What a style file defines. */
export function definitionsOf(path: string): Definition[] {
  const exported = require(path) as Record<string, object>;
  return Object.values(exported).flatMap((value) => definitionOf(value) ?? []);
}
