import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Loads TypeScript, in which schemas and rules are written. */
const LOADER = 'tsx/cjs';

export type ContentTools = typeof import('@site/shared/content-files/content-tools');

/**
 * The rules of a working copy, from its own sources: a build of it asks the same ones.
 * @param root of the working copy
 */
export function contentTools(root: string): ContentTools {
  const load = createRequire(join(root, 'package.json'));
  load(LOADER);
  return load('./shared/content-files/content-tools.ts') as ContentTools;
}
