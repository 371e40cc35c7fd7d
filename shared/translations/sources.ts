import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { shortPath } from '../working-copy/build-error';
import type { ParsedContent } from '../working-copy/content-file';
import { wordsOf } from './words';

/** Name of the file in a language's folder, next to the translated files. */
export const SOURCES_FILE = 'sources.json';

/** By the key of a text, a digest of the English text that it was translated from: `hero.title` → `3fa9c2d41b7e`. */
export type FileSources = Record<string, string>;

/** By file, from the language's folder: `hero.json`. */
export type Sources = Record<string, FileSources>;

const sourcesSchema = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/)));

/** The digests in a language's folder; empty while it has none. @throws Error that names the file */
export function readSources(folder: string): Sources {
  const file = join(folder, SOURCES_FILE);
  try {
    return existsSync(file) ? sourcesSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  } catch {
    throw new Error(
      `${shortPath(file)} is no list of digests. It is written by npm run translations; take it back from git, or accept the translations again.`,
    );
  }
}

/** The digest of an English text: the first 12 of the hexadecimal digits of its SHA-256. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * What a translation says afterwards of the English texts that it is of, in their order.
 * @param known what it says so far
 * @param said the English texts of which words were written or confirmed
 */
export function sourcesWith(
  english: Pick<ParsedContent, 'name' | 'value'>,
  known: FileSources,
  said: { key: string; text: string }[],
): FileSources {
  const digests = { ...known, ...Object.fromEntries(said.map(({ key, text }) => [key, digestOfText(text)])) };
  const keys = wordsOf(english.value, english.name).map(({ key }) => key);
  return Object.fromEntries(keys.flatMap((key) => (digests[key] ? [[key, digests[key]]] : [])));
}
