import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { ContentObject, ContentValue } from '../content/content-value';
import {
  formatContent,
  formatJson,
  type ParsedContent,
  schemaOfTranslation,
} from '../working-copy/content-file';
import { checkTranslation, textDifferences } from './check-translation';
import type { LanguageFolder } from './content-folders';
import { type Sources, SOURCES_FILE, sourcesWith } from './sources';
import { textsIn, wordsAlone, type WordsByKey } from './words';

/** Texts by their keys: what translation services take as JSON of keys and values. */
type TextsByKey = Record<string, string>;

/** A language's texts as translation services take them. */
export interface ExchangedTexts {
  english: TextsByKey;
  translated: TextsByKey;
}

/** All texts of a language's folders. */
export function exchangedTexts(folders: LanguageFolder[]): ExchangedTexts {
  const texts = folders.flatMap(({ files }) =>
    files.flatMap(({ english, translated }) => checkTranslation(english, translated).texts),
  );
  const said = texts.flatMap(({ key, translated }) => (translated === undefined ? [] : [[key, translated]]));
  return {
    english: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
    translated: Object.fromEntries(said) as TextsByKey,
  };
}

/**
 * Reads a file of texts by key. Services may write keys with dots as objects in objects, and what is not translated as ''.
 * @param name for messages
 * @throws Error where it holds anything else
 */
export function readTexts(json: string, name: string): TextsByKey {
  const nested: z.ZodType<ContentValue> = z.record(
    z.string(),
    z.lazy(() => z.union([z.string(), nested])),
  );
  try {
    const texts = textsIn(nested.parse(JSON.parse(json)), '').filter(({ text }) => text.trim());
    return Object.fromEntries(texts.map(({ path, text }) => [path, text.trim().normalize('NFC')]));
  } catch {
    throw new Error(
      `${name} is no JSON of texts by their keys. Take the file that the translator's program wrote, whole.`,
    );
  }
}

/** Files to write, by path from the project's root, and what was left out. */
export interface ImportedTexts {
  files: Record<string, string>;
  /** A sentence for each file that is left as it is, and for what English has not. */
  left: string[];
}

/**
 * Imports a translator's texts into the content files of a language. Texts that are as they were change nothing; a file with
 * a changed text is no longer confirmed. Nothing is written here.
 * @param folders of the language, of a workspace
 * @param given the translator's, and the English ones that were translated
 * @param name of the translator's file, for messages
 * @throws Error for the first thing that is wrong
 */
export function importTranslated(
  folders: LanguageFolder[],
  given: ExchangedTexts,
  name: string,
): ImportedTexts {
  assertFaithful(given, name);
  const written: Record<string, string> = {};
  const left: string[] = [];
  for (const { folder, files, sources } of folders) {
    const after = { ...sources };
    for (const { english, translated, file, name: own } of files) {
      const { texts } = checkTranslation(english, translated);
      const words = new Map(texts.map((text) => [text.key, given.translated[text.key] ?? text.translated]));
      const changed = texts.filter((text) => words.get(text.key) !== text.translated);
      if (changed.length === 0) continue;
      const missing = texts.filter(({ key }) => words.get(key) === undefined).length;
      if (!translated && missing > 0) {
        left.push(`${file} is not written: ${missing} of its texts are not translated.`);
        continue;
      }
      written[file] = translatedFile(english, (key) => words.get(key), false);
      const seen = changed.map(({ key }) => ({ key, text: given.english[key]! }));
      after[own] = sourcesWith(english, sources[own] ?? {}, seen);
    }
    Object.assign(written, sourcesFile(folder, sources, after));
  }
  const known = exchangedTexts(folders).english;
  const surplus = Object.keys(given.translated).filter((key) => known[key] === undefined);
  if (surplus.length > 0) left.push(`${name} has what English has no more: ${surplus.join(', ')}.`);
  return { files: written, left };
}

/** The text of a translated file. @param words its words by key; those that it lacks are left out */
export function translatedFile(english: ParsedContent, words: WordsByKey, isConfirmed: boolean): string {
  const value = (wordsAlone(english.value, english.name, words) ?? {}) as ContentObject;
  return formatContent({ schema: schemaOfTranslation(english.schema), isConfirmed, value });
}

/** The file of a folder's digests, by its path; nothing where they are as they were. */
export function sourcesFile(folder: string, before: Sources, after: Sources): Record<string, string> {
  return isDeepStrictEqual(before, after) ? {} : { [join(folder, SOURCES_FILE)]: formatJson(after) };
}

/**
 * The file of a folder's digests once its translations are taken for those of the English texts of today.
 * @param names files to accept; all that are translated if missing
 * @throws Error for a translation that does not say what English says
 */
export function acceptTranslations(
  { folder, files, sources }: LanguageFolder,
  names: string[] = [],
): Record<string, string> {
  const after = { ...sources };
  for (const { english, translated, file, name } of files) {
    if (!translated || (names.length > 0 && !names.includes(name))) continue;
    const said = checkTranslation(english, translated).texts.filter((text) => text.translated !== undefined);
    for (const { key, text, translated: own } of said) {
      const [difference] = textDifferences(text, own!);
      if (difference) throw new Error(`${file} cannot be accepted: ${key} ${difference}. Correct it first.`);
    }
    after[name] = sourcesWith(english, {}, said);
  }
  return sourcesFile(folder, sources, after);
}

function assertFaithful({ english, translated }: ExchangedTexts, name: string): void {
  for (const [key, text] of Object.entries(translated)) {
    if (english[key] === undefined)
      throw new Error(
        `${name} translates ${key}, of which no English text was given. Put the file with the English texts that were translated next to it.`,
      );
    const [difference] = textDifferences(english[key], text);
    if (difference)
      throw new Error(`${name} cannot be taken: ${key} ${difference}. Correct it there: "${text}"`);
  }
}
