import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What all content modules of this folder export, by name. A build puts the modules themselves in the place of this
 * code (`shared/build/content-folder-loader.js`).
 */
export const allContent: Record<string, unknown> = Object.assign(
  {},
  ...readdirSync(__dirname)
    .filter((name) => name.endsWith('.content.ts'))
    .map((name): unknown => require(join(__dirname, name))),
) as Record<string, unknown>;
