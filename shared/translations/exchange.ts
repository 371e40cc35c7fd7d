import { join } from 'node:path';
import { z } from 'zod';
import { formatContent, formatJson, schemaOfTranslation } from '../working-copy/content-file';
import { textDifferences } from './compare-texts';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { checkOf } from './open-texts';
import { digestOfText, type FileSources, SOURCES_FILE, type Sources } from './sources';
import { wordsAlone, wordsOf } from './words';

/** Texts by their keys: what translation services take as JSON of keys and values. */
export type TextsByKey = Record<string, string>;

/** A language's texts as translation services take them. */
export interface ExchangedTexts {
  english: TextsByKey;
  translated: TextsByKey;
}

/** All texts of a language's folders. */
export function exchangedTexts(folders: LanguageFolder[]): ExchangedTexts {
  const texts = folders.flatMap(({ files, sources }) =>
    files.flatMap((file) => checkOf(file, sources[file.name] ?? {}).texts),
  );
  return {
    english: Object.fromEntries(texts.map(({ key, text }) => [key, text])),
    translated: Object.fromEntries(
      texts.flatMap(({ key, translated }) => (translated === undefined ? [] : [[key, translated]])),
    ),
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
export interface TakenBack {
  files: Record<string, string>;
  /** A sentence for each file that is left as it is, and for what English has not. */
  left: string[];
}

/**
 * Takes a translator's texts back into the content files of a language. Texts that are as they were change nothing; a file with
 * a changed text is no longer confirmed. Nothing is written here.
 * @param folders of the language, of a workspace
 * @param texts the translator's, and the English ones that were translated
 * @param name of the translator's file, for messages
 * @throws Error for the first thing that is wrong
 */
export function takeBack(folders: LanguageFolder[], texts: ExchangedTexts, name: string): TakenBack {
  assertFaithful(texts, name);
  const known = new Set<string>();
  const taken: TakenBack = { files: {}, left: [] };
  for (const { folder, files, sources } of folders) {
    const digests: Sources = {};
    for (const file of files) {
      const own = checkOf(file, sources[file.name] ?? {}).texts;
      own.forEach(({ key }) => known.add(key));
      const changed = own.filter(({ key, translated }) => {
        const given = texts.translated[key];
        return given && given.normalize('NFC') !== translated;
      });
      if (changed.length === 0) continue;
      const untranslated = own.filter(({ key }) => !texts.translated[key]).length;
      if (!file.translated && untranslated > 0) {
        taken.left.push(`${file.file} is not written: ${untranslated} of its texts are not translated.`);
        continue;
      }
      const byKey = Object.fromEntries(
        changed.map(({ key }) => [key, texts.translated[key]!.normalize('NFC')]),
      );
      taken.files[file.file] = withTexts(file, byKey);
      digests[file.name] = {
        ...knownOf(file, sources[file.name]),
        ...digestsOf(Object.keys(byKey), texts.english),
      };
    }
    const [before, after] = [sources, { ...sources, ...digests }].map(formatJson);
    if (after !== before) taken.files[join(folder, SOURCES_FILE)] = after!;
  }
  const surplus = Object.keys(texts.translated).filter((key) => !known.has(key));
  if (surplus.length > 0) taken.left.push(`${name} has what English has no more: ${surplus.join(', ')}.`);
  return taken;
}

/** A translated file with other texts, no longer confirmed. @param texts by key */
function withTexts({ english, translated }: TranslatableFile, texts: TextsByKey): string {
  const own = new Map(wordsOf(translated?.value, english.name).map(({ key, text }) => [key, text]));
  const value = wordsAlone(english.value, english.name, (key) => texts[key] ?? own.get(key)) as object;
  return formatContent({
    schema: schemaOfTranslation(english.schema),
    isConfirmed: false,
    value: value as typeof english.value,
  });
}

/** The digests of texts that English still has. */
function knownOf({ english }: TranslatableFile, sources: FileSources = {}): FileSources {
  const known = new Set(wordsOf(english.value, english.name).map(({ key }) => key));
  return Object.fromEntries(Object.entries(sources).filter(([key]) => known.has(key)));
}

function digestsOf(keys: string[], english: TextsByKey): FileSources {
  return Object.fromEntries(keys.map((key) => [key, digestOfText(english[key]!)]));
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
