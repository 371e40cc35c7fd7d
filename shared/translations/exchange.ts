import { join } from 'node:path';
import { z } from 'zod';
import type { ContentObject } from '../content/content-value';
import {
  formatContent,
  formatJson,
  type ParsedContent,
  schemaOfTranslation,
} from '../working-copy/content-file';
import { checkTranslation } from './check-translation';
import { textDifferences } from './compare-texts';
import type { LanguageFolder } from './content-folders';
import { SOURCES_FILE, sourcesWith } from './sources';
import { wordsAlone, type WordsByKey } from './words';

/** Texts by their keys: what translation services take as JSON of keys and values. */
export type TextsByKey = Record<string, string>;

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
  const said = texts.filter(({ translated }) => translated !== undefined);
  return {
    english: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
    translated: Object.fromEntries(said.map(({ key, translated }) => [key, translated!])),
  };
}

/**
 * Reads a file of texts by key. Services may write keys with dots as objects in objects.
 * @param name for messages
 * @throws Error where it holds anything else
 */
export function readTexts(json: string, name: string): TextsByKey {
  const nested = z.record(
    z.string(),
    z.lazy((): z.ZodType => z.union([z.string(), nested])),
  );
  try {
    const flat = (value: object, path: string): [string, string][] =>
      Object.entries(value).flatMap(([key, inner]: [string, string | object]) =>
        typeof inner === 'string' ? [[path + key, inner.trim()]] : flat(inner, `${path}${key}.`),
      );
    return Object.fromEntries(flat(nested.parse(JSON.parse(json)), ''));
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
 * @param texts the translator's, and the English ones that were translated
 * @param name of the translator's file, for messages
 * @throws Error for the first thing that is wrong
 */
export function importTranslated(
  folders: LanguageFolder[],
  texts: ExchangedTexts,
  name: string,
): ImportedTexts {
  assertFaithful(texts, name);
  const known = new Set<string>();
  const taken: ImportedTexts = { files: {}, left: [] };
  for (const { folder, files, sources } of folders) {
    const after = { ...sources };
    for (const { english, translated, file, name: own } of files) {
      const said = checkTranslation(english, translated).texts;
      said.forEach(({ key }) => known.add(key));
      const given = ({ key }: { key: string }) => texts.translated[key]?.normalize('NFC') || undefined;
      const changed = said.filter((text) => given(text) && given(text) !== text.translated);
      if (changed.length === 0) continue;
      const untranslated = said.filter((text) => !given(text)).length;
      if (!translated && untranslated > 0) {
        taken.left.push(`${file} is not written: ${untranslated} of its texts are not translated.`);
        continue;
      }
      const words = new Map(said.map((text) => [text.key, given(text) ?? text.translated]));
      taken.files[file] = translatedFile(english, (key) => words.get(key), false);
      const seen = changed.map(({ key }) => [key, texts.english[key]!]);
      after[own] = sourcesWith(english, sources[own] ?? {}, Object.fromEntries(seen));
    }
    if (formatJson(after) !== formatJson(sources))
      taken.files[join(folder, SOURCES_FILE)] = formatJson(after);
  }
  const surplus = Object.keys(texts.translated).filter((key) => !known.has(key));
  if (surplus.length > 0) taken.left.push(`${name} has what English has no more: ${surplus.join(', ')}.`);
  return taken;
}

/** The text of a translated file. @param words its words by key; those that it lacks are left out */
export function translatedFile(english: ParsedContent, words: WordsByKey, isConfirmed: boolean): string {
  const value = (wordsAlone(english.value, english.name, words) ?? {}) as ContentObject;
  return formatContent({ schema: schemaOfTranslation(english.schema), isConfirmed, value });
}

function assertFaithful({ english, translated }: ExchangedTexts, name: string): void {
  for (const [key, text] of Object.entries(translated)) {
    if (!text) continue;
    if (english[key] === undefined)
      throw new Error(
        `${name} translates ${key}, of which no English text was given. Put the file with the English texts that were translated next to it.`,
      );
    const [difference] = textDifferences(english[key], text.normalize('NFC'));
    if (difference)
      throw new Error(`${name} cannot be taken: ${key} ${difference}. Correct it there: "${text}"`);
  }
}
