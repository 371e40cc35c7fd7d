import { join } from 'node:path';
import { textDifferences } from './compare-texts';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { newTranslation, withTexts } from './edit-texts';
import { digestOfText, type FileSources, SOURCES_FILE, type Sources } from './sources';
import { exportOf, textAt, type Words, wordsOf } from './words';
import type { ExchangedText } from './xliff';

/** Files to write, by path from the project's root, and what was left out. */
export interface TakenBack {
  files: Record<string, string>;
  /** Files that have no translation yet and are not complete: they stay in English. */
  incomplete: { file: string; missing: number }[];
}

/**
 * Takes a translator's texts back into the content files of a language. Everything else of the files stays as it is; a file
 * with a changed text is no longer confirmed. Nothing is written here.
 * @param folders of the language, of a workspace
 * @param name of the translator's file, for messages
 * @throws Error for the first thing that is wrong
 */
export function takeBack(folders: LanguageFolder[], texts: ExchangedText[], name: string): TakenBack {
  assertKnown(folders, texts, name);
  const taken: TakenBack = { files: {}, incomplete: [] };
  for (const { folder, files, sources } of folders) {
    const changed: Sources = {};
    for (const file of files) {
      const ofFile = texts.filter((text) => text.file === file.english.file);
      if (ofFile.length === 0) continue;
      assertComplete(file, ofFile, name);
      const translated = ofFile.filter((text) => text.translated !== '');
      if (!file.translated && translated.length < ofFile.length) {
        if (translated.length > 0)
          taken.incomplete.push({ file: file.file, missing: ofFile.length - translated.length });
        continue;
      }
      const written = sourceWith(file, translated);
      if (written !== file.translated?.source) taken.files[file.file] = written;
      changed[file.name] = { ...sources[file.name], ...digestsOf(translated) };
    }
    const accepted = JSON.stringify({ ...sources, ...changed }, null, 2);
    if (accepted !== JSON.stringify(sources, null, 2))
      taken.files[join(folder, SOURCES_FILE)] = `${accepted}\n`;
  }
  return taken;
}

/** Texts that are as they were are left alone, so that no file is confirmed anew for nothing. */
function sourceWith(file: TranslatableFile, texts: ExchangedText[]): string {
  const { translated, english } = file;
  const changed = texts.filter(
    ({ path, translated: text }) => textAt(translated?.exports[exportOf(path)], path) !== text,
  );
  if (translated && changed.length === 0) return translated.source;
  const byPath = Object.fromEntries(changed.map(({ path, translated: text }) => [path, text]));
  return withTexts(translated?.source ?? newTranslation(english.source), byPath, file.file);
}

function digestsOf(texts: ExchangedText[]): FileSources {
  return Object.fromEntries(texts.map(({ path, english }) => [path, digestOfText(english)]));
}

function assertKnown(folders: LanguageFolder[], texts: ExchangedText[], name: string): void {
  const known = new Map(
    folders.flatMap(({ files }) => files.map((file) => [file.english.file, pathsOf(file)] as const)),
  );
  for (const { file, path, english, translated } of texts) {
    const paths = known.get(file);
    if (!paths) throw new Error(`${name} has texts of ${file}, which is no content file of this workspace.`);
    if (!paths.has(path))
      throw new Error(`${name} has the text ${path}, which ${file} has not. Export the texts again.`);
    const [difference] = translated ? textDifferences(english, translated.normalize('NFC')) : [];
    if (difference)
      throw new Error(`${name} cannot be taken: ${path} ${difference}. Correct it there: "${translated}"`);
  }
}

function assertComplete(file: TranslatableFile, texts: ExchangedText[], name: string): void {
  const given = new Set(texts.map(({ path }) => path));
  const lacking = [...pathsOf(file)].find((path) => !given.has(path));
  if (lacking)
    throw new Error(
      `${name} has no text ${lacking}, which ${file.english.file} has. Export the texts again, and take the translations over.`,
    );
}

function pathsOf({ english }: TranslatableFile): Set<string> {
  const words: Words[] = Object.entries(english.exports).flatMap(([name, value]) => wordsOf(value, name));
  return new Set(words.map(({ path }) => path));
}
