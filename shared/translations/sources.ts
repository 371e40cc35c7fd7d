import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ParsedContent } from '../working-copy/content-file';
import { wordsOf } from './words';

/** Name of the file in a language's folder, next to the translated files. */
export const SOURCES_FILE = 'sources.json';

/** By the key of a text, a digest of the English text that it was translated from: `hero.title` → `3fa9c2d41b7e`. */
export type FileSources = Record<string, string>;

/** By file, from the language's folder: `hero.json`. */
export type Sources = Record<string, FileSources>;

const sourcesSchema = z.record(z.string(), z.record(z.string(), z.string().regex(/^[0-9a-f]{12}$/)));

/**
 * Reads the digests of a language's folder.
 * @param file for messages
 * @throws Error where the file is no list of digests
 */
export function parseSources(json: string, file: string): Sources {
  try {
    return sourcesSchema.parse(JSON.parse(json));
  } catch {
    throw new Error(
      `${file} is no list of digests. It is written by npm run translations; take it back from git, or accept the translations again.`,
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
 * @param translated the English texts, by key, of which words were written or confirmed
 */
export function sourcesWith(
  english: Pick<ParsedContent, 'name' | 'value'>,
  known: FileSources,
  translated: Record<string, string>,
): FileSources {
  return Object.fromEntries(
    wordsOf(english.value, english.name).flatMap(({ key }) => {
      const text = translated[key];
      const digest = text === undefined ? known[key] : digestOfText(text);
      return digest === undefined ? [] : [[key, digest]];
    }),
  );
}
