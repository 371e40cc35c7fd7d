import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Words } from './words';

/** Name of the file in a language's folder, beside the translated files. */
export const SOURCES_FILE = 'sources.json';

/** By the path of a text, a digest of the English text that it was translated from: `hero.title` → `3fa9c2d41b7e`. */
export type FileSources = Record<string, string>;

/** By file, from the language's folder: `hero.content.ts`. */
export type Sources = Record<string, FileSources>;

export const sourcesSchema = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/)));

/** The digest of an English text: the first 12 of the hexadecimal digits of its SHA-256. */
export function digestOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** The digests of English texts, by their paths. */
export function sourcesOf(english: Words[]): FileSources {
  return Object.fromEntries(english.map(({ path, text }) => [path, digestOfText(text)]));
}
