import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A file that visitors get, by its path. */
export interface SentFile {
  name: string;
  text: string;
}

/** All that visitors get of a site which `site export` wrote to a folder, but for pictures and fonts. */
export function sentFiles(folder: string): SentFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(png|ico|avif|webp|woff2)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => ({ name: relative(folder, file), text: readFileSync(file, 'utf8') }));
}
